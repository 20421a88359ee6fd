import { hairline, heading, inner, left, right, top } from '../parts/frame.ts'
import { inRows } from '../parts/rows.ts'
import { short } from '../sheet.ts'
import { inDisplay, inText } from '../text.ts'
import type { Draw } from './kind.ts'

/** Boxes ticked and open, and how many are ticked as the loudest thing. */
export const drawChecklist: Draw<'checklist'> = (sheet, { title, items }) => {
  const ticked = `${items.filter(({ done }) => done).length}/${items.length}`
  const count = sheet.text(ticked, 120, inDisplay(46), { x: right, y: top + 30, align: 'end', tone: 'kite-strong' })
  const start = Math.max(heading(sheet, title, inner - count.width - 20), top + 42)
  for (const { text, done, y, middle } of inRows(items, start)) {
    hairline(sheet, left, y, right)
    if (done) {
      sheet.rect(left, middle - 14, 28, 28, { fill: 'river' }, 4)
      sheet.path(`M${left + 7} ${short(middle + 0.6)}l4.7 4.7 9.3-10.5`, { stroke: 'surface', width: 2.5 })
    } else sheet.rect(left + 1, middle - 13, 26, 26, { stroke: 'ink', width: 2 }, 4)
    const words = sheet.fit(text, inner - 44, { ...inText(22, 20), lines: 2, leading: 1.15 })
    sheet.write(words, { x: left + 44, y: middle + 7 - words.drop / 2, tone: done ? 'ink' : 'muted' })
  }
}
