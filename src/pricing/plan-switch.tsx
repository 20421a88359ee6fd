import type { ReactNode } from 'react'
import { Words } from '../blocks/words.tsx'

type ComparisonProps = {
  caption: string
  /** Heads the column of row headings. */
  corner: string
  columns: string[]
  rows: { key: string; heading: ReactNode; cells: (string | undefined)[] }[]
  /** Stands for a missing text, on a wide screen for a screen reader only. */
  absent?: string
}

/**
 * Texts by row and column; a missing one is a dash. On a wide screen a table; on a phone each row is a short list with the
 * text of the column that is chosen above, so that nothing scrolls sideways.
 * @param name of the choice, unique on the page
 * @param legend says what is chosen
 */
export function ComparisonTable({ name, legend, ...table }: ComparisonProps & { name: string; legend: string }) {
  return (
    <PlanSwitch name={name} legend={legend} plans={table.columns}>
      <Table {...table} />
    </PlanSwitch>
  )
}

function Table({ caption, corner, columns, rows, absent = '' }: ComparisonProps) {
  return (
    <table className="w-full table-fixed border-collapse text-left text-base max-md:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-md:sr-only">
        <tr className="border-b-2 border-ink">
          <th scope="col" className="w-[20%] py-3 pr-6 font-semibold">
            {corner}
          </th>
          {columns.map((name) => (
            <th key={name} scope="col" className="py-3 pr-6 font-semibold">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {rows.map(({ key, heading, cells }) => (
          <tr
            key={key}
            className="border-b border-line align-top max-md:flex max-md:flex-wrap max-md:justify-between max-md:gap-x-4 max-md:py-2.5"
          >
            <th scope="row" className="py-3 pr-6 font-semibold max-md:block max-md:py-0 max-md:pr-0">
              {heading}
            </th>
            {columns.map((name, index) => (
              <td
                key={name}
                className={`py-3 pr-6 max-md:block max-md:py-0 max-md:pr-0 ${cells[index] ? 'max-md:basis-full' : ''}`}
                {...ofPlan(index)}
              >
                {/* On a phone the parts of the table are blocks, which are no cells to a screen reader: each names its column. */}
                <span className="md:hidden sr-only">{name} </span>
                {cells[index] ? (
                  <span>
                    <Words text={cells[index]} />
                  </span>
                ) : (
                  <span className="text-muted">
                    <span aria-hidden="true" className="max-md:hidden">
                      –
                    </span>
                    <span className="md:sr-only">{absent}</span>
                  </span>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What belongs to one plan only; a phone shows that of the chosen plan, see `plan-switch` in `styles.css`. */
export const ofPlan = (index: number) => ({ 'data-of-plan': index })

type PlanSwitchProps = { name: string; legend: string; plans: string[]; children: ReactNode }

/**
 * Shows one plan at a time on a phone, chosen by radio buttons that stay in view; works without a script. A wide screen
 * shows all plans and no choice.
 * @param name of the radio group, unique on the page
 */
export function PlanSwitch({ name, legend, plans, children }: PlanSwitchProps) {
  return (
    <div className="plan-switch">
      <fieldset className="sticky top-header z-2 mb-2 min-w-0 bg-paper py-2 md:hidden print:hidden">
        <legend className="sr-only">{legend}</legend>
        <div className="flex flex-wrap rounded-control border border-muted bg-surface p-0.5">
          {plans.map((plan, index) => (
            <label
              key={plan}
              // More than three stand two in a row.
              className={`relative grid min-h-10 min-w-0 grow place-items-center px-2 text-sm font-semibold ${plans.length > 3 ? 'basis-2/5' : ''}`}
            >
              <input
                type="radio"
                name={name}
                value={index}
                defaultChecked={index === 0}
                className="peer absolute inset-0 cursor-pointer appearance-none rounded-control border border-transparent checked:bg-ink"
              />
              <span className="pointer-events-none relative peer-checked:text-paper">{plan}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {children}
    </div>
  )
}
