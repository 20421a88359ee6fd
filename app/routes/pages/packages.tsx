import { PageIntro } from '../../components/section-heading.tsx'
import { plans } from '../../data/plans.ts'
import { PlanGrid, PlanNotes } from '../../features/pricing/plan-grid.tsx'
import { pageMeta } from '../../lib/metadata.ts'
import type { Route } from './+types/packages.ts'

export function loader() {
  return { plans }
}

export function shouldRevalidate() {
  return false
}

export const meta = () =>
  pageMeta({
    title: 'Packages and prices',
    description:
      'Three monthly plans for SEO, ads, social and websites, with everything each one contains. No setup fee, no yearly contract, 30 days’ notice.',
    path: '/packages',
  })

export default function PackagesPage({ loaderData: { plans } }: Route.ComponentProps) {
  return (
    <>
      <PageIntro
        title="Packages, priced by the month"
        lead="The price is the whole fee. What is in the list gets done each month; what is not costs nothing until you ask for it."
      />
      <section className="wrap pb-24 lg:pb-32">
        <PlanGrid plans={plans} level={2} />
        <PlanNotes />
      </section>
    </>
  )
}
