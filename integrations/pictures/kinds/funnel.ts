import { evenly } from '../parts/figures.ts'
import { bottom, ground, hairline, heading, left, right } from '../parts/frame.ts'
import { short } from '../svg.ts'
import type { Draw } from './kind.ts'

/** Steps that narrow to scale at the left, figure and label at the right, the last one in the accent. */
export const drawFunnel: Draw<'funnel'> = (sheet, { title, steps }) => {
  ground(sheet)
  const start = heading(sheet, title) + 2
  const row = (bottom - start) / steps.length
  const gap = 4
  const widest = 208
  const middle = left + widest / 2
  const most = Math.max(...steps.map((step) => step.value))
  // To scale, unless the last step would be a thread: then the widths are drawn closer together, in the same order.
  const least = (steps[steps.length - 1]?.value ?? most) / most
  const bend = least < 0.1 ? Math.log(0.1) / Math.log(least) : 1
  const widthOf = (index: number) => ((steps[Math.min(index, steps.length - 1)]?.value ?? 0) / most) ** bend * widest
  const x = left + widest + 24
  const figures = evenly(
    sheet,
    steps.map((step) => step.shown),
    right - x,
    steps.length > 4 ? 26 : steps.length > 3 ? 34 : 46,
  )
  steps.forEach((step, index) => {
    const figure = figures[index]
    if (!figure) return
    const y = start + row * index
    const last = index === steps.length - 1
    const a = widthOf(index) / 2
    const b = widthOf(index + 1) / 2
    const height = row - gap
    sheet.path(
      `M${short(middle - a)} ${short(y)}H${short(middle + a)}L${short(middle + b)} ${short(y + height)}H${short(middle - b)}z`,
      { fill: last ? 'kite' : 'river' },
    )
    if (index > 0) hairline(sheet, x, y - gap / 2, right)
    const drop = steps.length > 4 ? 22 : figure.size * 0.2 + 20
    const block = figure.size * 0.66 + drop
    const baseline = y + (height - block) / 2 + figure.size * 0.66
    sheet.write(figure, { x, y: baseline, tone: last ? 'kite-strong' : 'ink' })
    sheet.text(
      step.label,
      right - x,
      { face: 'text', sizes: steps.length > 4 ? [18] : [20] },
      { x, y: baseline + drop, tone: 'muted' },
    )
  })
}
