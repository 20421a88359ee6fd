import { type Point, reach } from '../parts/curve.ts'
import { bottom, left, panel, right } from '../parts/frame.ts'
import type { Sheet } from '../sheet.ts'
import { short } from '../sheet.ts'
import { inStrong } from '../text.ts'
import type { Of } from './kind.ts'

/** The lowest y of the lines. */
export const floor = bottom - 28

interface Surroundings {
  /** The line that the note belongs to, and the one it is compared with. */
  lines: [main: Point[], other: Point[]]
  /** Where the chart begins below the title. */
  start: number
  figureLeft: number
  figureBaseline: number
}

/** A ring on the line and a small card beside it, at the nearest place that neither lines nor figure touch. */
export function drawNote(sheet: Sheet, note: NonNullable<Of<'line'>['note']>, around: Surroundings): void {
  const [main] = around.lines
  const index = Math.min(note.at, main.length - 1)
  const point = main[index] as Point
  const place = placeFor(sheet, note.text, point, around)
  if (!place) {
    drawKey(sheet, note.text, point, around)
    return
  }
  const { fitted, x, y, width, height } = place
  sheet.path(`M${short(point.x)} ${short(point.y)}V${short(y > point.y ? y : y + height)}`, { stroke: 'muted' })
  // The kite already marks the last point.
  if (index < main.length - 1) drawRing(sheet, point)
  panel(sheet, x, y, width, height)
  sheet.write(fitted, { x: x + pad, y: y + pad + fitted.cap })
}

/** Where the lines leave no room: the words above the grid, with the same ring before them as on the line. */
function drawKey(sheet: Sheet, text: string, point: Point, { start, figureLeft }: Surroundings): void {
  const place = { x: left + 20, y: start + 18 }
  drawRing(sheet, point)
  drawRing(sheet, { x: left + 6.5, y: place.y - 6.5 })
  sheet.text(text, figureLeft - 12 - place.x, { ...inStrong(18), lines: 3, leading: 1.15 }, place)
}

function drawRing(sheet: Sheet, { x, y }: Point): void {
  sheet.circle(x, y, 5.5, { fill: 'surface', stroke: 'ink', width: 2.5 })
}

const pad = 9

/** Where the card stands best; undefined where it has no room. */
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
