/**
 * The history entry of an open dialog, so that Back closes it: a copy of the page's own entry with a mark. Forward leads to
 * an entry that was left behind; the next dialog uses it again.
 */

/** Between asking the browser to go back and its doing so. */
let leaving = false

/** An opened dialog takes an entry, unless the one it stands on is marked already. */
export function enterLayer(): void {
  if (leaving || history.state?.dialog) return
  // The page stays where it is; for an address with a hash Chrome would restore an older place.
  history.scrollRestoration = 'manual'
  history.pushState({ ...history.state, dialog: true }, '')
}

/** A dialog that was closed otherwise than by Back gives its entry up. */
export function leaveLayer(): void {
  if (leaving || !history.state?.dialog) return
  leaving = true
  history.back()
}

/** @param dialog tells whether one is open, and closes it where the visitor has left its entry */
export function closedByBack(dialog: { isOpen: () => boolean; close: () => void }): void {
  addEventListener('popstate', () => {
    const asked = leaving
    leaving = false
    // The browser looks after the event.
    setTimeout(() => {
      if (!dialog.isOpen()) history.scrollRestoration = 'auto'
    }, 100)
    // Opened again while the browser was still on its way out: the new dialog takes its entry now.
    if (asked && dialog.isOpen()) enterLayer()
    else if (!history.state?.dialog) dialog.close()
  })
}
