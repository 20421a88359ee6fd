import { type FaqEntry, FaqList } from './faq-list.tsx'
import { SectionHeading } from './section-heading.tsx'

type QuestionsProps = {
  heading: string
  questions: FaqEntry[]
  /** Its name among the groups of questions on the page. */
  group?: string
}

/** Questions beside their heading. */
export function Questions({ heading, questions, group = 'faq' }: QuestionsProps) {
  return (
    <section className="section-space wrap grid gap-x-12 gap-y-6 lg:grid-cols-12">
      <SectionHeading plain className="lg:col-span-4">
        {heading}
      </SectionHeading>
      <div className="lg:col-span-8">
        <FaqList items={questions} name={group} level={3} />
      </div>
    </section>
  )
}
