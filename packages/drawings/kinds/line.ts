import type { DrawingOf } from '../drawing.ts'
import { bottom, hairline, heading, inner, left, right } from '../layout.ts'
import { kite, panel } from '../parts.ts'
import type { Draw, Sheet } from '../sheet.ts'
import { inDisplay, inStrong, inText } from '../text.ts'

type Point = { x: number; y: number }

/**
 * A smooth curve through the points that never rises above or falls below them (monotone cubic, Fritsch and Carlson
 * 1980), so that a chart shows no peak that its figures do not have.
 */
function curve(points: readonly Point[]): string {
  const [first] = points
  if (!first) return ''
  const slopes = tangents(points)
  const pieces = points.slice(1).map((to, index) => {
    const from = points[index] as Point
    const third = (to.x - from.x) / 3
    const [one = 0, two = 0] = slopes.slice(index)
    return [from.x + third, from.y + third * one, to.x - third, to.y - third * two, to.x, to.y].join(' ')
  })
  return `M${first.x} ${first.y}C${pieces.join(' ')}`
}

function tangents(points: readonly Point[]): number[] {
  const steps = points.slice(1).map((to, index) => {
    const from = points[index] as Point
    return (to.y - from.y) / (to.x - from.x)
  })
  return points.map((_, index) => {
    const before = steps[index - 1] ?? steps[index] ?? 0
    const after = steps[index] ?? before
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after)
  })
}

/** Highest and lowest y of the lines between two x, their points joined straight: what a text must stay clear of. */
function reach(lines: readonly Point[][], from: number, to: number): { top: number; bottom: number } {
  const seen = lines.flatMap((points) =>
    points.flatMap(({ x, y }, index) => {
      const next = points[index + 1]
      const edges = next ? [from, to].filter((edge) => edge > x && edge < next.x) : []
      const crossings = edges.map((edge) => y + (((next?.y ?? y) - y) * (edge - x)) / ((next?.x ?? x) - x))
      return x >= from && x <= to ? [y, ...crossings] : crossings
    }),
  )
  return { top: Math.min(...seen), bottom: Math.max(...seen) }
}

/** A dashboard panel: the line climbs out of the lower left, ends in the kite, and has its last figure above it. */
export const line: Draw<'line'> = (sheet, { title, labels, values, compare = [], shown, note }) => {
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
  if (fromZero) sheet.path(`${curve(main)}V${floor}H${left}z`, { fill: 'kite-tint' })
  if (other.length > 0) sheet.path(curve(other), { stroke: 'river', width: 2 })
  sheet.path(curve(main), { stroke: 'ink', width: 3 })
  kite(sheet, end.x, end.y)
  sheet.write(figure, { x: right, y: baseline, align: 'end', tone: 'kite-strong' })
  if (note) drawNote(sheet, note, { lines: [main, other], start, figureLeft, figureBaseline: baseline })
}

/** The lowest y of the lines. */
const floor = bottom - 28

/** The line that a note belongs to and the one it is compared with, where the chart begins, and the figure at its end. */
type Surroundings = {
  lines: [main: Point[], other: Point[]]
  start: number
  figureLeft: number
  figureBaseline: number
}

/**
 * A ring on the line and a small card beside it, at the nearest place that neither lines nor figure touch. Where the lines
 * leave no room: the words above the grid, with the same ring before them as on the line.
 */
function drawNote(sheet: Sheet, { at, text }: NonNullable<DrawingOf<'line'>['note']>, around: Surroundings): void {
  const [main] = around.lines
  const index = Math.min(at, main.length - 1)
  const point = main[index] as Point
  const place = placeFor(sheet, text, point, around)
  if (!place) {
    const key = { x: left + 20, y: around.start + 18 }
    drawRing(sheet, point)
    drawRing(sheet, { x: left + 6.5, y: key.y - 6.5 })
    sheet.text(text, around.figureLeft - 12 - key.x, { ...inStrong(18), lines: 3, leading: 1.15 }, key)
    return
  }
  const { fitted, x, y, width, height } = place
  sheet.path(`M${point.x} ${point.y}V${y > point.y ? y : y + height}`, { stroke: 'muted' })
  // The kite already marks the last point.
  if (index < main.length - 1) drawRing(sheet, point)
  panel(sheet, x, y, width, height)
  sheet.write(fitted, { x: x + pad, y: y + pad + fitted.cap })
}

function drawRing(sheet: Sheet, { x, y }: Point): void {
  sheet.circle(x, y, 5.5, { fill: 'surface', stroke: 'ink', width: 2.5 })
}

const pad = 9

/** The place for the card that is nearest to its point; undefined where it has no room. */
function placeFor(
  sheet: Sheet,
  text: string,
  point: Point,
  { lines, start, figureLeft, figureBaseline }: Surroundings,
) {
  const places = [240, 170, 130, 100].flatMap((most) => {
    const fitted = sheet.tryFit(text, most, { ...inStrong(18), lines: 3, balance: true })
    if (!fitted) return []
    const width = fitted.width + pad * 2
    const height = fitted.height + pad * 2 + 2
    return [0.5, 0.25, 0.75, 0.08, 0.92].flatMap((share) => {
      const x = Math.min(Math.max(point.x - width * share, left), right - width)
      if (point.x < x || point.x > x + width) return []
      const reached = reach(lines, x - 4, x + width + 4)
      const above = Math.min(reached.top, point.y - 8) - 10 - height
      const below = Math.max(reached.bottom, point.y + 8) + 10
      const besideFigure = above < figureBaseline + 44 && above + height > figureBaseline - 50
      const meetsFigure = besideFigure && x + width > figureLeft - 8
      return [
        { y: above, cost: point.y - above - height, free: above > start - 8 && !meetsFigure },
        { y: below, cost: below - point.y + 10, free: below + height < floor - 4 },
      ].flatMap(({ y, cost, free }) =>
        free ? { fitted, x, y, width, height, cost: cost + (fitted.lines.length - 1) * 14 } : [],
      )
    })
  })
  return places.sort((one, two) => one.cost - two.cost)[0]
}
