import type { ReactNode } from 'react'
import { Hours } from '../blocks/hours.tsx'
import type { Data } from '../content/collections.ts'
import { settings } from '../lib/settings.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { BOOKING_FORM_ID } from './dialog-button.tsx'

/** The site's dialogs, each in a template until it is asked for, and the form that books without JavaScript. */
export function Dialogs({ company }: { company: Data<'company'> }) {
  return (
    <>
      <form id={BOOKING_FORM_ID} action={settings.schedulingUrl} target="_blank" hidden rel="noopener" />
      <template id="demo-dialog">
        <DemoDialog company={company} />
      </template>
      <template id="consultation-dialog">
        <ConsultationDialog company={company} />
      </template>
    </>
  )
}

/** A call to book in the vendor's calendar, and what to do where the calendar does not come. */
function DemoDialog({ company: { demo, callSlots, hours } }: { company: Data<'company'> }) {
  return (
    <Dialog
      id="demo"
      title="Schedule a demo"
      lead={
        <p>
          A {demo.callMinutes}-minute call on {demo.service}, held in a {demo.slotMinutes}-minute slot. Slots are
          between{' '}
          <Hours
            of={callSlots}
            zone={{ ...hours, zoneName: hours.zoneInFull, offset: `${hours.zoneShort}, ${hours.offset}` }}
          />
          .
        </p>
      }
      className="group/demo h-[min(47rem,100dvh-var(--dialog-over))]"
    >
      <div className="relative h-full min-h-36">
        {/* The vendor owns what is inside. */}
        <div
          data-calendar-box
          className="h-full overflow-hidden group-data-[calendar=failed]/demo:hidden *:h-full *:w-full"
        />
        <div role="status" className="contents">
          <div className="absolute inset-0 grid place-content-center gap-4 bg-surface text-center text-muted group-data-[calendar]/demo:hidden">
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
          <div
            data-calendar-failed
            className="hidden min-h-full content-center justify-items-start gap-4 group-data-[calendar=failed]/demo:grid"
          >
            <p className="text-lg font-semibold">The calendar did not load.</p>
            <p className="text-muted">
              An ad blocker or a slow line may be in the way. The same calendar opens on a page of its own, or write to
              us and we propose two times.
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
        </div>
      </div>
    </Dialog>
  )
}

/** Three ways to talk to a person: book, WhatsApp, write. */
function ConsultationDialog({ company: { demo, answerTime } }: { company: Data<'company'> }) {
  return (
    <Dialog
      id="consultation"
      title="Talk it through, free"
      lead="Bring one question and, if you have them, last month’s numbers."
      className="sm:w-[34rem]"
    >
      <ul className="*:not-first:border-t border-y *:border-line border-line">
        <Way title="Book a call" text={`${demo.callMinutes} minutes on ${demo.service}. You pick the time.`}>
          <Button type="submit" form={BOOKING_FORM_ID} data-dialog="demo">
            Book a call
          </Button>
        </Way>
        <Way title="Message us" text={`WhatsApp, ${settings.phone}. A person reads it.`}>
          <a href={settings.whatsappUrl} target="_blank" rel="noopener" className={buttonClass('outline')}>
            WhatsApp
          </a>
        </Way>
        <Way title="Write it down" text={`For longer questions. We answer within ${answerTime}.`}>
          <a href="/contact" className={buttonClass('outline')}>
            Contact page
          </a>
        </Way>
      </ul>
    </Dialog>
  )
}

function Way({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-5">
      <div className="min-w-48 flex-1">
        <h3 className="font-semibold">{title}</h3>
        <p className="text-sm text-muted">{text}</p>
      </div>
      {children}
    </li>
  )
}
