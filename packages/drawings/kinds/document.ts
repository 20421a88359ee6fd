import { left, right, top } from '../parts/frame.ts'
import { highlight } from '../parts/rows.ts'
import { frame } from '../sheet.ts'
import { inDisplay, inStrong } from '../text.ts'
import type { Draw } from './kind.ts'

/** A written page running off the lower edge: title, subheadings, lines, one sentence marked. */
export const drawDocument: Draw<'document'> = (sheet, { title, headings, mark }) => {
  const end = frame.height - 1
  sheet.path(`M${left} ${end}V${top + 4}q0-4 4-4H${right - 4}q4 0 4 4V${end}z`, { fill: 'surface' })
  const x = left + 32
  const width = right - left - 64
  const name = sheet.fit(title, width, { ...inDisplay(32, 30, 28, 26), lines: 2, leading: 1.1, balance: true })
  let y = top + 30 + name.cap
  sheet.write(name, { x, y })
  y += name.drop + 30
  const words = sheet.fit(mark, width, { ...inStrong(20), lines: 2 })
  const marked = words.drop + 30
  const section = (end - y - marked - 4) / headings.length
  for (const [index, text] of headings.entries()) {
    sheet.text(text, width, inStrong(20), { x, y: y + 14 })
    let line = y + 14 + 18
    y += section
    if (index === 0) {
      highlight(sheet, left, line - 8, right - left, marked, 5)
      sheet.write(words, { x, y: line + 13.5, tone: 'kite-strong' })
      line += marked + 8
      y += marked + 4
    }
    for (let at = 0; line < y - 16; line += 15, at++) sheet.bar(x, line, width * ([1, 0.93, 0.97, 0.6][at % 4] ?? 1))
  }
}
