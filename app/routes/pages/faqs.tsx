import { PageIntro } from '../../components/section-heading.tsx'
import { faqs } from '../../data/faqs.ts'
import { FaqList } from '../../features/faq/faq-list.tsx'
import { pageMeta } from '../../lib/metadata.ts'

export const meta = () =>
  pageMeta({
    title: 'Questions and plain answers',
    description:
      'What it costs with ads, how long results take, who owns the accounts, how to stop: eight questions we hear on almost every first call.',
    path: '/faqs',
  })

export default function FaqsPage() {
  return (
    <>
      <PageIntro
        title="Eight questions, answered with numbers"
        lead="We hear these on almost every first call. The answers are the ones we give there."
      />
      <section className="wrap max-w-4xl pb-24 lg:pb-32">
        <FaqList items={faqs} name="faq" level={2} />
      </section>
    </>
  )
}
