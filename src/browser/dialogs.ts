import { track } from '../lib/analytics.ts'

const FOCUSABLE =
  'a[href], button:not([disabled]), input:not([disabled]), textarea:not([disabled]), select:not([disabled]), iframe, [tabindex="0"]:not([data-edge])'

/** A press so soon after the one that opened a dialog and so near to it, in CSS pixels, is the second of a double one. */
const DOUBLE_PRESS_MS = 500
const DOUBLE_PRESS_PX = 30
let lastPress: PointerEvent | undefined
let opening: PointerEvent | undefined

/**
 * The browser opens a dialog by its buttons (`commandfor`), and its focus returns to what has it at that moment: from a
 * menu that is the menu's button, from another dialog, which gives way, that dialog's own opener.
 */
function beforeOpening(event: Event) {
  const { command, source, target } = event as CommandEvent
  if (command !== 'show-modal' || !(source instanceof HTMLElement) || !(target instanceof HTMLDialogElement)) return
  opening = lastPress
  const menu = source.closest<HTMLElement>('[popover]')
  const dialog = source.closest('dialog')
  menu?.hidePopover()
  dialog?.close()
  // Safari does not focus the button that is pressed.
  const opener = menu ? document.querySelector<HTMLElement>(`[popovertarget="${menu.id}"]`) : source
  if (!dialog) opener?.focus({ preventScroll: true })
}

/** The second press of a double click or tap on a dialog's button falls on its backdrop, and does not close it again. */
function ignoreDoublePress(press: PointerEvent) {
  const isSecond =
    opening !== undefined &&
    press.timeStamp - opening.timeStamp < DOUBLE_PRESS_MS &&
    Math.hypot(press.x - opening.x, press.y - opening.y) < DOUBLE_PRESS_PX
  lastPress = press
  for (const dialog of openDialogs()) dialog.setAttribute('closedby', isSecond ? 'closerequest' : 'any')
}

/** A dialog's first and last stop are its edges: Tab that reaches one, also out of an iframe, goes around. */
function keepFocusInside({ target }: Event) {
  const edge = target instanceof HTMLElement && target.dataset.edge
  if (!edge) return
  const stops = [...(target.closest('dialog')?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])]
  stops
    .filter((stop) => stop.checkVisibility())
    .at(edge === 'last' ? -1 : 0)
    ?.focus()
}

/** The browser decides whether to scroll some time after `popstate`. */
const SCROLL_DECIDED_MS = 100

/**
 * An open dialog has a history entry of its own, a marked copy of its page's, so that Back closes it. The entry is given up
 * when the dialog is closed otherwise, and when a reload, Forward or a restored tab leads to one without its dialog.
 */
const isMarked = () => Boolean(history.state?.dialog)
const openDialogs = () => [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')]
let isLeaving = false

function syncHistory(isOpen = openDialogs().length > 0) {
  if (isLeaving) return
  if (isOpen && !isMarked()) {
    // On the way back the page stays where it is: for an address with a hash Chrome would scroll to its element.
    history.scrollRestoration = 'manual'
    history.pushState({ ...history.state, dialog: true }, '')
    history.scrollRestoration = 'auto'
  }
  if (!isOpen && isMarked()) {
    isLeaving = true
    history.back()
  }
}

/** The history has its entry before the dialog is seen, so that the first Back closes it. */
function beforeToggle({ target, newState }: ToggleEvent) {
  if (!(target instanceof HTMLDialogElement && newState === 'open')) return
  if (target.id === 'demo-dialog') track('demo opened')
  syncHistory(true)
}

function closeDialogs() {
  for (const dialog of openDialogs()) dialog.close()
}

/** Brings the page's dialogs to life; opening and closing is the browser's. */
export function startDialogs(): void {
  document.addEventListener('command', beforeOpening, true)
  document.addEventListener('pointerdown', ignoreDoublePress, true)
  document.addEventListener('focusin', keepFocusInside)
  document.addEventListener('beforetoggle', beforeToggle, true)
  document.addEventListener('toggle', ({ target }) => target instanceof HTMLDialogElement && syncHistory(), true)
  addEventListener('popstate', () => {
    const isBack = !isLeaving && !isMarked()
    isLeaving = false
    if (isBack) closeDialogs()
    setTimeout(() => {
      history.scrollRestoration = 'auto'
    }, SCROLL_DECIDED_MS)
    syncHistory()
  })
  // A page that the browser keeps for Back is kept without its dialog.
  addEventListener('pagehide', closeDialogs)
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    isLeaving = false
    syncHistory()
  })
  syncHistory()
}
