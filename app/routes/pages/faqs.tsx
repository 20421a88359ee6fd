import { PageIntro } from '../../../src/site/section-heading.tsx'
import { StaticHtml } from '../../../src/site/static-html.tsx'
import { faqs } from '../../data/faqs.ts'
import { FaqList } from '../../../src/site/faq-list.tsx'
import { pageMeta } from '../../../src/lib/metadata.ts'
import { staticMarkup } from '../../lib/static-markup.server.ts'
import { faqPage, jsonLd } from '../../../src/lib/structured-data.ts'
import type { Route } from './+types/faqs.ts'

export { shouldRevalidate } from '../../lib/revalidation.ts'

export function loader() {
  return { facts: jsonLd(faqPage(faqs)), faq: staticMarkup(<FaqList items={faqs} name="faq" level={2} />) }
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({
    title: 'Questions and plain answers',
    description:
      'What it costs with ads, how long results take, who owns the accounts, how to stop: eight questions we hear on almost every first call.',
    path: '/faqs',
    ...(loaderData && { facts: loaderData.facts }),
  })

export default function FaqsPage({ loaderData: { faq } }: Route.ComponentProps) {
  return (
    <>
      <PageIntro
        title="Eight questions, answered with numbers"
        lead="We hear these on almost every first call. The answers are the ones we give there."
      />
      <section className="wrap max-w-4xl pb-24 lg:pb-32">
        <StaticHtml name="faq" html={faq} />
      </section>
    </>
  )
}
