import { bottom, check, ground, hairline, heading, inner, left, right, top } from '../parts/frame.ts'
import type { Draw } from './kind.ts'

/** Boxes ticked and open, and how many are ticked as the loudest thing. */
export const drawChecklist: Draw<'checklist'> = (sheet, { title, items }) => {
  ground(sheet)
  const done = items.filter((item) => item.done).length
  const count = sheet.fit(`${done}/${items.length}`, 120, { face: 'display', sizes: [46] })
  sheet.write(count, { x: right, y: top + 30, align: 'end', tone: 'kite-strong' })
  const start = Math.max(heading(sheet, title, inner - count.width - 20), top + 42)
  const row = (bottom + 8 - start) / items.length
  items.forEach((item, index) => {
    const y = start + row * index
    const middle = y + row / 2
    hairline(sheet, left, y, right)
    if (item.done) {
      sheet.rect(left, middle - 14, 28, 28, { fill: 'river' }, 4)
      check(sheet, left, middle - 14, 28, 'surface')
    } else sheet.rect(left + 1, middle - 13, 26, 26, { stroke: 'ink', width: 2 }, 4)
    const words = sheet.fit(item.text, inner - 44, { face: 'text', sizes: [22, 20], lines: 2, leading: 1.15 })
    sheet.write(words, {
      x: left + 44,
      y: middle + 7 - ((words.runs.length - 1) * words.leading) / 2,
      tone: item.done ? 'ink' : 'muted',
    })
  })
}
