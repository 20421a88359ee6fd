import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { browserSettings } from '../../lib/settings.ts'
import { asTranslated } from '../../ui/as-translated.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Island } from '../island.tsx'
import { useCalendar } from './use-calendar.ts'

/** The vendor's calendar inside a dialog; where it does not come, a link to it and other ways to get in touch. */
export function BookingCalendar() {
  return (
    <Island>
      <Calendar />
    </Island>
  )
}

function Calendar() {
  const box = useRef<HTMLDivElement>(null)
  const instead = useRef<HTMLDivElement>(null)
  const calendar = useCalendar(box)

  // The focus of a link that gives way to the calendar goes on into it.
  useLayoutEffect(() => {
    if (calendar.status === 'ready' && instead.current?.contains(document.activeElement))
      calendar.frame.focus({ preventScroll: true })
  }, [calendar])

  return (
    <div className="relative h-full min-h-36">
      {/* The vendor owns what is inside. */}
      <div
        ref={box}
        hidden={calendar.status === 'given-up'}
        className="h-full overflow-hidden *:h-full *:w-full in-data-failed:hidden noscript:hidden"
      />
      <div role="status" className="contents">
        <div
          hidden={calendar.status !== 'loading'}
          className="absolute inset-0 grid place-content-center gap-4 bg-surface text-center text-muted in-data-failed:hidden noscript:hidden"
        >
          <Kite />
          <p {...asTranslated}>Loading the calendar…</p>
        </div>
        <div
          ref={instead}
          className={`min-h-full content-center justify-items-start gap-4 ${calendar.status === 'given-up' ? 'grid' : 'hidden in-data-failed:grid noscript:grid'}`}
        >
          <Instead />
        </div>
      </div>
    </div>
  )
}

function Instead() {
  return (
    <>
      <p className="text-lg font-semibold noscript:hidden" {...asTranslated}>
        The calendar did not load.
      </p>
      <p className="hidden text-lg font-semibold noscript:block" {...asTranslated}>
        The calendar needs JavaScript.
      </p>
      <p className="text-muted" {...asTranslated}>
        The same calendar opens on a page of its own, or write to us and we propose two times.
      </p>
      <a
        href={browserSettings.bookingUrl}
        target="_blank"
        rel="noopener"
        className={buttonClass('solid')}
        {...asTranslated}
      >
        Open the booking page in a new tab
      </a>
      <p className="flex gap-3">
        <Way href={browserSettings.whatsappUrl}>WhatsApp</Way>
        <Way href={`mailto:${browserSettings.email}`}>{browserSettings.email}</Way>
      </p>
    </>
  )
}

function Way({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className="link" href={href} target="_blank" rel="noopener" {...asTranslated}>
      {children}
    </a>
  )
}

/** The logo's line and kite, while something is on its way. */
function Kite() {
  return (
    <svg aria-hidden="true" viewBox="0 0 64 40" className="mx-auto w-24 animate-[shimmer_1.4s_infinite]" fill="none">
      <path d="M2 37c14 0 20-5 27-13S44 9 50 8" stroke="var(--color-ink)" strokeWidth="2.5" strokeLinecap="round" />
      <path d="m46 3 17-2-6 16z" fill="var(--color-kite)" />
    </svg>
  )
}
