import type { Data } from '../content/collections.ts'
import type { PageContent } from '../content/page-content.ts'
import { fill } from '../lib/fill.ts'
import { CurrencyChoice } from './currency-choice.tsx'
import { DialogButton } from './dialog-button.tsx'
import { Folded } from './folded.tsx'
import { Price, Priced, Words } from './words.tsx'

type PlanWords = Data<'packages'>['plans']
type Level = 2 | 3

/**
 * The plans side by side, the popular one raised, with what they share on the same lines, below the choice of currency.
 * Under them stands in small type what the prices leave out and how to end them.
 * @param level of the plans' headings: one below the heading they stand under
 */
export function PlanGrid({ content: { packages, plans }, level }: { content: PageContent; level: Level }) {
  const { note, terms, notes } = packages.plans
  return (
    <>
      <div className="mb-4 sm:flex sm:justify-end">
        <CurrencyChoice id="currency" />
      </div>
      <ul className="grid items-stretch gap-4 lg:grid-cols-3 lg:gap-0 lg:py-6">
        {plans.map(({ id, data }) => (
          <PlanCard key={id} words={packages.plans} plan={data} level={level} />
        ))}
      </ul>
      <p className="mt-4 text-center text-sm text-muted lg:mt-2">{note}</p>
      <Folded
        heading={<span className="font-semibold">{terms}</span>}
        bare
        className="mt-4 border-t border-line max-sm:border-b sm:mt-6 sm:pt-5"
      >
        <ul className="grid gap-x-10 gap-y-3 text-sm text-muted max-sm:pb-4 lg:grid-cols-3">
          {notes.map(({ line, text }) => (
            <li key={text}>
              {/* So that a longer price in another currency moves nothing. */}
              {line && (
                <span className="block">
                  <Words text={line} />
                </span>
              )}{' '}
              <Words text={text} />
            </li>
          ))}
        </ul>
      </Folded>
    </>
  )
}

function PlanCard({ words, plan, level }: { words: PlanWords; plan: Data<'plans'>; level: Level }) {
  const Heading = `h${level}` as const
  const frame = plan.popular
    ? // As much padding as it is taller and its border is thicker, so that its text stands beside that of the others.
      'relative z-1 border-2 border-ink lg:-my-6 lg:py-[calc(3.75rem-1px)]'
    : 'border border-line lg:first:rounded-r-none lg:first:border-r-0 lg:last:rounded-l-none lg:last:border-l-0'
  return (
    <li
      className={`flex flex-col lg:row-span-6 lg:grid lg:grid-rows-subgrid rounded-card bg-surface p-[min(1.25rem,6vw)] sm:p-9 ${frame}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Heading className="text-lg font-semibold">{plan.name}</Heading>
        {plan.popular && (
          <p className="rounded-control bg-ink px-2.5 py-1 text-xs font-semibold text-paper">{words.popular}</p>
        )}
      </div>
      <p className="mt-1 text-sm text-muted">{plan.summary}</p>
      {/* Two lines in every currency: beside a price in won there is no room for the period. */}
      <p className="mt-4 sm:mt-6">
        <span className="display block text-[min(clamp(2.125rem,1.4rem+1.6vw,3.125rem),12vw)]">
          <Price usd={plan.usdPrice} />
        </span>
        <span className="block text-sm text-muted">{plan.period}</span>
      </p>
      <p className="mt-2 text-sm text-muted">{fill(words.time, plan)}</p>
      <Folded
        heading={<span className="font-semibold">{words.features}</span>}
        bare
        open={plan.popular}
        className="mt-3 grow border-b border-line max-sm:border-t sm:mt-4"
      >
        <ul>
          {plan.features.map((feature) => (
            <li key={feature} className="border-t border-line py-1 text-base sm:py-2.5">
              <Priced text={feature} />
            </li>
          ))}
        </ul>
      </Folded>
      <DialogButton dialog="demo" variant={plan.popular ? 'solid' : 'outline'} className="mt-4 w-full sm:mt-8">
        {words.button}
      </DialogButton>
    </li>
  )
}
