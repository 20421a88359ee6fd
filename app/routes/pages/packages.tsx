import { PageIntro } from '../../../src/site/section-heading.tsx'
import { StaticHtml } from '../../../src/site/static-html.tsx'
import { plans } from '../../data/plans.ts'
import { PlanGrid } from '../../../src/pricing/plan-grid.tsx'
import { PlanNotes } from '../../../src/pricing/plan-notes.tsx'
import { pageMeta } from '../../../src/lib/metadata.ts'
import { staticMarkup } from '../../lib/static-markup.server.ts'
import type { Route } from './+types/packages.ts'

export { shouldRevalidate } from '../../lib/revalidation.ts'

export function loader() {
  return { plans, notes: staticMarkup(<PlanNotes />) }
}

export const meta = () =>
  pageMeta({
    title: 'Packages and prices',
    description:
      'Three monthly plans for SEO, ads, social and websites, with everything each one contains. No setup fee, no yearly contract, 30 days’ notice.',
    path: '/packages',
  })

export default function PackagesPage({ loaderData: { plans, notes } }: Route.ComponentProps) {
  return (
    <>
      <PageIntro
        title="Packages, priced by the month"
        lead="The price is the whole fee. What is in the list gets done each month; what is not costs nothing until you ask for it."
      />
      <section className="wrap pb-24 lg:pb-32">
        <PlanGrid plans={plans} level={2} />
        <StaticHtml name="plan-notes" html={notes} />
      </section>
    </>
  )
}
