import { useLayoutEffect, useRef, useState } from 'react'
import { toast } from '../../browser/toast.ts'
import { channels } from '../../lib/delivery/channels.ts'
import { letterText, messageLinks } from '../../lib/delivery/message-links.ts'
import { browserSettings } from '../../lib/settings.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Island } from '../island.tsx'
import { type ContactOutcome, readOutcome } from './contact-draft.ts'
import { type ContactMessage, contactLetter } from './contact-message.ts'

/**
 * Says on the thank-you page what became of the visitor's message. What the HTML says is true for whoever opens the
 * page, also after a form was posted without a script.
 * @param answerTime within which a message is answered, such as `one working day`
 */
export function MessageOutcome(props: { answerTime: string }) {
  return (
    <Island>
      <Outcome {...props} />
    </Island>
  )
}

function Outcome({ answerTime }: { answerTime: string }) {
  const [outcome, setOutcome] = useState<ContactOutcome>()
  useLayoutEffect(() => {
    setOutcome(readOutcome())
    // An address is copied and passed on; the message stays on the page.
    if (location.hash) history.replaceState(history.state, '', location.pathname)
  }, [])
  if (outcome?.state === 'unsent') return <UnsentMessage message={outcome.message} />
  if (outcome?.state === 'delivered')
    return (
      <>
        <h2 className="display text-2xl">Your message has reached us</h2>
        <p className="measure mt-3 text-muted">
          A person reads it and answers within {answerTime}. If it is urgent, WhatsApp is quicker.
        </p>
      </>
    )
  return (
    <>
      <h2 className="display text-2xl">
        {channels.contact.endpoint ? 'If you sent the form, your message has reached us' : 'Nothing is sent yet'}
      </h2>
      <p className="measure mt-3 text-muted">
        {channels.contact.endpoint
          ? `A person reads it and answers within ${answerTime}. If you did not, there is no message from you. `
          : 'This site does not send messages. What you write in the form is shown here, ready for you to send. '}
        You can write to us <Link to="/contact">with the form</Link>, by email to{' '}
        <Link to={`mailto:${browserSettings.email}`}>{browserSettings.email}</Link> or{' '}
        <Link to={browserSettings.whatsappUrl}>on WhatsApp</Link>.
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
  const letter = contactLetter(message)
  const text = letterText(letter)
  const { mail, whatsapp, shortened } = messageLinks(letter)

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      toast('Copied.')
    } catch {
      // The browser does not allow it: the text is selected, to be copied by hand.
      if (place.current) getSelection()?.selectAllChildren(place.current)
      toast('The text is selected. Copy it with your keyboard or menu.')
    }
  }

  return (
    <div className="max-w-3xl border-t-3 border-kite pt-6">
      <h2 className="display text-2xl">Your message has not been sent yet</h2>
      <p className="measure mt-3 text-muted">
        It stays in this tab until you close it. Choose how to send it; everything is filled in already.
      </p>
      <p
        ref={place}
        dir="auto"
        className="mt-6 max-h-[60vh] overflow-y-auto rounded-control border border-line bg-surface p-5 wrap-anywhere whitespace-pre-wrap"
      >
        {text}
      </p>
      <p className="mt-6 flex flex-wrap gap-3">
        <a href={mail} className={buttonClass()}>
          Send by email
        </a>
        <a href={whatsapp} target="_blank" rel="noopener" className={buttonClass('outline')}>
          Send by WhatsApp
        </a>
        <Button variant="quiet" onClick={copy}>
          Copy the text
        </Button>
      </p>
      {shortened && (
        <p className="measure mt-4 text-sm text-muted">
          Your message is too long for a link: email and WhatsApp open with its beginning only. Copy the text and paste
          it there to send all of it.
        </p>
      )}
    </div>
  )
}
