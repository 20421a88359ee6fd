import { bottom, ground, hairline, queryField, right } from '../parts/frame.ts'
import { frame, type Sheet } from '../sheet.ts'
import type { Draw } from './kind.ts'

const streets = { left: 1, right: 212 }

/** Where the pins stand; the query chooses, so that two maps of the site differ. */
const arrangements: [number, number][][] = [
  [
    [118, 178],
    [52, 262],
    [168, 300],
  ],
  [
    [70, 186],
    [160, 226],
    [98, 316],
  ],
  [
    [150, 196],
    [64, 216],
    [116, 318],
  ],
]

/** Streets with three numbered pins beside the list that a search engine shows for a local search. */
export const drawMap: Draw<'map'> = (sheet, { query, places }) => {
  ground(sheet)
  const start = 88
  drawStreets(sheet, start)
  queryField(sheet, query)
  const row = (bottom + 8 - start) / places.length
  const x = streets.right + 24
  const spots = arrangements[query.length % arrangements.length] ?? []
  places.forEach((place, index) => {
    const ours = place.ours === true
    const middle = start + row * (index + 0.5)
    if (index > 0) hairline(sheet, x, start + row * index, right)
    if (ours) sheet.rect(x - 12, middle - 24, 4, 48, { fill: 'kite' })
    sheet.text(
      place.name,
      right - x,
      { face: 'strong', sizes: [22, 20] },
      { x, y: middle - 4, tone: ours ? 'kite-strong' : 'ink' },
    )
    sheet.text(place.detail, right - x, { face: 'text', sizes: [18] }, { x, y: middle + 22, tone: 'muted' })
    const [px, py] = spots[index] ?? [0, 0]
    drawPin(sheet, String(index + 1), px, py, ours)
  })
}

function drawStreets(sheet: Sheet, top: number): void {
  const { left: from, right: to } = streets
  const end = frame.height - 1
  sheet.rect(from, top, to - from, end - top, { fill: 'sand' })
  // A river, a park, then streets in the ground's colour, the main one widest.
  sheet.path(`M${from} ${top + 26}C50 ${top + 40} 70 ${top + 2} 112 ${top}H${from}z`, { fill: 'river-tint' })
  sheet.path('M134 214h78v56h-62z', { fill: 'river-tint' })
  sheet.path(
    `M${from} 150L${to} 128M${from} 236L124 206L${to} 200M${from} 318L138 278H${to}M30 ${top}L78 ${end}M124 ${top}L152 ${end}M176 ${top}L190 ${end}`,
    { stroke: 'surface', width: 5 },
  )
  sheet.path(`M${from} 206L90 190L${to} 244`, { stroke: 'surface', width: 11 })
  sheet.path(`M${to + 0.5} ${top}V${end}M${from} ${top + 0.5}H${to}`, { stroke: 'line' })
}

function drawPin(sheet: Sheet, number: string, x: number, y: number, ours: boolean): void {
  sheet.within(x, y, ours ? 1.35 : 1, () => {
    sheet.path('M0 0C-4-10-17-17-17-30a17 17 0 0 1 34 0C17-17 4-10 0 0z', {
      fill: ours ? 'kite' : 'muted',
      stroke: 'surface',
      width: 2,
    })
  })
  const lift = ours ? 40.5 : 30
  if (ours) sheet.circle(x, y - lift, 13, { fill: 'surface' })
  const fitted = sheet.fit(number, 30, { face: 'strong', sizes: [18] })
  sheet.write(fitted, { x, y: y - lift + 6.5, align: 'middle', tone: ours ? 'kite-strong' : 'surface' })
}
