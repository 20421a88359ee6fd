import { track } from '../lib/analytics.ts'
import { closedByBack, enterLayer, leaveLayer } from './layer-history.ts'

const FOCUSABLE =
  'a[href], button:not([disabled]), input:not([disabled]), textarea:not([disabled]), select:not([disabled]), iframe, [tabindex="0"]:not([data-edge])'

/** Whether a press on a link leads there in this tab. */
export const isPlain = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)

/** What a dialog needs beside its HTML: run when it has opened, ended when it closes. */
type Content = (dialog: HTMLDialogElement) => () => void
const contents: Record<string, () => Promise<Content>> = {
  demo: () => import('./demo-calendar.ts').then(({ showCalendar }) => showCalendar),
}

let current: { dialog: HTMLDialogElement; opener: HTMLElement | null; end: AbortController } | undefined

/** A control inside a menu is gone once the menu has closed; the menu's button stands for it. */
function lasting(control: HTMLElement): HTMLElement {
  const menu = control.closest('[popover]')
  return (menu && document.querySelector<HTMLElement>(`[popovertarget="${menu.id}"]`)) ?? control
}

function remove(): HTMLElement | null {
  if (!current) return null
  const { dialog, opener, end } = current
  current = undefined
  end.abort()
  dialog.close()
  dialog.remove()
  return opener
}

/** `preventScroll`: the opener may stand far from where the visitor scrolled to. */
const focusAgain = (opener: HTMLElement | null) => opener?.focus({ preventScroll: true })

/** Closes the dialog at the visitor's wish. */
function close() {
  if (!current) return
  focusAgain(remove())
  leaveLayer()
}

/** The backdrop's events come from the dialog element itself, at a point outside of it. */
function onBackdrop(dialog: HTMLDialogElement, { target, clientX, clientY }: MouseEvent): boolean {
  if (target !== dialog) return false
  const { left, right, top, bottom } = dialog.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}

function listen(dialog: HTMLDialogElement, signal: AbortSignal) {
  let pressedBackdrop = false
  dialog.addEventListener('pointerdown', (event) => {
    pressedBackdrop = onBackdrop(dialog, event)
  })
  dialog.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : null
    // A press that began inside and ended on the backdrop is a selection, not a wish to close, and the second press of a
    // double click was meant for the button that opened the dialog.
    if (target?.closest('[data-close]') || (pressedBackdrop && onBackdrop(dialog, event) && event.detail < 2)) close()
    const link = target?.closest('a')
    if (!link || link.target || link.origin !== location.origin || !isPlain(event)) return
    // The page takes the dialog's own history entry, so that Back leads to where the visitor was.
    event.preventDefault()
    location.replace(link.href)
  })
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault()
    close()
  })
  // A browser may close a dialog over our heads: Chrome does on an Escape it takes for the second in a row.
  dialog.addEventListener('close', () => signal.aborted || close())
  dialog.addEventListener('focusin', ({ target }) => {
    const edge = target instanceof HTMLElement && target.dataset.edge
    if (!edge) return
    const stops = [...dialog.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((stop) => stop.checkVisibility())
    stops.at(edge === 'first' ? 0 : -1)?.focus()
  })
}

/**
 * Opens a dialog of the page; one that is open gives way. Focus returns to what opened the first.
 * @param name of the template `{name}-dialog`
 */
function open(name: string, pressed: HTMLElement) {
  const template = document.getElementById(`${name}-dialog`)
  if (!(template instanceof HTMLTemplateElement)) return
  const dialog = document.importNode(template.content, true).querySelector('dialog')
  if (!dialog) return
  if (name === 'demo') track('demo opened')
  const opener = current ? remove() : lasting(pressed)
  enterLayer()
  const end = new AbortController()
  current = { dialog, opener, end }
  document.body.append(dialog)
  listen(dialog, end.signal)
  dialog.showModal()
  // Not the X: a held Enter key would close what it has just opened.
  dialog.querySelector('h2')?.focus({ preventScroll: true })
  void contents[name]?.().then(
    (show) => {
      if (end.signal.aborted) return
      const stop = show(dialog)
      end.signal.addEventListener('abort', stop)
    },
    () => dialog.setAttribute('data-calendar', 'failed'),
  )
}

/** Lets every `[data-dialog]` of the page open the dialog it names, now and whenever one comes into the page. */
export function startDialogs(): void {
  const openerOf = ({ target }: Event) =>
    target instanceof Element ? target.closest<HTMLElement>('[data-dialog]') : null
  document.addEventListener('click', (event) => {
    const opener = openerOf(event)
    if (!opener || event.defaultPrevented) return
    event.preventDefault()
    open(opener.dataset.dialog ?? '', opener)
  })
  // The code comes ahead of the press; a failure shows at the press.
  const prepare = (event: Event) => void contents[openerOf(event)?.dataset.dialog ?? '']?.().catch(() => undefined)
  document.addEventListener('pointerover', prepare, { passive: true })
  document.addEventListener('focusin', prepare)
  closedByBack({ isOpen: () => current !== undefined, close: () => focusAgain(remove()) })
  // A page that comes back out of the browser's cache does so without the dialog it was left with.
  addEventListener('pagehide', () => remove())
}
