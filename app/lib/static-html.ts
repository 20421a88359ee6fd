/**
 * Parts of a page that never change in the browser are rendered to a string by the loader at build. The string stands
 * once in the finished page, as elements; the copy in the hydration data is taken out (`document.ts`) and read back
 * from the elements before React starts. After a client-side navigation it comes with the data as usual.
 * Code must not ask whether such a string is empty: in the browser it may be, and the part is there all the same.
 */

/** What a static string starts with, so that the finished document can tell it from other texts. */
export const STATIC_MARK = '<!---->'

/** The attribute that holds a static part's name on its element; names are unique on a page. */
export const STATIC_ATTRIBUTE = 'data-static'

const kept = new Map<string, string>()

/** Reads the static parts of the page; called once, before hydration. */
export function keepStaticHtml(): void {
  for (const element of document.querySelectorAll(`[${STATIC_ATTRIBUTE}]`))
    kept.set(element.getAttribute(STATIC_ATTRIBUTE) ?? '', element.innerHTML)
}

/** The HTML of a static part: what the data brought, or what the page held. */
export function staticHtml(name: string, html: string): string {
  return html || (kept.get(name) ?? '')
}
