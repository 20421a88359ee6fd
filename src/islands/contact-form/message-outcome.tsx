import { outcome, outgoing } from 'virtual:messages'
import { useLayoutEffect, useRef, useState } from 'react'
import { toast } from '../../browser/toast.ts'
import { channels } from '../../lib/delivery/channels.ts'
import { messageLinks, messageText } from '../../lib/delivery/message-links.ts'
import { browserSettings } from '../../lib/settings.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Filled } from '../../ui/filled.tsx'
import { island } from '../island.tsx'
import { type ContactOutcome, readOutcome } from './contact-draft.ts'
import { type ContactMessage, toOutgoingMessage } from './contact-message.ts'

/**
 * Says on the thank-you page what became of the visitor's message. What the HTML says is true for whoever opens the
 * page, also after a form was posted without a script.
 */
export const MessageOutcome = island(Outcome)

function Outcome() {
  const [known, setKnown] = useState<ContactOutcome>()
  useLayoutEffect(() => {
    setKnown(readOutcome())
    // An address is copied and passed on; the message stays on the page.
    if (location.hash) history.replaceState(history.state, '', location.pathname)
  }, [])
  if (known?.state === 'unsent') return <UnsentMessage message={known.message} />
  if (known?.state === 'delivered')
    return (
      <>
        <h2 className="display text-2xl">{outcome.delivered}</h2>
        <p className="measure mt-3 text-muted">{outcome.answer}</p>
      </>
    )
  const ways = {
    form: <Link to="/contact">{outcome.form}</Link>,
    email: <Link to={`mailto:${browserSettings.email}`}>{browserSettings.email}</Link>,
    whatsapp: <Link to={browserSettings.whatsappUrl}>{outcome.whatsapp}</Link>,
  }
  const sends = channels.contact.endpoint !== ''
  return (
    <>
      <h2 className="display text-2xl">{sends ? outcome.perhaps : outcome.nothing}</h2>
      <p className="measure mt-3 text-muted">
        {sends ? outcome.perhapsAnswer : outcome.nothingYet} <Filled text={outcome.ways} values={ways} />
      </p>
    </>
  )
}

const Link = ({ to, children }: { to: string; children: string }) => (
  <a href={to} className="link text-ink">
    {children}
  </a>
)

/** A message that the visitor sends by other means, because the site has no receiver. */
function UnsentMessage({ message }: { message: ContactMessage }) {
  const place = useRef<HTMLParagraphElement>(null)
  const outgoingMessage = toOutgoingMessage(message)
  const text = messageText(outgoingMessage)
  const { mail, whatsapp, shortened } = messageLinks(outgoingMessage)

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      toast(outcome.copied)
    } catch {
      // The browser does not allow it: the text is selected, to be copied by hand.
      if (place.current) getSelection()?.selectAllChildren(place.current)
      toast(outcome.selected)
    }
  }

  return (
    <div className="max-w-3xl border-t-3 border-kite pt-6">
      <h2 className="display text-2xl">{outcome.unsent}</h2>
      <p className="measure mt-3 text-muted">{outcome.choose}</p>
      <p
        ref={place}
        dir="auto"
        className="mt-6 max-h-[60vh] overflow-y-auto rounded-control border border-line bg-surface p-5 wrap-anywhere whitespace-pre-wrap"
      >
        {text}
      </p>
      <p className="mt-6 flex flex-wrap gap-3">
        <a href={mail} className={buttonClass()}>
          {outgoing.byEmail}
        </a>
        <a href={whatsapp} target="_blank" rel="noopener" className={buttonClass('outline')}>
          {outgoing.byWhatsapp}
        </a>
        <Button variant="quiet" onClick={copy}>
          {outcome.copy}
        </Button>
      </p>
      {shortened && <p className="measure mt-4 text-sm text-muted">{outcome.tooLong}</p>}
    </div>
  )
}
