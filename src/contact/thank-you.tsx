import type { ReactNode } from 'react'
import { Animation } from '../animation/animation.tsx'
import { PageIntro } from '../blocks/section-heading.tsx'
import type { PageContent } from '../content/page-content.ts'
import { channels } from '../lib/delivery/channels.ts'
import { settings } from '../lib/settings.ts'
import { buttonClass } from '../ui/button.tsx'
import { AfterSending } from './contact-page.tsx'

/** @param outcome the island that says what became of the message */
export function ThankYou({ content, outcome }: { content: PageContent; outcome?: ReactNode }) {
  const words = content.thankYou
  return (
    <>
      <PageIntro title={channels.contact.endpoint ? words.heading : words.headingUnsent} />
      <section className="wrap pb-24 lg:pb-32">
        <div className="mb-16">{outcome}</div>
        <AfterSending content={content} />
        <div className="mt-16 grid items-end gap-12 lg:mt-24 lg:grid-cols-2">
          <div>
            <a href="/" className={buttonClass('outline')}>
              {words.home}
            </a>
            {settings.socialLinks.length > 0 && (
              <>
                <h2 className="mt-14 text-lg font-semibold">{words.social}</h2>
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
