import { Price } from '../blocks/price.tsx'
import type { Data } from '../content/collections.ts'

/** What the prices leave out and how to end them, in small type under the plans. */
export function PlanNotes({ company: { minimumAdBudgetUsd, noticeDays } }: { company: Data<'company'> }) {
  return (
    <ul className="mt-10 grid gap-x-10 gap-y-3 border-t border-line pt-6 text-sm text-muted lg:grid-cols-3">
      <li>
        {/* A line of its own, so that a longer price in another currency moves nothing. */}
        <span className="block">
          Monthly ad budget: from <Price usd={minimumAdBudgetUsd} />.
        </span>{' '}
        You pay it straight to Google or Meta, and we take no cut.
      </li>
      <li>Month to month. Cancel with {noticeDays} days’ notice by email.</li>
      <li>Billed in US dollars, before tax. Other currencies are shown at our fixed rate.</li>
    </ul>
  )
}
