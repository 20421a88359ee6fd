import { hairline, queryField, right } from '../parts/frame.ts'
import { inRows } from '../parts/rows.ts'
import { frame, type Sheet } from '../sheet.ts'
import { inStrong, inText } from '../text.ts'
import type { Draw } from './kind.ts'

const streets = { left: 1, right: 212, top: 88, bottom: frame.height - 1 }

/** Where the pins stand; the query chooses, so that two maps of the site differ. */
// biome-ignore format: three pins a line
const arrangements = [
  [[118, 178], [52, 262], [168, 300]],
  [[70, 186], [160, 226], [98, 316]],
  [[150, 196], [64, 216], [116, 318]],
]

/** Streets with three numbered pins beside the list that a search engine shows for a local search. */
export const drawMap: Draw<'map'> = (sheet, { query, places }) => {
  drawStreets(sheet)
  queryField(sheet, query)
  const x = streets.right + 24
  const pins = arrangements[query.length % arrangements.length] ?? []
  for (const { name, detail, ours, index, y, middle } of inRows(places, streets.top)) {
    if (index > 0) hairline(sheet, x, y, right)
    if (ours) sheet.rect(x - 12, middle - 24, 4, 48, { fill: 'kite' })
    sheet.text(name, right - x, inStrong(22, 20), { x, y: middle - 4, tone: ours ? 'kite-strong' : 'ink' })
    sheet.text(detail, right - x, inText(18), { x, y: middle + 22, tone: 'muted' })
    const [px = 0, py = 0] = pins[index] ?? []
    drawPin(sheet, String(index + 1), px, py, ours)
  }
}

function drawStreets(sheet: Sheet): void {
  const { left, right, top, bottom } = streets
  sheet.rect(left, top, right - left, bottom - top, { fill: 'sand' })
  // A river, a park, then streets in the ground's colour, the main one widest.
  sheet.path(`M${left} ${top + 26}C50 ${top + 40} 70 ${top + 2} 112 ${top}H${left}z`, { fill: 'river-tint' })
  sheet.path('M134 214h78v56h-62z', { fill: 'river-tint' })
  const across = `M${left} 150L${right} 128M${left} 236L124 206L${right} 200M${left} 318L138 278H${right}`
  const down = `M30 ${top}L78 ${bottom}M124 ${top}L152 ${bottom}M176 ${top}L190 ${bottom}`
  sheet.path(across + down, { stroke: 'surface', width: 5 })
  sheet.path(`M${left} 206L90 190L${right} 244`, { stroke: 'surface', width: 11 })
  sheet.path(`M${right + 0.5} ${top}V${bottom}M${left} ${top + 0.5}H${right}`, { stroke: 'line' })
}

function drawPin(sheet: Sheet, number: string, x: number, y: number, ours = false): void {
  sheet.within(x, y, ours ? 1.35 : 1, () => {
    const fill = ours ? 'kite' : 'muted'
    sheet.path('M0 0C-4-10-17-17-17-30a17 17 0 0 1 34 0C17-17 4-10 0 0z', { fill, stroke: 'surface', width: 2 })
  })
  const middle = y - (ours ? 40.5 : 30)
  if (ours) sheet.circle(x, middle, 13, { fill: 'surface' })
  sheet.text(number, 30, inStrong(18), { x, y: middle + 6.5, align: 'middle', tone: ours ? 'kite-strong' : 'surface' })
}
