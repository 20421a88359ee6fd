import { evenly } from '../parts/figures.ts'
import { bottom, ground, hairline, heading, left, right } from '../parts/frame.ts'
import type { Draw } from './kind.ts'

/** A small report: label, figure, change; the strong row marked in the margin. */
export const drawTable: Draw<'table'> = (sheet, { title, rows }) => {
  ground(sheet)
  const start = heading(sheet, title) - 2
  const row = (bottom + 8 - start) / rows.length
  const changes = rows.map(({ change }) =>
    change ? sheet.fit(change, 100, { face: 'strong', sizes: [20] }) : undefined,
  )
  const changeWidth = Math.max(0, ...changes.map((change) => (change ? change.width : 0)))
  const valueRight = right - (changeWidth > 0 ? changeWidth + 22 : 0)
  const largest = rows.length === 3 ? 42 : rows.length === 4 ? 34 : 28
  const labels = rows.map(({ label }) => sheet.fit(label, 200, { face: 'text', sizes: [20], lines: 2, leading: 1.12 }))
  const labelWidth = Math.max(...labels.map((label) => label.width))
  const values = evenly(
    sheet,
    rows.map(({ value }) => value),
    valueRight - left - labelWidth - 14,
    largest,
  )
  rows.forEach(({ strong, change }, index) => {
    const y = start + row * index
    const middle = y + row / 2
    const label = labels[index]
    const value = values[index]
    if (!label || !value) return
    if (strong) {
      sheet.rect(1, y, 478, row, { fill: 'kite-tint' })
      sheet.rect(1, y, 4, row, { fill: 'kite' })
    }
    hairline(sheet, left, y, right)
    const baseline = middle + value.size * 0.33
    sheet.write(label, {
      x: left,
      y: middle + 7 - ((label.runs.length - 1) * label.leading) / 2,
      tone: strong ? 'ink' : 'muted',
    })
    sheet.write(value, { x: valueRight, y: baseline, align: 'end', tone: strong ? 'kite-strong' : 'ink' })
    const moved = changes[index]
    if (moved && change)
      sheet.write(moved, { x: right, y: middle + 7, align: 'end', tone: /[1-9]/.test(change) ? 'river' : 'muted' })
  })
}
