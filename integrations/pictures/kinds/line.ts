import { curve, type Point, reach } from '../parts/curve.ts'
import { bottom, ground, hairline, heading, inner, kite, left, right } from '../parts/frame.ts'
import type { Sheet } from '../sheet.ts'
import { short } from '../svg.ts'
import type { Draw } from './kind.ts'
import { type Area, drawNote } from './line-note.ts'

/** A dashboard panel: the line climbs out of the lower left, ends in the kite, and its last figure stands above it. */
export const drawLine: Draw<'line'> = (sheet, drawing) => {
  ground(sheet)
  const start = heading(sheet, drawing.title)
  const figure = sheet.fit(drawing.shown, 220, { face: 'display', sizes: [56, 52, 48, 44, 40, 36, 32, 28] })
  // Room for figure and kite above the highest point, wherever the line ends.
  const area = { left, right: right - 24, top: start + figure.size * 0.7 + 44, bottom: bottom - 28 }
  const scale = scaleFor([...drawing.values, ...(drawing.compare ?? [])], area)
  const main = pointsOf(drawing.values, area, scale.y)
  const other = drawing.compare ? pointsOf(drawing.compare, area, scale.y) : []
  const end = main[main.length - 1] as Point
  const span = { from: right - figure.width - 6, to: right }
  const ceiling = Math.min(reach(main, span.from, end.x).top, reach(other, span.from, end.x).top)
  const baseline = Math.min(end.y - 34, ceiling) - 10

  for (const step of [0, 1 / 3, 2 / 3]) {
    const y = area.top + (area.bottom - area.top) * step
    // A falling line leaves its figure among the grid lines; they stop short of it.
    hairline(sheet, left, y, y > baseline - figure.size * 0.8 && y < baseline + 10 ? span.from - 4 : right)
  }
  hairline(sheet, left, area.bottom, right, 'muted')
  drawLabels(sheet, drawing.labels, area)
  if (scale.fromZero) {
    sheet.path(`${curve(main)}V${short(area.bottom)}H${short(area.left)}z`, { fill: 'kite-tint' })
  }
  if (other.length > 0) sheet.path(curve(other), { stroke: 'river', width: 2 })
  sheet.path(curve(main), { stroke: 'ink', width: 3 })
  kite(sheet, end.x, end.y)

  sheet.write(figure, { x: right, y: baseline, align: 'end', tone: 'kite-strong' })
  if (drawing.note)
    drawNote(sheet, drawing.note, { main, other, area, start, figureLeft: span.from, figureBaseline: baseline })
}

function scaleFor(values: readonly number[], area: Area): { y: (value: number) => number; fromZero: boolean } {
  const most = Math.max(...values)
  const least = Math.min(...values)
  // A line that keeps above half of its highest value would lie flat on a scale from zero; it then gets no filled area.
  const fromZero = least <= most / 2
  const floor = fromZero ? 0 : least - (most - least) * 0.5
  const height = area.bottom - area.top
  const range = most - floor || 1
  return { fromZero, y: (value) => (most === 0 ? area.bottom : area.bottom - ((value - floor) / range) * height) }
}

function pointsOf(values: readonly number[], area: Area, y: (value: number) => number): Point[] {
  const step = (area.right - area.left) / (values.length - 1)
  return values.map((value, index) => ({ x: area.left + step * index, y: y(value) }))
}

function drawLabels(sheet: Sheet, labels: readonly string[], area: Area): void {
  const step = (area.right - area.left) / (labels.length - 1)
  labels.forEach((label, index) => {
    const align = index === 0 ? 'start' : index === labels.length - 1 ? 'end' : 'middle'
    const x = index === labels.length - 1 ? right : area.left + step * index
    sheet.text(label, inner / labels.length, { face: 'text', sizes: [18] }, { x, y: bottom - 3, align, tone: 'muted' })
  })
}
