import { calendar } from 'virtual:messages'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { browserSettings } from '../../lib/settings.ts'
import { asTranslated } from '../../ui/as-translated.ts'
import { buttonClass } from '../../ui/button.tsx'
import { island } from '../island.tsx'
import { useCalendar } from './use-calendar.ts'

/** The vendor's calendar inside a dialog; where it does not come, a link to it and other ways to get in touch. */
export const BookingCalendar = island(Calendar)

function Calendar() {
  const box = useRef<HTMLDivElement>(null)
  const fallback = useRef<HTMLDivElement>(null)
  const state = useCalendar(box)

  // The focus of a link that gives way to the calendar goes on into it.
  useLayoutEffect(() => {
    if (state.status === 'ready' && fallback.current?.contains(document.activeElement))
      state.frame.focus({ preventScroll: true })
  }, [state])

  return (
    <div className="relative h-full min-h-36">
      {/* The vendor owns what is inside. */}
      <div
        ref={box}
        hidden={state.status === 'failed'}
        className="h-full overflow-hidden *:h-full *:w-full in-data-failed:hidden noscript:hidden"
      />
      <div role="status" className="contents">
        <div
          hidden={state.status !== 'loading'}
          className="absolute inset-0 grid place-content-center gap-4 bg-surface text-center text-muted in-data-failed:hidden noscript:hidden"
        >
          <LoadingMark />
          <p {...asTranslated}>{calendar.loading}</p>
        </div>
        <div
          ref={fallback}
          className={`min-h-full content-center justify-items-start gap-4 ${state.status === 'failed' ? 'grid' : 'hidden in-data-failed:grid noscript:grid'}`}
        >
          <Fallback />
        </div>
      </div>
    </div>
  )
}

function Fallback() {
  return (
    <>
      <p className="text-lg font-semibold noscript:hidden" {...asTranslated}>
        {calendar.failed}
      </p>
      <p className="hidden text-lg font-semibold noscript:block" {...asTranslated}>
        {calendar.needsScript}
      </p>
      <p className="text-muted" {...asTranslated}>
        {calendar.instead}
      </p>
      <a
        href={browserSettings.bookingUrl}
        target="_blank"
        rel="noopener"
        className={buttonClass('solid')}
        {...asTranslated}
      >
        {calendar.open}
      </a>
      <p className="flex gap-3">
        <ContactLink href={browserSettings.whatsappUrl}>{calendar.whatsapp}</ContactLink>
        <ContactLink href={`mailto:${browserSettings.email}`}>{browserSettings.email}</ContactLink>
      </p>
    </>
  )
}

function ContactLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className="link" href={href} target="_blank" rel="noopener" {...asTranslated}>
      {children}
    </a>
  )
}

/** The logo's line and kite, while something is on its way. */
function LoadingMark() {
  return (
    <svg aria-hidden="true" viewBox="0 0 64 40" className="mx-auto w-24 animate-[shimmer_1.4s_infinite]" fill="none">
      <path d="M2 37c14 0 20-5 27-13S44 9 50 8" stroke="var(--color-ink)" strokeWidth="2.5" strokeLinecap="round" />
      <path d="m46 3 17-2-6 16z" fill="var(--color-kite)" />
    </svg>
  )
}
