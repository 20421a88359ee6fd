import { useLocation } from 'react-router'
import { HomeLink } from './home-link.tsx'
import { Logo } from './logo.tsx'
import { mainLinks } from '../../app/data/navigation.ts'
import { settings } from '../settings.ts'
import { ScheduleButton } from '../booking/schedule-button.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { ServicesMenu } from './services-menu.tsx'

const item =
  'flex min-h-11 items-center rounded-control px-3 hover:text-kite-strong aria-[current=page]:text-kite-strong'

/** Whether a path is a section's page or one below it. */
const isWithin = (section: string, path: string) => path === section || path.startsWith(`${section}/`)

export function Header() {
  const { pathname } = useLocation()
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-paper">
      <div className="wrap flex h-(--spacing-header) items-center justify-between">
        <HomeLink aria-label={`${settings.shortName}, home page`} className="rounded-control">
          <Logo size="small" />
        </HomeLink>
        <nav aria-label="Main" className="hidden items-center text-base lg:flex">
          <ul className="flex items-center">
            <li>
              <HomeLink className={item}>Home</HomeLink>
            </li>
            <li>
              <ServicesMenu />
            </li>
            {mainLinks.map((link) => (
              <li key={link.to}>
                <a href={link.to} aria-current={isWithin(link.to, pathname) ? 'page' : undefined} className={item}>
                  {link.label}
                </a>
              </li>
            ))}
          </ul>
          <ScheduleButton className="ml-4">Schedule</ScheduleButton>
        </nav>
        <div className="lg:hidden">
          <MobileMenu />
        </div>
      </div>
    </header>
  )
}
