import { bottom, hairline, highlight, inner, layOutRows, left, right, top } from '../layout.ts'
import { adMark, figureRow, panel, queryField } from '../parts.ts'
import { type Draw, frame, type Sheet } from '../sheet.ts'
import { inStrong, inText } from '../text.ts'

/** A search-result page: site line above the title, as readers know it; a highlighted one is marked in the margin. */
export const serp: Draw<'serp'> = (sheet, { query, results }) => {
  const start = queryField(sheet, query) + 12
  for (const { title, site, highlighted, ad, index, row, y, middle } of layOutRows(results, start, bottom + 6)) {
    const snippet = row > 74
    const baseline = middle - (snippet ? 18 : 7)
    if (highlighted) highlight(sheet, left, y + 3, inner, row - 6)
    else if (index > 0 && !results[index - 1]?.highlighted) hairline(sheet, left, y, right)
    let x = left + 18
    if (ad) x += adMark(sheet, x, baseline) + 8
    else {
      sheet.circle(x + 7, baseline - 6, 7, { fill: highlighted ? 'kite' : 'line' })
      x += 22
    }
    sheet.text(site, right - x - 8, inText(18), { x, y: baseline, tone: 'muted' })
    const place = { x: left + 18, y: baseline + 26, tone: highlighted ? 'kite-strong' : 'river' } as const
    sheet.text(title, inner - 30, inStrong(22, 20), place)
    if (snippet) sheet.bar(left + 18, baseline + 43, [340, 290, 320][index % 3] ?? 300)
  }
}

const streets = { left: 1, right: 212, top: 88, bottom: frame.height - 1 }

/** Where the pins stand; the query chooses, so that two maps of the site differ. */
// biome-ignore format: three pins a line
const arrangements = [
  [[118, 178], [52, 262], [168, 300]],
  [[70, 186], [160, 226], [98, 316]],
  [[150, 196], [64, 216], [116, 318]],
]

/** Streets with three numbered pins beside the list that a search engine shows for a local search. */
export const map: Draw<'map'> = (sheet, { query, places }) => {
  drawStreets(sheet)
  queryField(sheet, query)
  const x = streets.right + 24
  const pins = arrangements[query.length % arrangements.length] ?? []
  for (const { name, detail, highlighted, index, y, middle } of layOutRows(places, streets.top)) {
    if (index > 0) hairline(sheet, x, y, right)
    if (highlighted) sheet.rect(x - 12, middle - 24, 4, 48, { fill: 'kite' })
    sheet.text(name, right - x, inStrong(22, 20), { x, y: middle - 4, tone: highlighted ? 'kite-strong' : 'ink' })
    sheet.text(detail, right - x, inText(18), { x, y: middle + 22, tone: 'muted' })
    const [px = 0, py = 0] = pins[index] ?? []
    drawPin(sheet, String(index + 1), px, py, highlighted)
  }
}

function drawStreets(sheet: Sheet): void {
  const { left, right, top, bottom } = streets
  sheet.rect(left, top, right - left, bottom - top, { fill: 'sand' })
  // A river, a park, then streets in the color of the background, the main one widest.
  sheet.path(`M${left} ${top + 26}C50 ${top + 40} 70 ${top + 2} 112 ${top}H${left}z`, { fill: 'river-tint' })
  sheet.path('M134 214h78v56h-62z', { fill: 'river-tint' })
  const across = `M${left} 150L${right} 128M${left} 236L124 206L${right} 200M${left} 318L138 278H${right}`
  const down = `M30 ${top}L78 ${bottom}M124 ${top}L152 ${bottom}M176 ${top}L190 ${bottom}`
  sheet.path(across + down, { stroke: 'surface', width: 5 })
  sheet.path(`M${left} 206L90 190L${right} 244`, { stroke: 'surface', width: 11 })
  sheet.path(`M${right + 0.5} ${top}V${bottom}M${left} ${top + 0.5}H${right}`, { stroke: 'line' })
}

function drawPin(sheet: Sheet, number: string, x: number, y: number, highlighted = false): void {
  const shape = 'd="M0 0C-4-10-17-17-17-30a17 17 0 0 1 34 0C17-17 4-10 0 0z"'
  const paint = `fill="var(--${highlighted ? 'kite' : 'muted'})" stroke="var(--surface)" stroke-width="2"`
  sheet.art(`<path ${paint} ${shape}/>`, x, y, highlighted ? 1.35 : 1)
  const middle = y - (highlighted ? 40.5 : 30)
  if (highlighted) sheet.circle(x, middle, 13, { fill: 'surface' })
  sheet.text(number, 30, inStrong(18), {
    x,
    y: middle + 6.5,
    align: 'middle',
    tone: highlighted ? 'kite-strong' : 'surface',
  })
}

/** One advertisement as its reader sees it, on a card; with its figures below. */
export const ad: Draw<'ad'> = (sheet, { site, headline, text, figures }) => {
  const height = figureRow(sheet, figures) - 24 - top
  panel(sheet, left, top, inner, height)
  sheet.rect(left, top, 4, height, { fill: 'kite' })
  const x = left + 22
  const most = inner - 42
  const sizes = headline.length > 16 ? [34, 32, 30, 28, 26, 24, 22, 20] : [44, 40, 36, 32, 28]
  const title = sheet.fit(headline, most, { ...inStrong(...sizes), lines: 2, leading: 1.16, balance: true })
  const style = text.length > 64 ? inText(20) : inText(24, 22, 20)
  const words = sheet.fit(text, most, { ...style, lines: 3, leading: 1.25 })
  let y = top + (height - 20 - 18 - title.height - 20 - words.height) / 2
  const from = x + adMark(sheet, x, y + 17) + 10
  sheet.text(site, x + most - 2 - from, inText(18), { x: from, y: y + 17, tone: 'muted' })
  y += 20 + 18 + title.cap
  sheet.write(title, { x, y, tone: 'river' })
  sheet.write(words, { x, y: y + title.drop + 20 + words.cap })
}
