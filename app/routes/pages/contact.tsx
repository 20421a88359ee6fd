import { PageIntro } from '../../../src/site/section-heading.tsx'
import { StaticHtml } from '../../../src/site/static-html.tsx'
import { Animation } from '../../../src/animation/animation.tsx'
import { ContactBody } from '../../../src/contact/contact-body.tsx'
import { ContactWays } from '../../../src/contact/contact-ways.tsx'
import { pageMeta } from '../../../src/lib/metadata.ts'
import { staticMarkup } from '../../lib/static-markup.server.ts'
import type { Route } from './+types/contact.ts'
import { AfterSending } from '../../../src/contact/after-sending.tsx'

export { shouldRevalidate } from '../../lib/revalidation.ts'

export function loader() {
  return { ways: staticMarkup(<ContactWays level={2} />), after: staticMarkup(<AfterSending />) }
}

export const meta = () =>
  pageMeta({
    title: 'Contact: mail, phone, WhatsApp or the form',
    description:
      'Tell us what you sell, in which town and what you tried last. A person answers within one working day, by mail, phone or WhatsApp.',
    path: '/contact',
  })

export default function ContactPage({ loaderData: { ways, after } }: Route.ComponentProps) {
  return (
    <>
      <PageIntro
        title="Write three lines, get a plain answer"
        lead="What you sell, in which town, what you tried last. We answer within one working day, also when the answer is that you do not need us."
      />
      <section className="wrap pb-24 lg:pb-32">
        <ContactBody ways={ways} />
        <div className="mt-20 grid items-center gap-x-16 gap-y-12 lg:mt-28 lg:grid-cols-[1fr_16rem]">
          <StaticHtml name="after-sending" html={after} />
          <Animation name="inbox" className="max-w-64" />
        </div>
      </section>
    </>
  )
}
