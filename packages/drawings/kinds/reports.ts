import {
  bottom,
  hairline,
  heading,
  highlight,
  inner,
  layOutRows,
  left,
  right,
  sharedDisplayStyle,
  top,
} from '../layout.ts'
import { type Draw, frame } from '../sheet.ts'
import { inDisplay, inStrong, inText } from '../text.ts'

/** A small report: label, figure, change; the strong row marked in the margin. */
export const table: Draw<'table'> = (sheet, { title, rows }) => {
  const start = heading(sheet, title) - 2
  const labels = rows.map(({ label }) => label)
  const values = rows.map(({ value }) => value)
  const changes = rows.flatMap(({ change }) => change ?? [])
  const labelStyle = { ...inText(20), lines: 2, leading: 1.12 }
  const end = changes.length > 0 ? right - sheet.widest(changes, 100, inStrong(20)) - 22 : right
  const room = end - left - sheet.widest(labels, 200, labelStyle) - 14
  const style = sharedDisplayStyle(sheet, values, room, [42, 34, 28][rows.length - 3] ?? 28)
  for (const { label, value, change, strong, y, middle, row } of layOutRows(rows, start)) {
    if (strong) highlight(sheet, 1, y, 478, row)
    hairline(sheet, left, y, right)
    const words = sheet.fit(label, 200, labelStyle)
    sheet.write(words, { x: left, y: middle + 7 - words.drop / 2, tone: strong ? 'ink' : 'muted' })
    const figure = sheet.fit(value, room, style)
    const tone = strong ? 'kite-strong' : 'ink'
    sheet.write(figure, { x: end, y: middle + figure.cap / 2, align: 'end', tone })
    if (!change) continue
    const moved = /[1-9]/.test(change) ? 'river' : 'muted'
    sheet.text(change, 100, inStrong(20), { x: right, y: middle + 7, align: 'end', tone: moved })
  }
}

/** Two panels, the second one the better: same type, but lit. */
export const split: Draw<'split'> = (sheet, { title, sides }) => {
  const start = heading(sheet, title) + 2
  const gap = 24
  const width = (inner - gap) / 2
  const height = bottom - start
  const pad = 18
  const room = width - pad * 2
  const rows = Math.max(...sides.map(({ lines }) => lines.length))
  const values = sides.map(({ value }) => value)
  const style = sharedDisplayStyle(sheet, values, room, [84, 70, 58][rows - 1] ?? 58)
  const row = rows === 3 ? 50 : 54
  const from = bottom - 8 - row * rows
  for (const [index, { label, value, lines }] of sides.entries()) {
    const panel = left + index * (width + gap)
    const x = panel + pad
    const better = index === 1
    if (better)
      sheet.rect(panel + 1, start + 1, width - 2, height - 2, { fill: 'kite-tint', stroke: 'kite', width: 2 }, 4)
    else sheet.rect(panel, start, width, height, { fill: 'sand' }, 4)
    sheet.text(label, room, inStrong(20), { x, y: start + 34, tone: better ? 'kite-strong' : 'muted' })
    const figure = sheet.fit(value, room, style)
    const baseline = (start + 34 + from + figure.cap) / 2
    sheet.write(figure, { x: x - 1, y: baseline, tone: better ? 'kite-strong' : 'ink' })
    for (const [at, line] of lines.entries()) {
      const y = from + row * at
      hairline(sheet, x, y, x + room, better ? 'kite' : 'muted')
      sheet.text(line, room, inText(20), { x, y: y + row / 2 + 7 })
    }
  }
  const [x, y] = [left + width + gap / 2, start + height / 2]
  sheet.circle(x, y, 19, { fill: 'surface', stroke: 'kite', width: 2 })
  sheet.path(`M${x - 8} ${y}h16m-6-6l6 6l-6 6`, { stroke: 'kite', width: 2.5 })
}

/** A written page running off the lower edge: title, subheadings, lines, one sentence marked. */
export const document: Draw<'document'> = (sheet, { title, headings, mark }) => {
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
