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
