import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { Links, Meta, Outlet, Scripts, useLocation, useNavigate, useRouteLoaderData } from 'react-router'
import displayFont from '../.cache/fonts/display.woff2?url'
import textFont from '../.cache/fonts/text.woff2?url'
import type { Route } from './+types/root.ts'
import styles from './app.css?inline'
import { Footer } from '../src/site/footer.tsx'
import { CONTENT_ID, RouteAnnouncer } from '../src/site/route-announcer.tsx'
import { ScrollMemory } from '../src/site/scroll-memory.tsx'
import { StaticHtml } from '../src/site/static-html.tsx'
import { services } from './data/services/index.ts'
import { resumeDelivery } from '../src/lib/delivery/load-couriers.ts'
import { BOOKING_FORM_ID } from '../src/booking/dialog-button.tsx'
import { Dialogs } from '../src/booking/dialogs.tsx'
import { Header } from '../src/site/header.tsx'
import { askHostAgain } from './features/releases/gone.ts'
import { Toaster } from '../src/browser/toaster.tsx'
import { startAnalytics, trackPage } from '../src/lib/analytics.ts'
import { followLinks } from './lib/follow-links.ts'
import { EARLY_CLICKS, replayEarlyClicks } from './lib/hydration.ts'
import { FEED_PATH, feedTitle, MANIFEST_PATH, TOUCH_ICON_PATH } from '../src/lib/site-files.ts'
import { staticMarkup } from './lib/static-markup.server.ts'
import { settings } from '../src/settings.ts'

/** Runs at build; the result travels with the page. */
export function loader() {
  return { footer: staticMarkup(<Footer services={services} />) }
}

/** Data is made at build and does not change while a visitor reads. */
export function shouldRevalidate() {
  return false
}

/** Scripts come after text and fonts. React's types know the attribute on elements only. */
const lowPriority = { fetchPriority: 'low' } as object

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbf7f0" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#10161f" />
        <Meta />
        <script
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? EARLY_CLICKS : '' }}
        />
        {/* Styles stand in the document, so that nothing blocks the first paint. The browser's copy is left as it is. */}
        <style suppressHydrationWarning dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? styles : '' }} />
        {[displayFont, textFont].map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
        ))}
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href={TOUCH_ICON_PATH} />
        <link rel="manifest" href={MANIFEST_PATH} />
        <link rel="alternate" type="application/atom+xml" title={feedTitle(settings.name)} href={FEED_PATH} />
        <Links />
      </head>
      <body>
        <a
          href={`#${CONTENT_ID}`}
          data-native
          className="sr-only z-50 rounded-control bg-ink px-4 py-3 text-paper focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
        >
          Skip to content
        </a>
        {children}
        <ScrollMemory />
        <Scripts {...lowPriority} />
      </body>
    </html>
  )
}

export default function App() {
  useEffect(replayEarlyClicks, [])
  return (
    <Page>
      <Outlet />
    </Page>
  )
}

function Page({ children }: { children: ReactNode }) {
  const footer = useRouteLoaderData<typeof loader>('root')?.footer ?? ''
  const { pathname } = useLocation()
  const navigate = useNavigate()
  useEffect(() => followLinks(navigate), [navigate])
  useEffect(startAnalytics, [])
  useEffect(resumeDelivery, [])
  useEffect(() => trackPage(pathname), [pathname])
  return (
    <>
      <Header />
      <main id={CONTENT_ID} tabIndex={-1}>
        {children}
      </main>
      <StaticHtml name="footer" html={footer} />
      <form id={BOOKING_FORM_ID} action={settings.schedulingUrl} target="_blank" hidden rel="noopener" />
      <RouteAnnouncer />
      <Toaster />
      <Dialogs />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  useEffect(replayEarlyClicks, [])
  useEffect(() => askHostAgain(error), [error])
  return (
    <Page>
      <section className="wrap py-24">
        <h1 className="display text-3xl">This page did not load</h1>
        <p className="measure mt-5 text-lg text-muted">
          Something broke on our side or on the line. Load the page again; if it stays like this, write to{' '}
          <a className="link" href={`mailto:${settings.email}`}>
            {settings.email}
          </a>
          .
        </p>
      </section>
    </Page>
  )
}
