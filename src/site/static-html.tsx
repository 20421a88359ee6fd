import { useMemo } from 'react'
import { STATIC_ATTRIBUTE, staticHtml } from '../../app/lib/static-html.ts'

/**
 * A part of a page that was rendered at build and has no code in the browser.
 * @param name unique on the page
 * @param html from a loader's `staticMarkup`
 */
export function StaticHtml({ name, html, className }: { name: string; html: string; className?: string }) {
  // One object for one text: React would write it again otherwise.
  const content = useMemo(() => ({ __html: staticHtml(name, html) }), [name, html])
  return (
    <div
      {...{ [STATIC_ATTRIBUTE]: name }}
      className={className}
      suppressHydrationWarning
      dangerouslySetInnerHTML={content}
    />
  )
}
