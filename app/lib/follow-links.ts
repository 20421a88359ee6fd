import type { NavigateFunction } from 'react-router'
import { pageLink } from './page-link.ts'

/** A click that a browser would answer in this tab, and that no component has kept. */
function isPlain(event: MouseEvent): boolean {
  if (event.defaultPrevented || event.button !== 0) return false
  return !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
}

/**
 * Lets the router follow the site's links, which are plain anchors everywhere: one listener instead of a component and
 * its hooks for each of the fifty links of a page. Runs after React's own listeners, so that a component can keep a
 * click to itself with `preventDefault`; files and links marked `data-native` are left to the browser.
 * @returns stops it
 */
export function followLinks(navigate: NavigateFunction): () => void {
  const follow = (event: MouseEvent) => {
    const link = isPlain(event) && pageLink(event)
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
