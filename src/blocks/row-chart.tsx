type Row = { label: string; value: number; shown: string; strong?: boolean | undefined }
export type RowChartProps = { caption: string; rows: Row[] }

/** The longest bar leaves room for its figure. */
const LONGEST_PERCENT = 78

/** A chart of horizontal bars that is a table, so that it can be read aloud. The first row stands out, or the one marked so. */
export function RowChart({ caption, rows }: RowChartProps) {
  const most = Math.max(...rows.map(({ value }) => value))
  const strongest = Math.max(
    0,
    rows.findIndex(({ strong }) => strong),
  )
  const widthOf = (value: number) => `${Math.max(1, (value / most) * LONGEST_PERCENT)}%`
  return (
    <table className="w-full border-separate [border-spacing:0_0.5rem]">
      <caption className="mb-4 text-left font-semibold">{caption}</caption>
      <tbody>
        {rows.map(({ label, value, shown }, index) => (
          <tr key={label}>
            <th scope="row" className="w-[34%] pr-4 text-left wrap-break-word text-sm leading-tight font-normal">
              {label}
            </th>
            <td>
              {/* A figure in large text takes its room from the bar. */}
              <span className="flex h-10 items-center gap-2 font-semibold figures">
                <span
                  aria-hidden="true"
                  className={`bar self-stretch ${index === strongest ? 'bg-kite' : 'bg-kite/25'}`}
                  style={{ width: widthOf(value) }}
                />
                {shown}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
