import { bottom, ground, heading, inner, left } from '../parts/frame.ts'
import type { Draw } from './kind.ts'

const days = ['M', 'T', 'W', 'T', 'F', 'S', 'S']
const longestMonth = 31

/** A month's leaf: day numbers, an entry in the colour of its legend on each marked day. */
export const drawCalendar: Draw<'calendar'> = (sheet, { title, weeks, marked, legend }) => {
  ground(sheet)
  const start = heading(sheet, title)
  const entries = legend.map(({ label }) => sheet.fit(label, inner - 28, { face: 'text', sizes: [20] }))
  const stacked = entries.reduce((sum, entry) => sum + entry.width + 28, 24 * (entries.length - 1)) > inner
  const head = start + 14
  const from = head + 10
  const end = bottom - (stacked ? 60 : 36)
  const w = inner / 7
  const h = (end - from) / weeks
  days.forEach((day, index) => {
    const tone = index > 4 ? 'muted' : 'ink'
    sheet.text(day, w, { face: 'strong', sizes: [18] }, { x: left + w * (index + 0.5), y: head, align: 'middle', tone })
  })
  const cells = Array.from({ length: weeks * 7 }, (_, index) => ({
    number: String(index < longestMonth ? index + 1 : index + 1 - longestMonth),
    x: left + (index % 7) * w,
    y: from + Math.floor(index / 7) * h,
    tone: marked.find(({ day }) => day === index + 1)?.tone,
  }))
  for (const { x, y, tone } of cells) {
    if (!tone) continue
    sheet.rect(x, y, w, h, { fill: tone === 'kite' ? 'kite-tint' : 'river-tint' })
    sheet.rect(x + 4, y + h - 13, w - 8, 9, { fill: tone }, 2)
  }
  const rows = Array.from({ length: weeks + 1 }, (_, row) => `M${left} ${Math.round(from + row * h) + 0.5}h${inner}`)
  const columns = Array.from(
    { length: 8 },
    (_, column) =>
      `M${Math.round(left + column * w) + (column === 7 ? -0.5 : 0.5)} ${Math.round(from)}V${Math.round(end)}`,
  )
  sheet.path([...rows, ...columns].join(''), { stroke: 'line' })
  // By colour and not by day, so that the sheet can write all numbers of a colour in one group.
  for (const wanted of [undefined, 'kite', 'river'] as const) {
    for (const { number, x, y, tone } of cells) {
      if (tone !== wanted) continue
      const style = { face: tone ? 'strong' : 'text', sizes: [18] } as const
      sheet.text(number, w - 8, style, {
        x: x + 6,
        y: y + (h > 45 ? 20 : 18),
        tone: tone === 'kite' ? 'kite-strong' : (tone ?? 'muted'),
      })
    }
  }
  let x = left
  entries.forEach((entry, index) => {
    const y = stacked ? bottom - 28 + index * 26 : bottom - 2
    const at = stacked ? left : x
    sheet.rect(at, y - 12, 18, 9, { fill: legend[index]?.tone ?? 'kite' }, 2)
    sheet.write(entry, { x: at + 28, y })
    x += entry.width + 52
  })
}
