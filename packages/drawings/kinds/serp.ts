import { adMark, bottom, hairline, inner, left, queryField, right } from '../parts/frame.ts'
import { highlight, inRows } from '../parts/rows.ts'
import { inStrong, inText } from '../text.ts'
import type { Draw } from './kind.ts'

/** A search-result page: site line above the title, as readers know it; ours marked in the margin. */
export const drawSerp: Draw<'serp'> = (sheet, { query, results }) => {
  const start = queryField(sheet, query) + 12
  for (const { title, site, ours, ad, index, row, y, middle } of inRows(results, start, bottom + 6)) {
    const snippet = row > 74
    const baseline = middle - (snippet ? 18 : 7)
    if (ours) highlight(sheet, left, y + 3, inner, row - 6)
    else if (index > 0 && !results[index - 1]?.ours) hairline(sheet, left, y, right)
    let x = left + 18
    if (ad) x += adMark(sheet, x, baseline) + 8
    else {
      sheet.circle(x + 7, baseline - 6, 7, { fill: ours ? 'kite' : 'line' })
      x += 22
    }
    sheet.text(site, right - x - 8, inText(18), { x, y: baseline, tone: 'muted' })
    const place = { x: left + 18, y: baseline + 26, tone: ours ? 'kite-strong' : 'river' } as const
    sheet.text(title, inner - 30, inStrong(22, 20), place)
    if (snippet) sheet.bar(left + 18, baseline + 43, [340, 290, 320][index % 3] ?? 300)
  }
}
