import { bottom, ground, hairline, left, queryField, right } from '../parts/frame.ts'
import type { Draw } from './kind.ts'

/** A search-result page: site line above the title, as readers know it; ours marked in the margin. */
export const drawSerp: Draw<'serp'> = (sheet, { query, results }) => {
  ground(sheet)
  const start = queryField(sheet, query) + 12
  const row = (bottom + 6 - start) / results.length
  results.forEach((result, index) => {
    const y = start + row * index
    const middle = y + row / 2
    const snippet = row > 74
    const site = middle - (snippet ? 18 : 7)
    const ours = result.ours === true
    if (ours) {
      sheet.rect(left, y + 3, right - left, row - 6, { fill: 'kite-tint' })
      sheet.rect(left, y + 3, 4, row - 6, { fill: 'kite' })
    } else if (index > 0 && !results[index - 1]?.ours) hairline(sheet, left, y, right)
    let x = left + 18
    if (result.ad) {
      const mark = sheet.fit('Ad', 40, { face: 'strong', sizes: [18] })
      sheet.rect(x + 1, site - 17, mark.width + 12, 22, { stroke: 'muted', width: 1.5 }, 4)
      sheet.write(mark, { x: x + 7, y: site, tone: 'muted' })
      x += mark.width + 22
    } else {
      sheet.circle(x + 7, site - 6, 7, { fill: ours ? 'kite' : 'line' })
      x += 22
    }
    sheet.text(result.site, right - x - 8, { face: 'text', sizes: [18] }, { x, y: site, tone: 'muted' })
    sheet.text(
      result.title,
      right - left - 30,
      { face: 'strong', sizes: [22, 20] },
      { x: left + 18, y: site + 26, tone: ours ? 'kite-strong' : 'river' },
    )
    if (snippet) sheet.bar(left + 18, site + 43, [340, 290, 320][index % 3] ?? 300)
  })
}
