import { dialogs } from 'virtual:messages'
import type { ReactNode } from 'react'
import { DialogButton } from '../blocks/dialog-button.tsx'
import { Hours } from '../blocks/hours.tsx'
import type { Data } from '../content/collections.ts'
import { fill } from '../lib/fill.ts'
import { settings } from '../lib/settings.ts'
import { buttonClass } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Filled } from '../ui/filled.tsx'

type DialogsProps = {
  company: Data<'company'>
  /** The vendor's calendar. */
  calendar?: ReactNode
}

/** The dialogs of every page: a call to book in the vendor's calendar, and three ways to talk to a person. */
export function Dialogs({ company, calendar }: DialogsProps) {
  const { callSlots, hours } = company
  const zone = { ...hours, zoneName: hours.zoneInFull, offset: `${hours.zoneShort}, ${hours.offset}` }
  return (
    <>
      <Dialog
        id="demo-dialog"
        title={dialogs.demo.title}
        lead={
          <p>
            <Filled text={dialogs.demo.lead} values={{ hours: <Hours of={callSlots} zone={zone} /> }} />
          </p>
        }
        className="h-[min(47rem,100dvh-var(--dialog-over))]"
      >
        {calendar}
      </Dialog>
      <ConsultationDialog />
    </>
  )
}

function ConsultationDialog() {
  const { title, lead, call, whatsapp, contact } = dialogs.consultation
  return (
    <Dialog id="consultation-dialog" title={title} lead={lead} className="sm:w-[34rem]">
      <ul className="*:not-first:border-t border-y *:border-line border-line">
        <Way title={call.title} text={call.text}>
          <DialogButton dialog="demo">{call.button}</DialogButton>
        </Way>
        <Way title={whatsapp.title} text={fill(whatsapp.text, settings)}>
          <a href={settings.whatsappUrl} target="_blank" rel="noopener" className={buttonClass('outline')}>
            {whatsapp.button}
          </a>
        </Way>
        <Way title={contact.title} text={contact.text}>
          <a href="/contact" className={buttonClass('outline')}>
            {contact.button}
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
