import type { ReactNode } from 'react'
import { Hours } from '../blocks/hours.tsx'
import type { Data } from '../content/collections.ts'
import { settings } from '../lib/settings.ts'
import { buttonClass } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { DialogButton } from './dialog-button.tsx'

type DialogsProps = {
  company: Data<'company'>
  /** The vendor's calendar. */
  calendar?: ReactNode
}

/** The dialogs of every page: a call to book in the vendor's calendar, and three ways to talk to a person. */
export function Dialogs({ company, calendar }: DialogsProps) {
  const { demo, callSlots, hours } = company
  const zone = { ...hours, zoneName: hours.zoneInFull, offset: `${hours.zoneShort}, ${hours.offset}` }
  return (
    <>
      <Dialog
        id="demo-dialog"
        title="Schedule a demo"
        lead={
          <p>
            A {demo.callMinutes}-minute call on {demo.service}, held in a {demo.slotMinutes}-minute slot. Slots run from{' '}
            <Hours of={callSlots} zone={zone} />.
          </p>
        }
        className="h-[min(47rem,100dvh-var(--dialog-over))]"
      >
        {calendar}
      </Dialog>
      <ConsultationDialog company={company} />
    </>
  )
}

function ConsultationDialog({ company: { demo, answerTime } }: Pick<DialogsProps, 'company'>) {
  return (
    <Dialog
      id="consultation-dialog"
      title="Talk it through, free"
      lead="Bring one question and, if you have them, last month’s numbers."
      className="sm:w-[34rem]"
    >
      <ul className="*:not-first:border-t border-y *:border-line border-line">
        <Way title="Book a call" text={`${demo.callMinutes} minutes on ${demo.service}. You pick the time.`}>
          <DialogButton dialog="demo">Book a call</DialogButton>
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
