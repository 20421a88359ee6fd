import { useEffect, useRef, useState } from 'react'
import { settings } from '../settings.ts'
import { buttonClass } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import type { DialogViewProps } from './dialog-store.ts'
import { mountWidget, widgetUrl } from './calendly.ts'

type WidgetState = 'loading' | 'ready' | 'failed'

/** The demo modal: a call to book in the vendor's calendar, and what to do where the calendar does not come. */
export function DemoDialog({ onClose, returnTo }: DialogViewProps) {
  const box = useRef<HTMLDivElement>(null)
  const [widget, setWidget] = useState<WidgetState>('loading')

  useEffect(() => {
    if (!box.current) return
    return mountWidget(box.current, widgetUrl(settings.schedulingUrl, location.host), {
      ready: () => setWidget('ready'),
      failed: () => setWidget('failed'),
    })
  }, [])
  useEffect(() => {
    // Where the calendar took the place of a link that had the focus, the focus goes on into the calendar.
    if (widget === 'ready' && document.activeElement === document.body)
      box.current?.querySelector('iframe')?.focus({ preventScroll: true })
  }, [widget])

  return (
    <Dialog
      title="Schedule a demo"
      lead="A 20-minute call on Google Meet, held in a 30-minute slot. Times are in IST."
      onClose={onClose}
      returnTo={returnTo}
      className="h-[min(47rem,100dvh-1.5rem)]"
    >
      <div className="relative h-full min-h-36">
        {/* The vendor owns what is inside; React never renders children here. */}
        <div ref={box} hidden={widget === 'failed'} className="h-full overflow-hidden *:h-full *:w-full" />
        <div role="status" className="contents">
          {widget === 'loading' && (
            <div className="absolute inset-0 grid place-content-center gap-4 bg-surface text-center text-muted">
              <svg
                aria-hidden="true"
                viewBox="0 0 64 40"
                className="mx-auto w-24 animate-[shimmer_1.4s_infinite]"
                fill="none"
              >
                <path
                  d="M2 37c14 0 20-5 27-13S44 9 50 8"
                  stroke="var(--color-ink)"
                  strokeWidth="2.5"
                  strokeLinecap="round"
                />
                <path d="m46 3 17-2-6 16z" fill="var(--color-kite)" />
              </svg>
              Loading the calendar…
            </div>
          )}
          {widget === 'failed' && (
            <div className="grid min-h-full content-center justify-items-start gap-4">
              <p className="text-lg font-semibold">The calendar did not load.</p>
              <p className="text-muted">
                An ad blocker or a slow line may be in the way. The same calendar opens on a page of its own, or write
                to us and we propose two times.
              </p>
              <a href={settings.schedulingUrl} target="_blank" rel="noopener" className={buttonClass('solid')}>
                Open the booking page in a new tab
              </a>
              <p>
                <a className="link" href={settings.whatsappUrl} target="_blank" rel="noopener">
                  WhatsApp
                </a>{' '}
                or{' '}
                <a className="link" href={`mailto:${settings.email}`}>
                  {settings.email}
                </a>
              </p>
            </div>
          )}
        </div>
      </div>
    </Dialog>
  )
}
