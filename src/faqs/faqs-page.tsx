import { FaqList } from '../blocks/faq-list.tsx'
import { PageIntro } from '../blocks/section-heading.tsx'
import { Paragraph } from '../blocks/words.tsx'
import type { PageContent } from '../content/page-content.ts'

export function FaqsPage({ content: { faqs: words, questions } }: { content: PageContent }) {
  return (
    <>
      <PageIntro title={words.heading} lead={words.lead} />
      <section className="wrap grid gap-x-12 gap-y-10 pb-24 lg:grid-cols-12 lg:pb-32">
        <Paragraph className="measure text-muted lg:sticky lg:top-28 lg:col-span-4 lg:self-start" text={words.text} />
        <div className="lg:col-span-8">
          <FaqList items={questions.questions} name="faq" level={2} />
        </div>
      </section>
    </>
  )
}
