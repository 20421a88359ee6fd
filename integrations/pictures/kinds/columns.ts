import { bottom, ground, hairline, heading, inner, left, right } from '../parts/frame.ts'
import type { Sheet } from '../sheet.ts'
import type { TextStyle } from '../type/fit.ts'
import type { Draw, Of } from './kind.ts'

/** Columns over time or by category, the strong one in the accent with the largest figure. */
export const drawColumns: Draw<'columns'> = (sheet, { title, columns }) => {
  ground(sheet)
  const start = heading(sheet, title)
  const step = inner / columns.length
  const thickness = Math.min(step * 0.64, 76)
  const base = bottom - 30
  const most = Math.max(...columns.map((column) => column.value)) || 1
  const loud =
    columns.find((column) => column.strong) ??
    columns.reduce((best, column) => (column.value > best.value ? column : best))
  const room = standsFree(columns, loud, most) ? Math.max(step, 96) : step - 6
  const loudStyle = { face: 'display', sizes: [44, 40, 36, 32, 28, 24] } as const
  const loudFigure = loud.shown
    ? (sheet.tryFit(loud.shown, room, loudStyle) ?? sheet.fit(loud.shown, step, narrow))
    : undefined
  const style = styleOf(sheet, columns, step)
  const highest = start + (loudFigure ? loudFigure.size * 0.7 + 16 : 12)
  for (const share of [0, 1 / 3, 2 / 3]) hairline(sheet, left, highest + (base - highest) * share, right)

  columns.forEach((column, index) => {
    const middle = left + step * (index + 0.5)
    const height = Math.max((column.value / most) * (base - highest), 3)
    const strong = column === loud
    sheet.rect(middle - thickness / 2, base - height, thickness, height, { fill: strong ? 'kite' : 'river' }, 2)
    sheet.text(
      column.label,
      step - 1,
      { face: strong ? 'strong' : 'text', sizes: [20] },
      { x: middle, y: bottom - 3, align: 'middle', tone: strong ? 'ink' : 'muted' },
    )
    if (!column.shown) return
    const figure = strong && loudFigure ? loudFigure : sheet.fit(column.shown, step, style)
    const x = Math.min(Math.max(middle, left + figure.width / 2), right - figure.width / 2)
    sheet.write(figure, { x, y: base - height - 9, align: 'middle', tone: strong ? 'kite-strong' : 'ink' })
  })
  hairline(sheet, left, base, right, 'ink')
}

/** Whether the columns beside it are so much lower or higher that its figure may reach over them. */
function standsFree(columns: Of<'columns'>['columns'], loud: Of<'columns'>['columns'][number], most: number): boolean {
  const index = columns.indexOf(loud)
  return [columns[index - 1], columns[index + 1]].every(
    (beside) => beside === undefined || (loud.value - beside.value) / most > 0.2,
  )
}

/** Seven columns with figures in thousands need the narrowest type there is. */
const narrow: TextStyle = { face: 'text', sizes: [18] }

/** One style for all figures: the first in which each keeps a little air to its neighbours. */
function styleOf(sheet: Sheet, columns: Of<'columns'>['columns'], step: number): TextStyle {
  const shown = columns.flatMap((column) => column.shown ?? [])
  const styles = [24, 22, 20].map((size): TextStyle => ({ face: 'display', sizes: [size] }))
  const fits = (style: TextStyle) => shown.every((text) => sheet.tryFit(text, step - 6, style)?.size === style.sizes[0])
  return [...styles, { face: 'strong', sizes: [18] } as const].find(fits) ?? narrow
}
