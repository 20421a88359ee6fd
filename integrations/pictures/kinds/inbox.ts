import { bottom, disc, ground, hairline, heading, left, right } from '../parts/frame.ts'
import type { Draw } from './kind.ts'

/** A mailbox: sender above subject, ours unread and marked in the margin. */
export const drawInbox: Draw<'inbox'> = (sheet, { title, mails }) => {
  ground(sheet)
  const start = heading(sheet, title) - 4
  const row = (bottom + 8 - start) / mails.length
  mails.forEach((mail, index) => {
    const y = start + row * index
    const middle = y + row / 2
    const ours = mail.ours === true
    if (ours) {
      sheet.rect(1, y, 478, row, { fill: 'kite-tint' })
      sheet.rect(1, y, 4, row, { fill: 'kite' })
    }
    hairline(sheet, left, y, right)
    disc(sheet, mail.from, left + 20, middle, 20, ours)
    const x = left + 56
    sheet.text(
      mail.from,
      right - x - 24,
      { face: ours ? 'strong' : 'text', sizes: [20] },
      { x, y: middle - 5, tone: ours ? 'ink' : 'muted' },
    )
    sheet.text(mail.subject, right - x, { face: ours ? 'strong' : 'text', sizes: [20] }, { x, y: middle + 20 })
    if (ours) sheet.circle(right - 7, middle - 12, 6, { fill: 'kite' })
  })
}
