/** Texts of inline scripts, of which the content policy has the hashes. `theme.ts` has another one. */

/**
 * Inline script behind the announcement: hides it before the first paint, so that nothing moves, where its last day is
 * over by the visitor's clock.
 */
export const ANNOUNCEMENT_SCRIPT =
  "{const bar=document.currentScript.previousElementSibling;bar.hidden=Date.now()>Date.parse(bar.dataset.lastDay+'T23:59:59')}"

/**
 * Lets the browser fetch a page of the site when a visitor is about to follow a link to it. Files and the editor are left
 * out. Browsers that know no speculation rules follow links as ever.
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: ['/*.*', '/admin*'] } }] },
      eagerness: 'moderate',
    },
  ],
})
