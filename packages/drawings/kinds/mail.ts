import type { DrawingOf } from '../drawing.ts'
import { bottom, hairline, heading, highlight, layOutRows, left, right, top } from '../layout.ts'
import { button, disc, figureColumn, panel } from '../parts.ts'
import type { Draw, Sheet } from '../sheet.ts'
import { inStrong, inText } from '../text.ts'
import { drawTile } from './tile.ts'

/** A mailbox: sender above subject; a highlighted one is unread and marked in the margin. */
export const inbox: Draw<'inbox'> = (sheet, { title, mails }) => {
  const x = left + 56
  for (const { from, subject, highlighted, y, middle, row } of layOutRows(mails, heading(sheet, title) - 4)) {
    const style = highlighted ? inStrong(20) : inText(20)
    if (highlighted) highlight(sheet, 1, y, 478, row)
    hairline(sheet, left, y, right)
    disc(sheet, from, left + 20, middle, 20, highlighted)
    sheet.text(from, right - x - 24, style, { x, y: middle - 5, tone: highlighted ? 'ink' : 'muted' })
    sheet.text(subject, right - x, style, { x, y: middle + 20 })
    if (highlighted) sheet.circle(right - 7, middle - 12, 6, { fill: 'kite' })
  }
}

type Block = DrawingOf<'email'>['blocks'][number]

/** How much of the height each block takes, next to the others; a button has its own. */
const SHARES: Record<Block, number> = { image: 2.2, text: 1.1, products: 1.9, button: 0 }
const BUTTON_HEIGHT = 38

/** One mail as a sheet of paper, block by block; figures beside it. */
export const email: Draw<'email'> = (sheet, { subject, blocks, button: label, figures }) => {
  const width = 262
  panel(sheet, left, top, width, bottom - top)
  const x = left + 18
  const most = width - 36
  const title = sheet.text(subject, most, { ...inStrong(20), lines: 2, balance: true }, { x, y: top + 32 })
  const line = top + 32 + title.drop + 16
  hairline(sheet, left, line, left + width)
  let y = line + 16
  const order: Block[] = blocks.includes('button') ? blocks : [...blocks, 'button']
  const gap = 14
  const buttons = order.filter((block) => block === 'button').length
  const room = bottom - 18 - y - gap * (order.length - 1) - buttons * BUTTON_HEIGHT
  const total = order.reduce((sum, block) => sum + SHARES[block], 0)
  for (const block of order) {
    const height = block === 'button' ? BUTTON_HEIGHT : (room * SHARES[block]) / total
    if (block === 'button') button(sheet, label, x, y, most, height)
    else if (block === 'image') drawTile(sheet, 'product', [x, y, most, height], 'warm')
    else if (block === 'products') drawProducts(sheet, x, y, most, height)
    else drawWords(sheet, x, y, most, height)
    y += height + gap
  }
  figureColumn(sheet, figures, left + width + 24)
}

/** Lines of words at an even pitch; tall areas part into paragraphs. */
function drawWords(sheet: Sheet, x: number, y: number, width: number, height: number): void {
  const count = Math.max(2, Math.floor(height / 16))
  for (let index = 0; index < count; index++) {
    if (index % 5 === 4) continue
    const closes = index === count - 1 || index % 5 === 3
    const share = closes ? 0.6 : ([1, 0.92, 0.97][index % 3] ?? 1)
    sheet.bar(x, y + (height / count) * (index + 0.5), width * share)
  }
}

function drawProducts(sheet: Sheet, x: number, y: number, width: number, height: number): void {
  const each = (width - 20) / 3
  for (const index of [0, 1, 2]) {
    const at = x + index * (each + 10)
    drawTile(sheet, 'product', [at, y, each, height - 14], 'quiet', index + 1)
    sheet.bar(at, y + height - 4, each * 0.7, 'line', 5)
  }
}
