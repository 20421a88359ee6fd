import type { ReactNode } from 'react'
import { Words } from '../blocks/words.tsx'
import { ofPlan, PlanSwitch } from './plan-switch.tsx'

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
