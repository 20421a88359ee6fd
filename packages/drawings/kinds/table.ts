import { evenly } from '../parts/figures.ts'
import { hairline, heading, left, right } from '../parts/frame.ts'
import { highlight, inRows } from '../parts/rows.ts'
import { inStrong, inText } from '../text.ts'
import type { Draw } from './kind.ts'

/** A small report: label, figure, change; the strong row marked in the margin. */
export const drawTable: Draw<'table'> = (sheet, { title, rows }) => {
  const start = heading(sheet, title) - 2
  const labels = rows.map(({ label }) => label)
  const values = rows.map(({ value }) => value)
  const changes = rows.flatMap(({ change }) => change ?? [])
  const labelStyle = { ...inText(20), lines: 2, leading: 1.12 }
  const end = changes.length > 0 ? right - sheet.widest(changes, 100, inStrong(20)) - 22 : right
  const room = end - left - sheet.widest(labels, 200, labelStyle) - 14
  const style = evenly(sheet, values, room, [42, 34, 28][rows.length - 3] ?? 28)
  for (const { label, value, change, strong, y, middle, row } of inRows(rows, start)) {
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
