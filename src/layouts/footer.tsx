import { footer, menus } from 'virtual:messages'
import { CurrencyChoice } from '../blocks/currency-choice.tsx'
import type { Data } from '../content/collections.ts'
import { fill } from '../lib/fill.ts'
import { settings } from '../lib/settings.ts'
import { unbroken } from '../lib/text.ts'
import { Logo, type LogoImage } from './logo.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

const link = 'inline-flex min-h-11 items-center hover:text-kite-strong hover:underline sm:min-h-9'

export type FooterProps = {
  logo: LogoImage
  links: Data<'navigation'>['footer']
  services: { slug: string; name: string }[]
  landing: { heading: string; pages: { path: string; name: string }[] }
  legal: { path: string; title: string }[]
  /** Whether the company is an example. */
  sample: boolean
}

export function Footer({ logo, links, services, landing, legal, sample }: FooterProps) {
  return (
    <footer className="border-t border-line bg-sand">
      <div className="wrap grid grid-cols-1 gap-10 pt-14 pb-24 sm:grid-cols-2 lg:grid-cols-[1.4fr_1fr_1.6fr_1.2fr] lg:pb-14">
        <div>
          <Logo image={logo} size="default" />
          <p className="mt-3 max-w-72 text-sm text-muted">{footer.lead}</p>
          <ul className="mt-4 text-sm">
            {legal.map(({ path, title }) => (
              <li key={path}>
                <a href={path} className={link}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
          <p className="mt-4 text-sm text-muted">{fill(footer.copyright, settings)}</p>
          {sample && <p className="mt-1 text-sm text-muted">{fill(footer.example, { name: settings.shortName })}</p>}
        </div>
        <div className="grid content-start gap-8">
          <nav aria-label={footer.quickLinks}>
            <h2 className="font-semibold">{footer.quickLinks}</h2>
            <ul className="mt-2">
              {links.map(({ label, to }) => (
                <li key={to}>
                  <a href={to} className={link}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          {landing.pages.length > 0 && (
            <nav aria-label={landing.heading}>
              <h2 className="font-semibold">{landing.heading}</h2>
              <ul className="mt-2">
                {landing.pages.map(({ path, name }) => (
                  <li key={path}>
                    <a href={path} className={`${link} text-sm`}>
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </div>
        <nav aria-label={menus.allServices}>
          <h2 className="font-semibold">{menus.allServices}</h2>
          <ul className="mt-2 columns-1 gap-6 lg:columns-2">
            {services.map(({ slug, name }) => (
              <li key={slug} className="break-inside-avoid">
                <a href={`/services/${slug}`} className={`${link} text-sm`}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <h2 className="font-semibold">{footer.reachUs}</h2>
          <ul className="mt-2 text-sm">
            <li>
              <a href={`mailto:${settings.email}`} className={`${link} wrap-anywhere`}>
                {settings.email}
              </a>
            </li>
            <li>
              <a href={settings.telephoneUrl} className={`${link} wrap-anywhere`}>
                {unbroken(settings.phone)}
              </a>
            </li>
            <li>
              <a href={settings.whatsappUrl} target="_blank" rel="noopener" className={link}>
                {footer.whatsapp}
              </a>
            </li>
            {settings.socialLinks.map(({ name, url }) => (
              <li key={url}>
                <a href={url} target="_blank" rel="noopener" className={link}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <div className="flex flex-wrap items-center gap-x-8 gap-y-3 border-t border-line pt-6 sm:col-span-2 lg:col-span-4">
          <ThemeSwitch name="theme-in-footer" />
          <CurrencyChoice id="footer-currency" />
          <p className="text-sm text-muted">{footer.prices}</p>
        </div>
      </div>
    </footer>
  )
}
