import { isComposing } from '../lib/composing.ts'

/** Long enough to cross the 8 px between button and panel at an angle. */
const LEAVE_MS = 200

const isOpen = (panel: HTMLElement) => panel.matches(':popover-open')

/** `aria-expanded` of every button of a popover: browsers expose the state to assistive technology, but set no attribute. */
function showState(panel: Element) {
  for (const button of document.querySelectorAll<HTMLElement>(`[popovertarget="${panel.id}"]`))
    button.ariaExpanded = String(panel.matches(':popover-open'))
}

/** A mouse opens the panel by hovering; the first click on a button that is hovered leaves it open. */
function openByHovering(button: HTMLElement, panel: HTMLElement) {
  let leaving: ReturnType<typeof setTimeout> | undefined
  let isHovered = false
  for (const area of [button, panel]) {
    area.addEventListener('pointerenter', ({ pointerType, relatedTarget }) => {
      // A dialog that closes over a resting mouse lets it enter what was below.
      const isUncovered = relatedTarget instanceof Element && relatedTarget.closest('dialog')
      if (pointerType !== 'mouse' || isUncovered) return
      clearTimeout(leaving)
      if (isOpen(panel)) return
      isHovered = true
      panel.showPopover()
    })
    area.addEventListener('pointerleave', ({ pointerType }) => {
      if (pointerType === 'mouse' && isHovered) leaving = setTimeout(() => panel.hidePopover(), LEAVE_MS)
    })
  }
  button.addEventListener('click', (event) => {
    if (isHovered && isOpen(panel)) event.preventDefault()
    isHovered = false
  })
}

/** What the browser does not do for a menu that it opens and closes. */
function startMenu(panel: HTMLElement, button: HTMLElement) {
  // An open panel lies over what the focus would go to.
  for (const part of [panel, button])
    part.addEventListener('focusout', ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && !panel.contains(relatedTarget) && relatedTarget !== button)
        panel.hidePopover()
    })
  // The browser gives the focus back only to what had it when the panel opened; a hovered button had not.
  panel.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !isComposing(event)) button.focus()
  })
  // A link within the page, or a page that comes back by Back.
  panel.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) panel.hidePopover()
  })
  for (const leave of ['pagehide', 'popstate']) addEventListener(leave, () => panel.hidePopover())
}

/** The phone's list of services stands open in the HTML, so that it can be used before this. */
function startDisclosure(button: HTMLElement, list: HTMLElement, isExpanded: boolean) {
  const expand = (expanded: boolean) => {
    button.ariaExpanded = String(expanded)
    list.hidden = !expanded
  }
  expand(isExpanded)
  button.addEventListener('click', () => expand(list.hidden === true))
}

/** Brings the header's menus to life. */
export function startMenus(): void {
  document.addEventListener(
    'toggle',
    ({ target }) => target instanceof HTMLElement && target.popover && showState(target),
    true,
  )
  for (const panel of document.querySelectorAll<HTMLElement>('[popover]')) {
    showState(panel)
    const button = document.querySelector<HTMLElement>(`header [popovertarget="${panel.id}"]`)
    if (button) startMenu(panel, button)
    if (button && panel.id === 'services-menu') openByHovering(button, panel)
  }
  const list = document.getElementById('mobile-services')
  const button = document.querySelector<HTMLElement>('[aria-controls="mobile-services"]')
  if (list && button) startDisclosure(button, list, document.querySelector('#mobile-menu:popover-open') !== null)
}
