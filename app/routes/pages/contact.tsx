import { PageIntro } from '../../components/section-heading.tsx'
import { ContactBody } from '../../features/contact/contact-body.tsx'
import { ContactWays } from '../../features/contact/contact-ways.tsx'
import { pageMeta } from '../../lib/metadata.ts'
import { staticMarkup } from '../../lib/static-markup.server.ts'
import type { Route } from './+types/contact.ts'

export function loader() {
  return { ways: staticMarkup(<ContactWays level={2} />) }
}

export function shouldRevalidate() {
  return false
}

export const meta = () =>
  pageMeta({
    title: 'Contact: mail, phone, WhatsApp or the form',
    description:
      'Tell us what you sell, in which town and what you tried last. A person answers within one working day, by mail, phone or WhatsApp.',
    path: '/contact',
  })

export default function ContactPage({ loaderData: { ways } }: Route.ComponentProps) {
  return (
    <>
      <PageIntro
        title="Write three lines, get a plain answer"
        lead="What you sell, in which town, what you tried last. We answer within one working day, also when the answer is that you do not need us."
      />
      <section className="wrap pb-24 lg:pb-32">
        <ContactBody ways={ways} />
      </section>
    </>
  )
}
