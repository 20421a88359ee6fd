import { FaqList } from '../blocks/faq-list.tsx'
import { PageIntro } from '../blocks/section-heading.tsx'
import type { Data } from '../content/collections.ts'
import { capitalized, counted } from '../lib/text.ts'

export function FaqsPage({ questions }: { questions: Data<'questions'>['questions'] }) {
  return (
    <>
      <PageIntro
        title={`${capitalized(counted(questions.length, 'question'))}, answered with numbers`}
        lead="What owners ask before they hire an agency, answered the way we answer on the phone."
      />
      <section className="wrap grid gap-x-12 gap-y-10 pb-24 lg:grid-cols-12 lg:pb-32">
        <p className="measure text-muted lg:sticky lg:top-28 lg:col-span-4 lg:self-start">
          Prices and what each plan includes are on{' '}
          <a href="/packages" className="link">
            the packages page
          </a>
          . Is your question missing?{' '}
          <a href="/contact" className="link">
            Write to us
          </a>
          .
        </p>
        <div className="lg:col-span-8">
          <FaqList items={questions} name="faq" level={2} />
        </div>
      </section>
    </>
  )
}
