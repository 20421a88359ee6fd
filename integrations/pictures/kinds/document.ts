import { ground, left, right, top } from '../parts/frame.ts'
import { frame } from '../sheet.ts'
import type { Draw } from './kind.ts'

/** A written page running off the lower edge: title, subheadings, lines, one sentence marked. */
export const drawDocument: Draw<'document'> = (sheet, { title, headings, mark }) => {
  ground(sheet, 'sand')
  const end = frame.height - 1
  sheet.path(`M${left} ${end}V${top + 4}q0-4 4-4H${right - 4}q4 0 4 4V${end}z`, { fill: 'surface' })
  const x = left + 32
  const width = right - left - 64
  const name = sheet.fit(title, width, {
    face: 'display',
    sizes: [32, 30, 28, 26],
    lines: 2,
    leading: 1.1,
    balance: true,
  })
  let y = top + 30 + name.size * 0.66
  sheet.write(name, { x, y })
  y += (name.runs.length - 1) * name.leading + 30
  const words = sheet.fit(mark, width, { face: 'strong', sizes: [20], lines: 2 })
  const marked = (words.runs.length - 1) * words.leading + 30
  const section = (end - y - marked - 4) / headings.length
  headings.forEach((text, index) => {
    const heading = sheet.fit(text, width, { face: 'strong', sizes: [20] })
    sheet.write(heading, { x, y: y + 14 })
    const next = y + section + (index === 0 ? marked + 4 : 0)
    let line = y + 14 + 18
    if (index === 0) {
      sheet.rect(left, line - 8, right - left, marked, { fill: 'kite-tint' })
      sheet.rect(left, line - 8, 5, marked, { fill: 'kite' })
      sheet.write(words, { x, y: line + 13.5, tone: 'kite-strong' })
      line += marked + 8
    }
    for (let at = 0; line < next - 16; line += 15, at++) sheet.bar(x, line, width * ([1, 0.93, 0.97, 0.6][at % 4] ?? 1))
    y = next
  })
}
