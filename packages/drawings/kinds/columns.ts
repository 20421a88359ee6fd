import { bottom, hairline, heading, inner, left, right } from '../parts/frame.ts'
import { loudest } from '../parts/rows.ts'
import { inDisplay, inStrong, inText, type TextStyle } from '../text.ts'
import type { Draw } from './kind.ts'

/** Columns over time or by category, the strong one in the accent with the largest figure. */
export const drawColumns: Draw<'columns'> = (sheet, { title, columns }) => {
  const start = heading(sheet, title)
  const step = inner / columns.length
  const thickness = Math.min(step * 0.64, 76)
  const base = bottom - 30
  const values = columns.map(({ value }) => value)
  const most = Math.max(...values) || 1
  const loud = loudest(columns)
  const peak = columns[loud]?.shown
  // Beside columns that are much lower or higher, its figure may reach over them.
  const lowerBy = (beside = Number.NEGATIVE_INFINITY) => ((values[loud] ?? 0) - beside) / most
  const free = lowerBy(values[loud - 1]) > 0.2 && lowerBy(values[loud + 1]) > 0.2
  const peakRoom = free ? Math.max(step, 96) : step - 6
  const peakFigure = peak
    ? (sheet.tryFit(peak, peakRoom, inDisplay(44, 40, 36, 32, 28, 24)) ?? sheet.fit(peak, step, inText(18)))
    : undefined
  // One style for the others: the first in which each keeps a little air to its neighbours.
  const figures = columns.flatMap(({ shown }) => shown ?? [])
  const fits = (style: TextStyle) =>
    figures.every((text) => sheet.tryFit(text, step - 6, style)?.size === style.sizes[0])
  const style = [inDisplay(24), inDisplay(22), inDisplay(20), inStrong(18)].find(fits) ?? inText(18)
  const highest = start + (peakFigure ? peakFigure.size * 0.7 + 16 : 12)
  for (const share of [0, 1 / 3, 2 / 3]) hairline(sheet, left, highest + (base - highest) * share, right)

  for (const [index, { label, value, shown }] of columns.entries()) {
    const middle = left + step * (index + 0.5)
    const height = Math.max((value / most) * (base - highest), 3)
    const strong = index === loud
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
