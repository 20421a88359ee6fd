import { isComposing } from '../lib/composing.ts'
import { hasPopover, hidePanel, isShown, showPanel } from './popover.ts'

/** Long enough to cross the 8 px between button and panel at an angle. */
const LEAVE_MS = 200
/** Between button and panel, in CSS pixels. */
const GAP = 8

type Menu = { panel: HTMLElement; trigger: HTMLElement; show: () => void; hide: () => void }

/** The button of a panel that the browser opens and closes; this keeps its state and its name in step. */
function menuOf(panel: HTMLElement): Menu | undefined {
  const trigger = document.querySelector<HTMLElement>(`[popovertarget="${panel.id}"]`)
  if (!trigger) return undefined
  const sync = () => {
    const open = isShown(panel)
    trigger.setAttribute('aria-expanded', String(open))
    const name = open ? trigger.dataset.openName : trigger.dataset.closedName
    if (name) trigger.setAttribute('aria-label', name)
  }
  const change = (act: (panel: HTMLElement) => void) => () => {
    act(panel)
    sync()
  }
  panel.addEventListener('toggle', sync)
  sync()
  return { panel, trigger, show: change(showPanel), hide: change(hidePanel) }
}

/** A press on the button decides by itself: the browser would close an open popover on the press and open it on the release. */
function decideOnPress({ trigger, panel }: Menu, press: () => void) {
  trigger.addEventListener('pointerdown', (event) => {
    if (isShown(panel)) event.preventDefault()
  })
  trigger.addEventListener('click', (event) => {
    event.preventDefault()
    // A press whose `pointerdown` was prevented does not focus the button.
    trigger.focus()
    press()
  })
}

/** What the popover attribute does where the browser has it: Escape and a press elsewhere close the panel. */
function standIn({ panel, trigger, hide }: Menu) {
  if (hasPopover) return
  addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || isComposing(event) || !isShown(panel)) return
    hide()
    trigger.focus()
  })
  addEventListener('pointerdown', ({ target }) => {
    if (target instanceof Node && !panel.contains(target) && !trigger.contains(target)) hide()
  })
}

/** Browsers without anchor positioning get the place that the stylesheet gives the others. */
function placeUnder({ trigger, panel }: Menu) {
  if (CSS.supports('anchor-name', '--a')) return
  const { bottom, left } = trigger.getBoundingClientRect()
  panel.style.inset = `${bottom + GAP}px auto auto ${left}px`
}

/** The desktop dropdown. A mouse opens it by hovering, all else by pressing; a press on a hovered one leaves it open. */
function startDropdown(menu: Menu) {
  const { panel, trigger, show, hide } = menu
  let leaving: ReturnType<typeof setTimeout> | undefined
  let hovered = false
  const reveal = () => {
    placeUnder(menu)
    show()
  }
  for (const area of [trigger, panel]) {
    area.addEventListener('pointerenter', ({ pointerType }) => {
      if (pointerType !== 'mouse') return
      clearTimeout(leaving)
      if (isShown(panel)) return
      hovered = true
      reveal()
    })
    area.addEventListener('pointerleave', ({ pointerType }) => {
      if (pointerType === 'mouse' && hovered) leaving = setTimeout(hide, LEAVE_MS)
    })
  }
  decideOnPress(menu, () => {
    if (isShown(panel) && !hovered) hide()
    else reveal()
    hovered = false
  })
}

/** The phone's menu, with its list of services. */
function startMobileMenu(menu: Menu) {
  const { panel, show, hide } = menu
  decideOnPress(menu, () => (isShown(panel) ? hide() : show()))
  panel.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[aria-controls]') : null
    if (!button) return
    const list = document.getElementById(button.getAttribute('aria-controls') ?? '')
    const open = button.getAttribute('aria-expanded') !== 'true'
    button.setAttribute('aria-expanded', String(open))
    list?.toggleAttribute('data-open', open)
  })
}

/** Brings the header's menus to life. */
export function startMenus(): void {
  const start = (id: string, by: (menu: Menu) => void) => {
    const panel = document.getElementById(id)
    const menu = panel && menuOf(panel)
    if (!menu) return
    by(menu)
    standIn(menu)
    // An open panel lies over what the focus would go to.
    for (const part of [menu.panel, menu.trigger])
      part.addEventListener('focusout', ({ relatedTarget }) => {
        if (relatedTarget instanceof Node && !menu.panel.contains(relatedTarget) && relatedTarget !== menu.trigger)
          menu.hide()
      })
    // The browser gives the focus back only to what had it when the panel opened; a hovered button had not.
    menu.panel.addEventListener('keydown', (event) => {
      if (event.key === 'Escape' && !isComposing(event)) menu.trigger.focus()
    })
    // A choice closes the panel: a link within the page, a dialog, or a page that comes back by Back.
    menu.panel.addEventListener('click', ({ target }) => {
      if (target instanceof Element && target.closest('a, [data-dialog]')) menu.hide()
    })
    addEventListener('pagehide', menu.hide)
    addEventListener('popstate', menu.hide)
  }
  start('services-menu', startDropdown)
  start('mobile-menu', startMobileMenu)
}
