import { type PointerEvent, useRef } from 'react'
import { serviceMenu } from '../../app/data/navigation.ts'
import { usePopover } from '../browser/use-popover.ts'

const PANEL = 'services-menu'
/** Long enough to cross the 8 px between button and panel at an angle. */
const LEAVE_MS = 200
/** Between button and panel, in CSS pixels. */
const GAP = 8

/** Browsers without anchor positioning get the place that the stylesheet gives the others. */
function placeUnder(trigger: HTMLElement, panel: HTMLElement) {
  if (CSS.supports('anchor-name', '--a')) return
  const { bottom, left } = trigger.getBoundingClientRect()
  panel.style.inset = `${bottom + GAP}px auto auto ${left}px`
}

/** The desktop dropdown. A mouse opens it by hovering, everything else by pressing; a press on a hovered one leaves it open. */
export function ServicesMenu() {
  const { panel, open, show, hide } = usePopover()
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  const hovered = useRef(false)
  const trigger = useRef<HTMLButtonElement>(null)

  const reveal = () => {
    if (trigger.current && panel.current) placeUnder(trigger.current, panel.current)
    show()
  }
  const enter = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return
    clearTimeout(leaving.current)
    if (open) return
    hovered.current = true
    reveal()
  }
  const leave = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || !hovered.current) return
    leaving.current = setTimeout(hide, LEAVE_MS)
  }

  return (
    <div onPointerEnter={enter} onPointerLeave={leave}>
      <button
        ref={trigger}
        type="button"
        data-native
        popoverTarget={PANEL}
        aria-expanded={open}
        aria-controls={PANEL}
        onPointerDown={(event) => {
          // The browser closes an open popover on the press and opens it again on the release; this one decides itself.
          if (open) event.preventDefault()
        }}
        onClick={(event) => {
          event.preventDefault()
          if (open && !hovered.current) hide()
          else reveal()
          hovered.current = false
        }}
        className="services-trigger flex min-h-11 items-center gap-1.5 rounded-control px-3 hover:text-kite-strong"
      >
        Services
        <svg
          aria-hidden="true"
          viewBox="0 0 12 12"
          className={`size-3 transition-transform duration-150 ${open ? 'rotate-180' : ''}`}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.8"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <path d="m2 4 4 4 4-4" />
        </svg>
      </button>
      <div
        ref={panel}
        id={PANEL}
        popover="auto"
        className="services-panel w-[420px] rounded-card border border-line bg-surface p-2 text-ink float-shadow"
      >
        <ul>
          {serviceMenu.map((entry) => (
            <li key={entry.route}>
              <a href={entry.route} onClick={hide} className="group block rounded-control px-4 py-3 hover:bg-sand">
                <span className="block text-base font-semibold group-hover:text-kite-strong">{entry.title}</span>
                <span className="block text-sm text-muted">{entry.description}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
