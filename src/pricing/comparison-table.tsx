import type { ReactNode } from 'react'
import { Words } from '../blocks/words.tsx'
import { ofPlan } from './plan-switch.tsx'

/**
 * Texts by row and column; a missing one is a dash. On a wide screen a table; on a phone each row is a short list, so that
 * nothing scrolls sideways.
 * @param corner heads the column of row headings
 * @param absent what stands for a missing text, on a wide screen for a screen reader only
 * @param switched whether the columns are plans in a `PlanSwitch`, of which a phone shows one
 */
export function ComparisonTable({
  caption,
  corner,
  columns,
  rows,
  absent = '',
  switched = false,
}: {
  caption: string
  corner: string
  columns: string[]
  rows: { key: string; heading: ReactNode; cells: (string | undefined)[] }[]
  absent?: string
  switched?: boolean
}) {
  return (
    <table className="w-full border-collapse text-left text-base max-md:block">
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
            className={`border-b border-line align-top max-md:block ${switched ? 'max-md:py-2.5' : 'max-md:py-4'}`}
          >
            <th
              scope="row"
              className={`py-3 pr-6 font-semibold max-md:block max-md:pb-1 ${switched ? 'max-md:pt-0' : ''}`}
            >
              {heading}
            </th>
            {columns.map((name, index) => (
              <td
                key={name}
                className={`py-3 pr-6 max-md:py-1 max-md:pr-0 ${switched ? 'max-md:block max-md:py-0!' : 'max-md:beside max-md:gap-x-4'}`}
                {...(switched && ofPlan(index))}
              >
                {/* On a phone the parts of the table are blocks, which are no cells to a screen reader: each names its column. */}
                <span className={`md:hidden ${switched ? 'sr-only' : 'w-30 min-w-0 flex-none text-sm text-muted'}`}>
                  {name}{' '}
                </span>
                {cells[index] ? (
                  <span>
                    <Words text={cells[index]} />
                  </span>
                ) : (
                  <span className="text-muted">
                    <span aria-hidden="true" className={switched ? 'max-md:hidden' : ''}>
                      –
                    </span>
                    <span className={switched ? 'md:sr-only' : 'sr-only'}>{absent}</span>
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
