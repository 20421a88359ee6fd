import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { STATIC_MARK } from './static-html.ts'

/** Renders a part of a page for `StaticHtml`. The part uses plain links and no state. */
export function staticMarkup(part: ReactNode): string {
  return STATIC_MARK + renderToStaticMarkup(part)
}
