import {
  bottom,
  emphasizedIndex,
  hairline,
  heading,
  inner,
  layOutRows,
  left,
  right,
  sharedDisplayStyle,
} from '../layout.ts'
import type { Draw } from '../sheet.ts'
import { inDisplay, inStrong, inText, type TextStyle } from '../text.ts'

/** Rows of bars. Few rows get their label above and a big figure; four or five get a label column. */
export const bars: Draw<'bars'> = (sheet, { title, bars }) => {
  const start = heading(sheet, title) + 2
  const most = Math.max(...bars.map(({ value }) => value)) || 1
  const emphasized = emphasizedIndex(bars)
  const stacked = bars.length < 4
  const gap = bars.length === 2 ? 30 : 22
  const figures = bars.map(({ shown }) => shown)
  const labels = bars.map(({ label }) => label)
  const room = stacked ? inner : 170
  const style = sharedDisplayStyle(sheet, figures, 170, stacked ? (bars.length === 2 ? 58 : 46) : 34)
  const from = stacked ? left : left + sheet.widest(labels, room, inText(20)) + 14
  const longest = right - from - sheet.widest(figures, 170, style) - 12

  for (const { label, value, shown, index, row, y } of layOutRows(bars, start, stacked ? bottom + gap : undefined)) {
    const thickness = stacked ? row - gap - 32 : Math.min(row - 20, 42)
    const above = stacked ? y + 32 : y + (row - thickness) / 2
    const middle = above + thickness / 2
    const width = Math.max((value / most) * longest, 3)
    const strong = index === emphasized
    sheet.rect(from, above, width, thickness, { fill: strong ? 'kite' : 'river' }, 2)
    const words = sheet.fit(label, room, inText(20))
    sheet.write(words, { x: left, y: stacked ? y + 20 : middle + 7, tone: strong ? 'ink' : 'muted' })
    const figure = sheet.fit(shown, 170, style)
    sheet.write(figure, { x: from + width + 10, y: middle + figure.cap / 2, tone: strong ? 'kite-strong' : 'ink' })
  }
}

/** Columns over time or by category, the strong one in the accent with the largest figure. */
export const columns: Draw<'columns'> = (sheet, { title, columns }) => {
  const start = heading(sheet, title)
  const step = inner / columns.length
  const thickness = Math.min(step * 0.64, 76)
  const base = bottom - 30
  const values = columns.map(({ value }) => value)
  const most = Math.max(...values) || 1
  const emphasized = emphasizedIndex(columns)
  const peak = columns[emphasized]?.shown
  // Beside columns that are much lower or higher, its figure may reach over them.
  const lowerBy = (beside = Number.NEGATIVE_INFINITY) => ((values[emphasized] ?? 0) - beside) / most
  const free = lowerBy(values[emphasized - 1]) > 0.2 && lowerBy(values[emphasized + 1]) > 0.2
  const peakRoom = free ? Math.max(step, 96) : step - 6
  const peakFigure = peak
    ? (sheet.tryFit(peak, peakRoom, inDisplay(44, 40, 36, 32, 28, 24)) ?? sheet.fit(peak, step, inText(18)))
    : undefined
  // One style for the others: the first in which each keeps a little air to its neighbors.
  const figures = columns.flatMap(({ shown }) => shown ?? [])
  const fits = (style: TextStyle) =>
    figures.every((text) => sheet.tryFit(text, step - 6, style)?.size === style.sizes[0])
  const style = [inDisplay(24), inDisplay(22), inDisplay(20), inStrong(18)].find(fits) ?? inText(18)
  const highest = start + (peakFigure ? peakFigure.size * 0.7 + 16 : 12)
  for (const share of [0, 1 / 3, 2 / 3]) hairline(sheet, left, highest + (base - highest) * share, right)

  for (const [index, { label, value, shown }] of columns.entries()) {
    const middle = left + step * (index + 0.5)
    const height = Math.max((value / most) * (base - highest), 3)
    const strong = index === emphasized
    sheet.rect(middle - thickness / 2, base - height, thickness, height, { fill: strong ? 'kite' : 'river' }, 2)
    const place = { x: middle, y: bottom - 3, align: 'middle', tone: strong ? 'ink' : 'muted' } as const
    sheet.text(label, step - 1, strong ? inStrong(20) : inText(20), place)
    if (!shown) continue
    const figure = strong && peakFigure ? peakFigure : sheet.fit(shown, step, style)
    const x = Math.min(Math.max(middle, left + figure.width / 2), right - figure.width / 2)
    sheet.write(figure, { x, y: base - height - 9, align: 'middle', tone: strong ? 'kite-strong' : 'ink' })
  }
  hairline(sheet, left, base, right, 'ink')
}

/** Steps that narrow to scale at the left, figure and label at the right, the last one in the accent. */
export const funnel: Draw<'funnel'> = (sheet, { title, steps }) => {
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
  const style = sharedDisplayStyle(sheet, shown, right - x, steps.length > 4 ? 26 : steps.length > 3 ? 34 : 46)
  for (const { label, value, shown, index, row, y } of layOutRows(steps, start, bottom)) {
    const next = steps[index + 1]
    const height = row - gap
    const [a, b] = [halfOf(value), halfOf(next?.value ?? value)]
    const band = `M${middle - a} ${y}H${middle + a}L${middle + b} ${y + height}H${middle - b}z`
    sheet.path(band, { fill: next ? 'river' : 'kite' })
    if (index > 0) hairline(sheet, x, y - gap / 2, right)
    const figure = sheet.fit(shown, right - x, style)
    const drop = steps.length > 4 ? 22 : figure.size * 0.2 + 20
    const baseline = y + (height - figure.cap - drop) / 2 + figure.cap
    sheet.write(figure, { x, y: baseline, tone: next ? 'ink' : 'kite-strong' })
    sheet.text(label, right - x, inText(steps.length > 4 ? 18 : 20), { x, y: baseline + drop, tone: 'muted' })
  }
}
