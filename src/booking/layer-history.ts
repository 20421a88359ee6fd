/**
 * The history entry of an open dialog, so that Back closes it. The entry is a marked copy of the page's own and goes
 * past the router on purpose: to the router it would be a navigation, which runs to the hash of the address, asks for
 * the page's data and announces the page anew.
 */
type EntryState = { key?: string; dialog?: true } | null
const entry = () => history.state as EntryState

/** The router's name for the page that is shown; a dialog's entry bears the same one as the page below it. */
let shown: string | undefined
/** Between asking the browser to go back and its doing so. */
let leaving = false

/** An opened dialog takes an entry. One that was left behind, reached again by Forward, serves once more. */
export function enterLayer(): void {
  if (!leaving && !entry()?.dialog) history.pushState({ ...history.state, dialog: true }, '')
}

/** A dialog that was closed otherwise than by Back gives its entry up. */
export function leaveLayer(): void {
  if (leaving || !entry()?.dialog) return
  leaving = true
  history.back()
}

/** To be told whenever the router has moved to another entry. */
export function pageEntered(): void {
  shown = entry()?.key
}

/**
 * Listens for Back and Forward, ahead of the router, which never hears of steps between a page and its dialog.
 * @param dialog tells whether one is open, and closes it where the visitor has left its entry
 * @returns stops listening
 */
export function watchLayer(dialog: { isOpen: () => boolean; close: () => void }): () => void {
  const moved = (event: PopStateEvent) => {
    const state = event.state as EntryState
    const samePage = state?.key !== undefined && state.key === shown
    const asked = leaving
    shown = state?.key
    leaving = false
    if (samePage) event.stopImmediatePropagation()
    // Opened again while the browser was still on its way out: the new dialog takes its entry now.
    if (samePage && asked && dialog.isOpen()) enterLayer()
    else dialog.close()
  }
  addEventListener('popstate', moved, { capture: true })
  return () => removeEventListener('popstate', moved, { capture: true })
}
