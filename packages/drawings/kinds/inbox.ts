import { disc, hairline, heading, left, right } from '../parts/frame.ts'
import { highlight, inRows } from '../parts/rows.ts'
import { inStrong, inText } from '../text.ts'
import type { Draw } from './kind.ts'

/** A mailbox: sender above subject, ours unread and marked in the margin. */
export const drawInbox: Draw<'inbox'> = (sheet, { title, mails }) => {
  const x = left + 56
  for (const { from, subject, ours, y, middle, row } of inRows(mails, heading(sheet, title) - 4)) {
    const style = ours ? inStrong(20) : inText(20)
    if (ours) highlight(sheet, 1, y, 478, row)
    hairline(sheet, left, y, right)
    disc(sheet, from, left + 20, middle, 20, ours)
    sheet.text(from, right - x - 24, style, { x, y: middle - 5, tone: ours ? 'ink' : 'muted' })
    sheet.text(subject, right - x, style, { x, y: middle + 20 })
    if (ours) sheet.circle(right - 7, middle - 12, 6, { fill: 'kite' })
  }
}
