/** Ends in an extension: a picture, the feed, a document that the owner has put beside the pages. */
const FILE = /\.\w+$/

/**
 * The link around what an event came from, where it leads to a page of the site in this tab: the one rule for what is
 * fetched in advance and what the router follows. Links marked `data-native` are the browser's.
 */
export function pageLink({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || link.origin !== location.origin || link.target || 'native' in link.dataset) return
  return FILE.test(link.pathname) ? undefined : link
}
