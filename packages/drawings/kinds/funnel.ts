import { evenly } from '../parts/figures.ts'
import { bottom, hairline, heading, left, right } from '../parts/frame.ts'
import { inRows } from '../parts/rows.ts'
import { short } from '../sheet.ts'
import { inText } from '../text.ts'
import type { Draw } from './kind.ts'

/** Steps that narrow to scale at the left, figure and label at the right, the last one in the accent. */
export const drawFunnel: Draw<'funnel'> = (sheet, { title, steps }) => {
  const start = heading(sheet, title) + 2
  const gap = 4
  const widest = 208
  const middle = left + widest / 2
  const most = Math.max(...steps.map(({ value }) => value))
  // To scale, unless the last step would be a thread: then the widths are drawn closer together, in the same order.
  const least = (steps.at(-1)?.value ?? most) / most
  const bend = least < 0.1 ? Math.log(0.1) / Math.log(least) : 1
  const halfOf = (value: number) => ((value / most) ** bend * widest) / 2
  const x = left + widest + 24
  const shown = steps.map((step) => step.shown)
  const style = evenly(sheet, shown, right - x, steps.length > 4 ? 26 : steps.length > 3 ? 34 : 46)
  for (const { label, value, shown, index, row, y } of inRows(steps, start, bottom)) {
    const next = steps[index + 1]
    const height = row - gap
    const [a, b] = [halfOf(value), halfOf(next?.value ?? value)]
    const [upper, lower] = [short(y), short(y + height)]
    sheet.path(
      `M${short(middle - a)} ${upper}H${short(middle + a)}L${short(middle + b)} ${lower}H${short(middle - b)}z`,
      { fill: next ? 'river' : 'kite' },
    )
    if (index > 0) hairline(sheet, x, y - gap / 2, right)
    const figure = sheet.fit(shown, right - x, style)
    const drop = steps.length > 4 ? 22 : figure.size * 0.2 + 20
    const baseline = y + (height - figure.cap - drop) / 2 + figure.cap
    sheet.write(figure, { x, y: baseline, tone: next ? 'ink' : 'kite-strong' })
    sheet.text(label, right - x, inText(steps.length > 4 ? 18 : 20), { x, y: baseline + drop, tone: 'muted' })
  }
}
