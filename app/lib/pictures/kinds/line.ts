import { curve, reach, type Point } from '../parts/curve.ts'
import { bottom, ground, hairline, heading, inner, kite, left, panel, right } from '../parts/frame.ts'
import { short, type Sheet } from '../sheet.ts'
import { heightOf, type Fitted } from '../type/fit.ts'
import type { Draw, Of } from './kind.ts'

interface Area {
  left: number
  right: number
  top: number
  bottom: number
}

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
  if (drawing.note) drawNote(sheet, drawing.note, { main, other, area, start, figureLeft: span.from, figureBaseline: baseline })
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

interface Surroundings {
  main: Point[]
  other: Point[]
  area: Area
  start: number
  figureLeft: number
  figureBaseline: number
}

/** A ring on the line and a small card beside it, at the nearest place that neither lines nor figure touch. */
function drawNote(sheet: Sheet, note: NonNullable<Of<'line'>['note']>, around: Surroundings): void {
  const index = Math.min(note.at, around.main.length - 1)
  const point = around.main[index] as Point
  const place = notePlaces(sheet, note.text, point, around)[0]
  if (!place) throw new Error(`In a “line” picture, the note “${note.text}” finds no room; shorten it or note another point.`)
  const { fitted, x, y, width, height } = place
  sheet.path(`M${short(point.x)} ${short(point.y)}V${short(y > point.y ? y : y + height)}`, { stroke: 'muted' })
  // The kite already marks the last point.
  if (index < around.main.length - 1) sheet.circle(point.x, point.y, 5.5, { fill: 'surface', stroke: 'ink', width: 2.5 })
  panel(sheet, x, y, width, height)
  sheet.write(fitted, { x: x + notePad, y: y + notePad + fitted.size * 0.72 })
}

const notePad = 9

interface NotePlace {
  fitted: Fitted
  x: number
  y: number
  width: number
  height: number
  cost: number
}

function notePlaces(sheet: Sheet, text: string, point: Point, around: Surroundings): NotePlace[] {
  const places: NotePlace[] = []
  for (const most of [240, 170, 130, 100]) {
    const fitted = sheet.tryFit(text, most, { face: 'strong', sizes: [18], lines: 3, balance: true })
    if (!fitted) continue
    const width = fitted.width + notePad * 2
    const height = heightOf(fitted) + notePad * 2 + 2
    const more = (fitted.runs.length - 1) * 14
    for (const share of [0.5, 0.25, 0.75, 0.08, 0.92]) {
      const x = Math.min(Math.max(point.x - width * share, left), right - width)
      if (point.x < x || point.x > x + width) continue
      const lines = [around.main, around.other].map((points) => reach(points, x - 4, x + width + 4))
      const above = Math.min(...lines.map((line) => line.top), point.y - 8) - 10 - height
      const meetsFigure =
        x + width > around.figureLeft - 8 && above < around.figureBaseline + 44 && above + height > around.figureBaseline - 50
      if (above > around.start - 8 && !meetsFigure) places.push({ fitted, x, y: above, width, height, cost: point.y - above - height + more })
      const below = Math.max(...lines.map((line) => line.bottom), point.y + 8) + 10
      if (below + height < around.area.bottom - 4) places.push({ fitted, x, y: below, width, height, cost: below - point.y + more + 10 })
    }
  }
  return places.sort((one, two) => one.cost - two.cost)
}
