import { SectionHeading } from '../blocks/section-heading.tsx'
import type { Data } from '../content/collections.ts'
import { EXAMPLE, fields } from '../islands/calculator/calculator-fields.ts'
import { outcomeWords } from '../islands/calculator/outcome-words.ts'
import { formatPrice } from '../lib/money/currencies.ts'
import { settings } from '../lib/settings.ts'

const control = 'min-h-12 w-full rounded-control border border-muted bg-surface px-3.5 text-base text-ink figures'

/**
 * What a customer may cost and what one costs, with the visitor's own numbers; a worked example until then, and without
 * JavaScript. `browser/calculator.ts` works it.
 */
export function Calculator({ plans, minimumAdBudget }: { plans: Data<'plans'>[]; minimumAdBudget: number }) {
  const example = plans.find(({ popular }) => popular) ?? plans[0]
  if (!example) return null
  const words = outcomeWords({ ...EXAMPLE, fee: example.usdPrice }, 'USD')
  return (
    <section id="calculator" className="bg-sand">
      <div className="section-space wrap">
        <SectionHeading
          className="mb-10 lg:mb-14"
          lead="The cost of a customer holds the ads and our fee. Change the numbers to yours; they stand in the address, so you can send the sum to a partner."
        >
          What may a customer cost you?
        </SectionHeading>
        <div className="grid gap-x-16 gap-y-12 lg:grid-cols-2">
          <p className="without-script measure">
            A worked example: a sale brings {formatPrice(EXAMPLE.price, 'USD')}, of which {EXAMPLE.margin * 100}% is
            left; an enquiry costs {formatPrice(EXAMPLE.enquiryCost, 'USD')} in ads and {EXAMPLE.share * 100}% of
            enquiries become customers; {formatPrice(EXAMPLE.adBudget, 'USD')} of ads a month on the {example.name}{' '}
            plan.
          </p>
          <form
            data-calculator
            data-minimum={minimumAdBudget}
            noValidate
            className="needs-script grid content-start gap-5 sm:grid-cols-2"
          >
            {fields.map(({ name, label, unit, example: value }) => (
              <div key={name}>
                <label htmlFor={`sum-${name}`} className="mb-1.5 block text-sm font-semibold">
                  {label}
                </label>
                <div className="flex items-center gap-2">
                  <input
                    id={`sum-${name}`}
                    name={name}
                    type="text"
                    inputMode="decimal"
                    autoComplete="off"
                    defaultValue={value}
                    aria-describedby={`sum-${name}-unit sum-${name}-problem`}
                    className={`${control} w-0 grow aria-invalid:border-2 aria-invalid:border-kite-strong`}
                  />
                  <span id={`sum-${name}-unit`} data-unit={unit} className="w-10 text-sm text-muted">
                    {unit === 'money' ? settings.defaultCurrency : '%'}
                  </span>
                </div>
                <p id={`sum-${name}-problem`} hidden className="mt-1.5 text-sm font-semibold text-kite-strong" />
              </div>
            ))}
            <div>
              <label htmlFor="sum-plan" className="mb-1.5 block text-sm font-semibold">
                Plan
              </label>
              <select id="sum-plan" name="plan" defaultValue={example.name} className={control}>
                {plans.map(({ name, usdPrice }) => (
                  <option key={name} value={name} data-fee={usdPrice}>
                    {name}
                  </option>
                ))}
              </select>
            </div>
          </form>
          <div>
            {/* On a phone a sum has a line of its own, so that a longer one in another currency moves nothing. */}
            <dl className="border-y border-ink">
              <div className="grid items-baseline gap-x-6 py-5 sm:grid-cols-[1fr_auto]">
                <dt>A customer may cost</dt>
                <dd data-outcome="mayCost" className="display text-3xl figures">
                  {words.mayCost}
                </dd>
              </div>
              <div className="grid items-baseline gap-x-6 border-t border-line py-5 sm:grid-cols-[1fr_auto]">
                <dt>A customer costs, ads and fee included</dt>
                <dd data-outcome="costs" className="display text-3xl figures text-kite-strong">
                  {words.costs}
                </dd>
              </div>
            </dl>
            {/* Room for a line more, which longer sums in another currency can take. */}
            <p
              data-outcome="verdict"
              role="status"
              className="measure mt-6 min-h-[5lh] text-lg sm:min-h-[3lh] lg:min-h-[4lh]"
            >
              {words.verdict}
            </p>
            <p data-calculator-note hidden className="measure mt-3 border-l-3 border-kite-strong pl-4" />
            <p className="measure mt-4 text-sm text-muted">
              Counted on a first sale only. The first month is taken to bring half of the enquiries and the second three
              quarters, because ads start in the second week and wrong searches are blocked one by one.
            </p>
          </div>
        </div>
      </div>
    </section>
  )
}
