import { evenly } from '../parts/figures.ts'
import { bottom, ground, hairline, heading, left, right } from '../parts/frame.ts'
import type { Draw } from './kind.ts'

/** Two panels, the second one the better: same type, but lit. */
export const drawSplit: Draw<'split'> = (sheet, { title, sides }) => {
  ground(sheet)
  const start = heading(sheet, title) + 2
  const gap = 24
  const width = (right - left - gap) / 2
  const height = bottom - start
  const pad = 18
  const rows = Math.max(...sides.map(({ lines }) => lines.length))
  const values = evenly(
    sheet,
    sides.map(({ value }) => value),
    width - pad * 2,
    rows === 3 ? 58 : rows === 2 ? 70 : 84,
  )
  const row = rows === 3 ? 50 : 54
  const from = bottom - 8 - row * rows
  sides.forEach(({ label, lines }, index) => {
    const x = left + index * (width + gap)
    const better = index === 1
    const value = values[index]
    if (!value) return
    if (better) sheet.rect(x + 1, start + 1, width - 2, height - 2, { fill: 'kite-tint', stroke: 'kite', width: 2 }, 4)
    else sheet.rect(x, start, width, height, { fill: 'sand' }, 4)
    sheet.text(
      label,
      width - pad * 2,
      { face: 'strong', sizes: [20] },
      { x: x + pad, y: start + 34, tone: better ? 'kite-strong' : 'muted' },
    )
    const baseline = (start + 34 + from) / 2 + value.size * 0.33
    sheet.write(value, { x: x + pad - 1, y: baseline, tone: better ? 'kite-strong' : 'ink' })
    lines.forEach((line, at) => {
      const y = from + row * at
      hairline(sheet, x + pad, y, x + width - pad, better ? 'kite' : 'muted')
      sheet.text(line, width - pad * 2, { face: 'text', sizes: [20] }, { x: x + pad, y: y + row / 2 + 7 })
    })
  })
  const y = start + height / 2
  sheet.circle(left + width + gap / 2, y, 19, { fill: 'surface', stroke: 'kite', width: 2 })
  sheet.path(`M${left + width + gap / 2 - 8} ${y}h16m-6-6l6 6l-6 6`, { stroke: 'kite', width: 2.5 })
}
