import { type Point, reach } from '../parts/curve.ts'
import { left, panel, right } from '../parts/frame.ts'
import type { Sheet } from '../sheet.ts'
import { short } from '../svg.ts'
import { type Fitted, heightOf } from '../type/fit.ts'
import type { Of } from './kind.ts'

/** Where the lines are drawn. */
export interface Area {
  left: number
  right: number
  top: number
  bottom: number
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
export function drawNote(sheet: Sheet, note: NonNullable<Of<'line'>['note']>, around: Surroundings): void {
  const index = Math.min(note.at, around.main.length - 1)
  const point = around.main[index] as Point
  const place = notePlaces(sheet, note.text, point, around)[0]
  if (!place) {
    drawNoteAsKey(sheet, note.text, point, around)
    return
  }
  const { fitted, x, y, width, height } = place
  sheet.path(`M${short(point.x)} ${short(point.y)}V${short(y > point.y ? y : y + height)}`, { stroke: 'muted' })
  // The kite already marks the last point.
  if (index < around.main.length - 1)
    sheet.circle(point.x, point.y, 5.5, { fill: 'surface', stroke: 'ink', width: 2.5 })
  panel(sheet, x, y, width, height)
  sheet.write(fitted, { x: x + notePad, y: y + notePad + fitted.size * 0.72 })
}

/** Where the lines leave no room: the words above the grid, with the same ring before them as on the line. */
function drawNoteAsKey(sheet: Sheet, text: string, point: Point, around: Surroundings): void {
  const x = left + 20
  const fitted = sheet.fit(text, around.figureLeft - 12 - x, { face: 'strong', sizes: [18], lines: 3, leading: 1.15 })
  const y = around.start + 18
  for (const at of [point, { x: left + 6.5, y: y - 6.5 }])
    sheet.circle(at.x, at.y, 5.5, { fill: 'surface', stroke: 'ink', width: 2.5 })
  sheet.write(fitted, { x, y })
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
        x + width > around.figureLeft - 8 &&
        above < around.figureBaseline + 44 &&
        above + height > around.figureBaseline - 50
      if (above > around.start - 8 && !meetsFigure)
        places.push({ fitted, x, y: above, width, height, cost: point.y - above - height + more })
      const below = Math.max(...lines.map((line) => line.bottom), point.y + 8) + 10
      if (below + height < around.area.bottom - 4)
        places.push({ fitted, x, y: below, width, height, cost: below - point.y + more + 10 })
    }
  }
  return places.sort((one, two) => one.cost - two.cost)
}
