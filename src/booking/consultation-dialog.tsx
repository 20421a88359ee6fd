import type { ReactNode } from 'react'
import { settings } from '../settings.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { type DialogViewProps, openDialog } from './dialog-store.ts'

/** Three ways to talk to a person: book, WhatsApp, write. */
export function ConsultationDialog({ onClose, returnTo }: DialogViewProps) {
  return (
    <Dialog
      title="Talk it through, free"
      lead="Bring one question and, if you have them, last month’s numbers."
      onClose={onClose}
      returnTo={returnTo}
      className="sm:w-[34rem]"
    >
      <ul className="*:not-first:border-t border-y *:border-line border-line">
        <Way title="Book a call" text="20 minutes on Google Meet. You pick the time.">
          <Button onClick={() => openDialog('demo')}>Book a call</Button>
        </Way>
        <Way title="Message us" text={`WhatsApp, ${settings.phone}. A person reads it.`}>
          <a href={settings.whatsappUrl} target="_blank" rel="noopener" className={buttonClass('outline')}>
            WhatsApp
          </a>
        </Way>
        <Way title="Write it down" text="For longer questions. We answer within one working day.">
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
