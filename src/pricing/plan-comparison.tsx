import type { Data } from '../content/collections.ts'
import { ComparisonTable } from './comparison-table.tsx'
import { PlanSwitch } from './plan-switch.tsx'

/** Which service is in which plan, and how much of it. */
export function PlanComparison({
  words,
  plans,
  services,
}: {
  words: Data<'packages'>['comparison']
  plans: Data<'plans'>[]
  services: { slug: string; name: string }[]
}) {
  return (
    <PlanSwitch name="included" legend={words.choice} plans={plans.map(({ name }) => name)}>
      <ComparisonTable
        caption={words.caption}
        corner={words.service}
        columns={plans.map(({ name }) => name)}
        rows={services.map(({ slug, name }) => ({
          key: slug,
          heading: (
            <a href={`/services/${slug}`} className="hover:text-kite-strong hover:underline">
              {name}
            </a>
          ),
          cells: plans.map(({ includes }) => includes.find(({ service }) => service === slug)?.quantity),
        }))}
        absent={words.none}
      />
    </PlanSwitch>
  )
}
