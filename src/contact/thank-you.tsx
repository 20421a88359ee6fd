import { Animation } from '../animation/animation.tsx'
import { PageIntro } from '../blocks/section-heading.tsx'
import type { Data } from '../content/collections.ts'
import { settings } from '../lib/settings.ts'
import { buttonClass } from '../ui/button.tsx'
import { AfterSending } from './after-sending.tsx'

export function ThankYou({ company }: { company: Data<'company'> }) {
  const { answerTime } = company
  return (
    <>
      <PageIntro
        title="Thank you for writing"
        lead={
          __DELIVERS_CONTACT__
            ? `A person reads your message and answers within ${answerTime}. If it is urgent, WhatsApp is quicker.`
            : 'One step is left: this site does not send messages by itself. Send yours by email or WhatsApp with one press, and a person reads it.'
        }
      />
      <section className="wrap pb-24 lg:pb-32">
        {!__DELIVERS_CONTACT__ && <YourMessage />}
        <AfterSending company={company} />
        <div className="mt-16 grid items-end gap-12 lg:mt-24 lg:grid-cols-2">
          <div>
            <p className="flex flex-wrap gap-3">
              <a href="/" className={buttonClass(__DELIVERS_CONTACT__ ? 'solid' : 'outline')}>
                Back to Home
              </a>
              <a href={settings.whatsappUrl} target="_blank" rel="noopener" className={buttonClass('outline')}>
                WhatsApp
              </a>
            </p>
            {settings.socialLinks.length > 0 && (
              <>
                <h2 className="mt-14 text-lg font-semibold">We are also here</h2>
                <ul className="mt-3 flex flex-wrap gap-x-8">
                  {settings.socialLinks.map(({ name, url }) => (
                    <li key={url}>
                      <a href={url} target="_blank" rel="noopener" className="link inline-flex min-h-11 items-center">
                        {name}
                      </a>
                    </li>
                  ))}
                </ul>
              </>
            )}
          </div>
          <Animation name="kite-line" className="max-w-xl justify-self-end" />
        </div>
      </section>
    </>
  )
}

/** What was written, to be sent by other means; `browser/unsent-message.ts` fills it in from the tab. */
function YourMessage() {
  return (
    <section data-unsent hidden className="mb-16 max-w-3xl border-t-3 border-kite pt-6">
      <h2 className="display text-2xl">Your message has not been sent yet</h2>
      <p className="measure mt-3 text-muted">
        It stays in this tab until you close it. Choose how to send it; everything is filled in already.
      </p>
      <p
        data-unsent-text
        dir="auto"
        className="mt-6 rounded-control border border-line bg-surface p-5 wrap-anywhere whitespace-pre-wrap"
      />
      <p className="mt-6 flex flex-wrap gap-3">
        <a data-unsent-mail href={`mailto:${settings.email}`} className={buttonClass()}>
          Send by email
        </a>
        <a
          data-unsent-whatsapp
          href={settings.whatsappUrl}
          target="_blank"
          rel="noopener"
          className={buttonClass('outline')}
        >
          Send by WhatsApp
        </a>
        <button type="button" data-unsent-copy className={buttonClass('quiet')}>
          Copy the text
        </button>
      </p>
    </section>
  )
}
