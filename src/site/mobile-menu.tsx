import { useState } from 'react'
import { HomeLink } from './home-link.tsx'
import { mainLinks, serviceMenu } from '../../app/data/navigation.ts'
import { ScheduleButton } from '../booking/schedule-button.tsx'
import { usePopover } from '../browser/use-popover.ts'

const PANEL = 'mobile-menu'
const SUBMENU = 'mobile-services'
const entry = 'flex min-h-13 items-center justify-between border-b border-line text-lg font-semibold'

/** The collapsible menu below the large breakpoint. */
export function MobileMenu() {
  const { panel, open, show, hide } = usePopover()
  const [servicesOpen, setServicesOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        data-native
        popoverTarget={PANEL}
        aria-label={open ? 'Close menu' : 'Open menu'}
        aria-expanded={open}
        aria-controls={PANEL}
        onPointerDown={(event) => {
          if (open) event.preventDefault()
        }}
        onClick={(event) => {
          event.preventDefault()
          if (open) hide()
          else show()
        }}
        className="grid size-11 place-items-center rounded-control"
      >
        <svg
          aria-hidden="true"
          viewBox="0 0 24 24"
          className="size-6"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
        >
          <path d={open ? 'm5 5 14 14M19 5 5 19' : 'M3 7h18M3 17h13'} />
        </svg>
      </button>
      <div
        ref={panel}
        id={PANEL}
        popover="auto"
        className="inset-x-0 top-(--spacing-header) bottom-0 m-0 h-auto w-full overflow-y-auto overscroll-contain border-t border-line bg-paper px-5 pt-2 pb-[max(1.5rem,env(safe-area-inset-bottom))] text-ink"
      >
        <nav aria-label="Mobile">
          <ul>
            <li>
              <HomeLink onClick={hide} className={entry}>
                Home
              </HomeLink>
            </li>
            <li>
              <button
                type="button"
                aria-expanded={servicesOpen}
                aria-controls={SUBMENU}
                onClick={() => setServicesOpen(!servicesOpen)}
                className={`${entry} w-full`}
              >
                Services
                <svg
                  aria-hidden="true"
                  viewBox="0 0 12 12"
                  className={`size-4 transition-transform duration-150 ${servicesOpen ? 'rotate-180' : ''}`}
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="1.6"
                  strokeLinecap="round"
                >
                  <path d="m2 4 4 4 4-4" />
                </svg>
              </button>
              {/* Without JavaScript the list is simply there. */}
              <ul
                id={SUBMENU}
                className={
                  servicesOpen ? 'border-b border-line py-2' : 'border-b border-line py-2 in-[.scripted]:hidden'
                }
              >
                {serviceMenu.map((item) => (
                  <li key={item.route}>
                    <a href={item.route} onClick={hide} className="block py-2 pl-4">
                      <span className="block font-semibold">{item.title}</span>
                      <span className="block text-sm text-muted">{item.description}</span>
                    </a>
                  </li>
                ))}
              </ul>
            </li>
            {mainLinks.map((link) => (
              <li key={link.to}>
                <a href={link.to} onClick={hide} className={entry}>
                  {link.label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <ScheduleButton className="mt-6 w-full" onOpen={hide}>
          Schedule Demo
        </ScheduleButton>
      </div>
    </>
  )
}
