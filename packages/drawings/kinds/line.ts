import { curve, type Point, reach } from '../parts/curve.ts'
import { bottom, hairline, heading, inner, kite, left, right } from '../parts/frame.ts'
import { short } from '../sheet.ts'
import { inDisplay, inText } from '../text.ts'
import type { Draw } from './kind.ts'
import { drawNote, floor } from './line-note.ts'

/** A dashboard panel: the line climbs out of the lower left, ends in the kite, and its last figure stands above it. */
export const drawLine: Draw<'line'> = (sheet, { title, labels, values, compare = [], shown, note }) => {
  const start = heading(sheet, title)
  const figure = sheet.fit(shown, 220, inDisplay(56, 52, 48, 44, 40, 36, 32, 28))
  // Room for figure and kite above the highest point, wherever the line ends.
  const highest = start + figure.size * 0.7 + 44
  const width = right - 24 - left
  const most = Math.max(...values, ...compare)
  const least = Math.min(...values, ...compare)
  // A line that keeps above half of its highest value would lie flat on a scale from zero; it then gets no filled area.
  const fromZero = least <= most / 2
  const lowest = fromZero ? 0 : least - (most - least) * 0.5
  const unit = (floor - highest) / (most - lowest || 1)
  const pointsOf = (line: number[]): Point[] =>
    line.map((value, index) => ({ x: left + (width / (line.length - 1)) * index, y: floor - (value - lowest) * unit }))
  const [main, other] = [pointsOf(values), pointsOf(compare)]
  const end = main.at(-1) as Point
  const figureLeft = right - figure.width - 6
  const baseline = Math.min(end.y - 34, reach([main, other], figureLeft, end.x).top) - 10

  for (const step of [0, 1 / 3, 2 / 3]) {
    const y = highest + (floor - highest) * step
    // A falling line leaves its figure among the grid lines; they stop short of it.
    hairline(sheet, left, y, y > baseline - figure.size * 0.8 && y < baseline + 10 ? figureLeft - 4 : right)
  }
  hairline(sheet, left, floor, right, 'muted')
  for (const [index, label] of labels.entries()) {
    const last = index === labels.length - 1
    const x = last ? right : left + (width / (labels.length - 1)) * index
    const align = last ? 'end' : index === 0 ? 'start' : 'middle'
    sheet.text(label, inner / labels.length, inText(18), { x, y: bottom - 3, align, tone: 'muted' })
  }
  if (fromZero) sheet.path(`${curve(main)}V${short(floor)}H${short(left)}z`, { fill: 'kite-tint' })
  if (other.length > 0) sheet.path(curve(other), { stroke: 'river', width: 2 })
  sheet.path(curve(main), { stroke: 'ink', width: 3 })
  kite(sheet, end.x, end.y)
  sheet.write(figure, { x: right, y: baseline, align: 'end', tone: 'kite-strong' })
  if (note) drawNote(sheet, note, { lines: [main, other], start, figureLeft, figureBaseline: baseline })
}
