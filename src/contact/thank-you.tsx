import { PageIntro } from '../site/section-heading.tsx'
import { Animation } from '../animation/animation.tsx'
import { pageMeta } from '../lib/metadata.ts'
import { settings } from '../settings.ts'
import { buttonClass } from '../ui/button.tsx'

export const meta = () =>
  pageMeta({
    title: 'Thank you',
    description: 'Thank you for writing. A person reads your message and answers within one working day.',
    path: '/thank-you',
    index: false,
  })

export default function ThankYouPage() {
  return (
    <>
      <PageIntro
        title="Thank you for writing"
        lead="A person reads it and answers within one working day. If it is urgent, WhatsApp is quicker."
      />
      <section className="wrap grid items-end gap-12 pb-24 lg:grid-cols-2 lg:pb-32">
        <div>
          <p className="flex flex-wrap gap-3">
            <a href="/" className={buttonClass()}>
              Back to Home
            </a>
            <a href={settings.whatsappUrl} target="_blank" rel="noopener" className={buttonClass('outline')}>
              WhatsApp
            </a>
          </p>
          {settings.socialLinks.length > 0 && (
            <>
              <h2 className="mt-14 text-lg font-semibold">Until then, we are also here</h2>
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
      </section>
    </>
  )
}
