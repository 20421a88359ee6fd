import { menus } from 'virtual:messages'
import type { ReactNode } from 'react'
import { DialogButton, scheduleDialog } from '../blocks/dialog-button.tsx'
import type { PageContent } from '../content/page-content.ts'
import { servicesOn } from '../data/services.ts'
import { fill } from '../lib/fill.ts'
import { settings } from '../lib/settings.ts'
import { Icon } from '../ui/icon.tsx'
import { Pictogram } from '../ui/picture.tsx'
import { Logo, type LogoImage } from './logo.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

type HeaderProps = { path: string; logo: LogoImage; content: PageContent }
type MenuProps = { path: string; links: PageContent['navigation']['header']; services: MenuEntry[] }
/** An entry of the services menu. */
type MenuEntry = { title: string; description: string; icon: string; route: string }

const item =
  'flex min-h-11 items-center rounded-control px-2 hover:text-kite-strong aria-[current=page]:text-kite-strong xl:px-3'

/** Whether a path is a section's page or one below it. */
const isWithin = (section: string, path: string) => path === section || path.startsWith(`${section}/`)

/** @param path of the page, without a slash at the end */
export function Header({ path, logo, content }: HeaderProps) {
  const links = content.navigation.header
  const services = servicesOn('menu', content.services)
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-paper">
      <div className="wrap flex min-h-(--spacing-header) flex-wrap items-center justify-between gap-x-3">
        <a
          data-home
          href="/"
          aria-label={fill(menus.logo, { name: settings.shortName })}
          className="min-w-0 rounded-control"
        >
          <Logo image={logo} size="small" />
        </a>
        <nav aria-label={menus.main} className="hidden min-w-0 flex-wrap items-center justify-end text-base lg:flex">
          <ul className="flex flex-wrap items-center">
            <Links path={path} links={links} className={item}>
              <ServicesMenu services={services} />
            </Links>
          </ul>
          <DialogButton dialog={scheduleDialog(path)} className="ml-2 xl:ml-4">
            {menus.schedule}
          </DialogButton>
        </nav>
        <div className="group lg:hidden">
          <MobileMenu path={path} links={links} services={services} />
        </div>
      </div>
    </header>
  )
}

type LinksProps = Pick<MenuProps, 'path' | 'links'> & { className: string; children: ReactNode }

/** @param children the services, behind the link to the home page */
function Links({ path, links, className, children }: LinksProps) {
  return (
    <>
      <li>
        <a data-home href="/" aria-current={path === '/' ? 'page' : undefined} className={className}>
          {menus.home}
        </a>
      </li>
      <li>{children}</li>
      {links.map(({ label, to }) => (
        <li key={to}>
          <a href={to} aria-current={isWithin(to, path) ? 'page' : undefined} className={className}>
            {label}
          </a>
        </li>
      ))}
    </>
  )
}

/** The desktop dropdown; `browser/menus.ts` opens it on hover as well, and writes `aria-expanded`. */
function ServicesMenu({ services }: { services: MenuEntry[] }) {
  return (
    <>
      <button
        type="button"
        popoverTarget="services-menu"
        className="services-trigger group flex min-h-11 items-center gap-1.5 rounded-control px-2 hover:text-kite-strong xl:px-3"
      >
        {menus.services}
        <Icon name="down" className="size-4 transition-transform duration-150 group-aria-expanded:rotate-180" />
      </button>
      <div
        id="services-menu"
        popover="auto"
        className="services-panel w-[420px] max-w-[calc(100vw-2rem)] overflow-y-auto rounded-card border border-line bg-surface p-2 text-ink float-shadow"
      >
        <ul>
          {services.map((service) => (
            <li key={service.route}>
              <ServiceLink {...service} className="group rounded-control px-3 py-3 hover:bg-sand" />
            </li>
          ))}
        </ul>
        <a
          href="/#services"
          className="mt-2 flex min-h-11 items-center rounded-control border-t border-line px-3 font-semibold hover:bg-sand hover:text-kite-strong"
        >
          {menus.allServices}
        </a>
      </div>
    </>
  )
}

function ServiceLink({ title, description, icon, route, className }: MenuEntry & { className: string }) {
  return (
    <a href={route} className={`flex items-center gap-4 ${className}`}>
      <Pictogram name={icon} className="h-9 w-15 shrink-0" />
      <span className="min-w-0">
        <span className="block font-semibold group-hover:text-kite-strong">{title}</span>
        <span className="block text-sm text-muted">{description}</span>
      </span>
    </a>
  )
}

const entry = 'flex min-h-13 items-center justify-between border-b border-line text-lg font-semibold'

/** The collapsible menu below the large breakpoint. Its button is named by what of it is displayed, also without scripts. */
function MobileMenu({ path, links, services }: MenuProps) {
  return (
    <>
      <button
        type="button"
        popoverTarget="mobile-menu"
        className="grid size-11 shrink-0 place-items-center rounded-control"
      >
        <span className="group-has-[:popover-open]:hidden">
          <span className="sr-only">{menus.open}</span>
          <Icon name="menu" className="size-6" />
        </span>
        <span className="hidden group-has-[:popover-open]:inline">
          <span className="sr-only">{menus.close}</span>
          <Icon name="close" className="size-6" />
        </span>
      </button>
      <div
        id="mobile-menu"
        popover="auto"
        className="inset-x-0 top-(--spacing-header) bottom-0 m-0 h-auto w-full overflow-y-auto overscroll-contain border-t border-line bg-paper gutters pt-2 pb-[max(1.5rem,env(safe-area-inset-bottom))] text-ink"
      >
        <nav aria-label={menus.mobile}>
          <ul>
            <Links path={path} links={links} className={entry}>
              {/* Stands open until `browser/menus.ts` can answer a press. */}
              <button
                type="button"
                aria-expanded
                aria-controls="mobile-services"
                className={`${entry} group/services w-full`}
              >
                {menus.services}
                <Icon
                  name="down"
                  className="size-4 transition-transform duration-150 group-aria-expanded/services:rotate-180"
                />
              </button>
              <ul id="mobile-services" className="border-b border-line py-2">
                {services.map((service) => (
                  <li key={service.route}>
                    <ServiceLink {...service} className="group rounded-control py-2 hover:bg-sand" />
                  </li>
                ))}
              </ul>
            </Links>
          </ul>
        </nav>
        <ThemeSwitch name="theme-in-menu" className="mt-4" />
        <DialogButton dialog={scheduleDialog(path)} className="mt-6 w-full">
          {menus.scheduleMobile}
        </DialogButton>
      </div>
    </>
  )
}
