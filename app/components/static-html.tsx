import { type MouseEvent, useMemo } from 'react'
import { useNavigate } from 'react-router'
import { STATIC_ATTRIBUTE, staticHtml } from '../lib/static-html.ts'

/**
 * A part of a page that was rendered at build and has no code in the browser. Its links navigate without a page load.
 * @param name unique on the page
 * @param html from a loader's `staticMarkup`
 */
export function StaticHtml({ name, html, className }: { name: string; html: string; className?: string }) {
  const navigate = useNavigate()
  // One object for one text: React would write it again otherwise.
  const content = useMemo(() => ({ __html: staticHtml(name, html) }), [name, html])
  const follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a')
    if (
      !link ||
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return
    if (link.origin !== location.origin || link.target) return
    event.preventDefault()
    const here = link.pathname === location.pathname
    void navigate(link.pathname + link.search + link.hash, { viewTransition: !here })
  }
  return (
    <div
      {...{ [STATIC_ATTRIBUTE]: name }}
      className={className}
      onClick={follow}
      suppressHydrationWarning
      dangerouslySetInnerHTML={content}
    />
  )
}
