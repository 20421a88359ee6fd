import type { BlockOf } from '../content/schemas/blocks.ts'
import { FaqList } from './faq-list.tsx'
import { SectionHeading } from './section-heading.tsx'

/**
 * Questions beside their heading.
 * @param group its name among the groups of questions on the page
 */
export function Questions({ heading, questions, group = 'faq' }: BlockOf<'questions'> & { group?: string }) {
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
