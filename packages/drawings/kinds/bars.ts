import { evenly } from '../parts/figures.ts'
import { bottom, heading, inner, left, right } from '../parts/frame.ts'
import { inRows, loudest } from '../parts/rows.ts'
import { inText } from '../text.ts'
import type { Draw } from './kind.ts'

/** Rows of bars. Few rows get their label above and a big figure; four or five get a label column. */
export const drawBars: Draw<'bars'> = (sheet, { title, bars }) => {
  const start = heading(sheet, title) + 2
  const most = Math.max(...bars.map(({ value }) => value)) || 1
  const loud = loudest(bars)
  const stacked = bars.length < 4
  const gap = bars.length === 2 ? 30 : 22
  const figures = bars.map(({ shown }) => shown)
  const labels = bars.map(({ label }) => label)
  const room = stacked ? inner : 170
  const style = evenly(sheet, figures, 170, stacked ? (bars.length === 2 ? 58 : 46) : 34)
  const from = stacked ? left : left + sheet.widest(labels, room, inText(20)) + 14
  const longest = right - from - sheet.widest(figures, 170, style) - 12

  for (const { label, value, shown, index, row, y } of inRows(bars, start, stacked ? bottom + gap : undefined)) {
    const thickness = stacked ? row - gap - 32 : Math.min(row - 20, 42)
    const above = stacked ? y + 32 : y + (row - thickness) / 2
    const middle = above + thickness / 2
    const width = Math.max((value / most) * longest, 3)
    const strong = index === loud
    sheet.rect(from, above, width, thickness, { fill: strong ? 'kite' : 'river' }, 2)
    const words = sheet.fit(label, room, inText(20))
    sheet.write(words, { x: left, y: stacked ? y + 20 : middle + 7, tone: strong ? 'ink' : 'muted' })
    const figure = sheet.fit(shown, 170, style)
    sheet.write(figure, { x: from + width + 10, y: middle + figure.cap / 2, tone: strong ? 'kite-strong' : 'ink' })
  }
}
