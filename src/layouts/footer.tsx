import { footer, menus } from 'virtual:messages'
import type { ReactNode } from 'react'
import { CurrencyChoice } from '../blocks/currency-choice.tsx'
import { Folded } from '../blocks/folded.tsx'
import type { PageContent } from '../content/page-content.ts'
import { landingLinks } from '../data/services.ts'
import { fill } from '../lib/fill.ts'
import { settings } from '../lib/settings.ts'
import { unbroken } from '../lib/text.ts'
import { Logo, type LogoImage } from './logo.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

const link = 'inline-flex min-h-11 items-center hover:text-kite-strong hover:underline sm:min-h-9'

export function Footer({ logo, content }: { logo: LogoImage; content: PageContent }) {
  const { navigation, services, legal, company, servicePage } = content
  const landing = landingLinks(content.landing)
  return (
    <footer className="border-t border-line bg-sand">
      <div className="wrap grid grid-cols-1 gap-x-10 pt-10 pb-24 sm:grid-cols-2 sm:gap-y-10 sm:pt-14 lg:grid-cols-[1.4fr_1fr_1.6fr_1.2fr] lg:pb-14">
        <div>
          <Logo image={logo} size="default" />
          <p className="mt-3 text-sm sm:max-w-72 text-muted">{footer.lead}</p>
          <ul className="mt-2 grid grid-cols-2 gap-x-6 text-sm sm:mt-4 sm:block">
            {legal.map(({ id, data }) => (
              <li key={id}>
                <a href={`/${id}`} className={link}>
                  {data.title}
                </a>
              </li>
            ))}
          </ul>
          <p className="mt-1 text-sm text-muted sm:mt-4">{fill(footer.copyright, settings)}</p>
          {company.sample && (
            <p className="text-sm text-muted sm:mt-1">{fill(footer.example, { name: settings.shortName })}</p>
          )}
        </div>
        <div className="grid content-start gap-8 max-sm:my-6 max-sm:grid-cols-2">
          <LinkNav heading={footer.quickLinks}>
            {navigation.footer.map(({ label, to }) => (
              <li key={to}>
                <a href={to} className={link}>
                  {label}
                </a>
              </li>
            ))}
          </LinkNav>
          {landing.length > 0 && (
            <LinkNav heading={servicePage.landing.footer}>
              {landing.map(({ path, name }) => (
                <li key={path}>
                  <a href={path} className={`${link} text-sm`}>
                    {name}
                  </a>
                </li>
              ))}
            </LinkNav>
          )}
        </div>
        <nav aria-label={menus.allServices}>
          <Folded
            heading={<h2 className="font-semibold">{menus.allServices}</h2>}
            className="border-line max-sm:border-t"
          >
            <ul className="gap-6 max-sm:pb-3 sm:mt-2 lg:columns-2">
              {services.map(({ id, data }) => (
                <li key={id} className="break-inside-avoid">
                  <a href={`/services/${id}`} className={`${link} text-sm`}>
                    {data.name}
                  </a>
                </li>
              ))}
            </ul>
          </Folded>
        </nav>
        <div>
          <Folded heading={<h2 className="font-semibold">{footer.reachUs}</h2>} className="border-line max-sm:border-y">
            <ul className="text-sm max-sm:pb-3 sm:mt-2">
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
          </Folded>
        </div>
        <div className="flex flex-wrap items-center gap-x-8 gap-y-3 border-line pt-6 sm:col-span-2 sm:border-t lg:col-span-4">
          <ThemeSwitch name="theme-in-footer" />
          <CurrencyChoice id="footer-currency" />
          <p className="text-sm text-muted">{footer.prices}</p>
        </div>
      </div>
    </footer>
  )
}

function LinkNav({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <nav aria-label={heading}>
      <h2 className="font-semibold">{heading}</h2>
      <ul className="mt-1 sm:mt-2">{children}</ul>
    </nav>
  )
}
