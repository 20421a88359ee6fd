import { evenly } from '../parts/figures.ts'
import { bottom, hairline, heading, inner, left } from '../parts/frame.ts'
import { inStrong, inText } from '../text.ts'
import type { Draw } from './kind.ts'

/** Two panels, the second one the better: same type, but lit. */
export const drawSplit: Draw<'split'> = (sheet, { title, sides }) => {
  const start = heading(sheet, title) + 2
  const gap = 24
  const width = (inner - gap) / 2
  const height = bottom - start
  const pad = 18
  const room = width - pad * 2
  const rows = Math.max(...sides.map(({ lines }) => lines.length))
  const values = sides.map(({ value }) => value)
  const style = evenly(sheet, values, room, [84, 70, 58][rows - 1] ?? 58)
  const row = rows === 3 ? 50 : 54
  const from = bottom - 8 - row * rows
  for (const [index, { label, value, lines }] of sides.entries()) {
    const panel = left + index * (width + gap)
    const x = panel + pad
    const better = index === 1
    if (better)
      sheet.rect(panel + 1, start + 1, width - 2, height - 2, { fill: 'kite-tint', stroke: 'kite', width: 2 }, 4)
    else sheet.rect(panel, start, width, height, { fill: 'sand' }, 4)
    sheet.text(label, room, inStrong(20), { x, y: start + 34, tone: better ? 'kite-strong' : 'muted' })
    const figure = sheet.fit(value, room, style)
    const baseline = (start + 34 + from + figure.cap) / 2
    sheet.write(figure, { x: x - 1, y: baseline, tone: better ? 'kite-strong' : 'ink' })
    for (const [at, line] of lines.entries()) {
      const y = from + row * at
      hairline(sheet, x, y, x + room, better ? 'kite' : 'muted')
      sheet.text(line, room, inText(20), { x, y: y + row / 2 + 7 })
    }
  }
  const [x, y] = [left + width + gap / 2, start + height / 2]
  sheet.circle(x, y, 19, { fill: 'surface', stroke: 'kite', width: 2 })
  sheet.path(`M${x - 8} ${y}h16m-6-6l6 6l-6 6`, { stroke: 'kite', width: 2.5 })
}
