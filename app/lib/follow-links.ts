import type { NavigateFunction } from 'react-router'

/** Ends in an extension: a picture, the feed, a document that the owner has put beside the pages. */
const FILE = /\.\w+$/

/** The link that a click is about to follow from page to page of the site, in this tab. */
function followed(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.defaultPrevented || event.button !== 0) return
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.origin !== location.origin || link.target || 'native' in link.dataset) return
  if (FILE.test(link.pathname)) return
  return link
}

/**
 * Lets the router follow the site's links, which are plain anchors everywhere: one listener instead of a component and
 * its hooks for each of the fifty links of a page. Runs after React's own listeners, so that a component can keep a
 * click to itself with `preventDefault`; files and links marked `data-native` are left to the browser.
 * @returns stops it
 */
export function followLinks(navigate: NavigateFunction): () => void {
  const follow = (event: MouseEvent) => {
    const link = followed(event)
    if (!link) return
    event.preventDefault()
    void navigate(link.pathname + link.search + link.hash, {
      // From a dialog the page takes the dialog's own history entry, so that Back leads to where the visitor was.
      replace: link.href === location.href || link.closest('dialog') !== null,
      viewTransition: link.pathname !== location.pathname,
    })
  }
  document.addEventListener('click', follow)
  return () => document.removeEventListener('click', follow)
}
