import { bottom, heading, inner, left } from '../parts/frame.ts'
import { inStrong, inText } from '../text.ts'
import type { Draw } from './kind.ts'

const days = ['M', 'T', 'W', 'T', 'F', 'S', 'S']
const longestMonth = 31

/** A month's leaf: day numbers, an entry in the colour of its legend on each marked day. */
export const drawCalendar: Draw<'calendar'> = (sheet, { title, weeks, marked, legend }) => {
  const start = heading(sheet, title)
  const entries = legend.map(({ label, tone }) => ({ words: sheet.fit(label, inner - 28, inText(20)), tone }))
  const stacked = entries.reduce((sum, { words }) => sum + words.width + 28, 24 * (entries.length - 1)) > inner
  const head = start + 14
  const from = head + 10
  const end = bottom - (stacked ? 60 : 36)
  const w = inner / 7
  const h = (end - from) / weeks
  for (const [index, day] of days.entries()) {
    const tone = index > 4 ? 'muted' : 'ink'
    sheet.text(day, w, inStrong(18), { x: left + w * (index + 0.5), y: head, align: 'middle', tone })
  }
  const cells = Array.from({ length: weeks * 7 }, (_, index) => ({
    number: String(index < longestMonth ? index + 1 : index + 1 - longestMonth),
    x: left + (index % 7) * w,
    y: from + Math.floor(index / 7) * h,
    tone: marked.find(({ day }) => day === index + 1)?.tone,
  }))
  for (const { x, y, tone } of cells) {
    if (!tone) continue
    sheet.rect(x, y, w, h, { fill: `${tone}-tint` })
    sheet.rect(x + 4, y + h - 13, w - 8, 9, { fill: tone }, 2)
  }
  const rows = Array.from({ length: weeks + 1 }, (_, row) => `M${left} ${Math.round(from + row * h) + 0.5}h${inner}`)
  const columns = Array.from({ length: 8 }, (_, column) => {
    const x = Math.round(left + column * w) + (column === 7 ? -0.5 : 0.5)
    return `M${x} ${Math.round(from)}V${Math.round(end)}`
  })
  sheet.path([...rows, ...columns].join(''), { stroke: 'line' })
  // By colour and not by day, so that the sheet can write all numbers of a colour in one group.
  for (const wanted of [undefined, 'kite', 'river'] as const) {
    const ink = wanted === 'kite' ? 'kite-strong' : (wanted ?? 'muted')
    const style = wanted ? inStrong(18) : inText(18)
    for (const { number, x, y } of cells.filter(({ tone }) => tone === wanted))
      sheet.text(number, w - 8, style, { x: x + 6, y: y + (h > 45 ? 20 : 18), tone: ink })
  }
  let x = left
  for (const [index, { words, tone }] of entries.entries()) {
    const y = stacked ? bottom - 28 + index * 26 : bottom - 2
    sheet.rect(x, y - 12, 18, 9, { fill: tone }, 2)
    sheet.write(words, { x: x + 28, y })
    if (!stacked) x += words.width + 52
  }
}
