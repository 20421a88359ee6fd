import { figureColumn } from '../parts/figures.ts'
import { bottom, button, ground, hairline, left, panel, right, top } from '../parts/frame.ts'
import { drawTile } from '../parts/tile.ts'
import type { Sheet } from '../sheet.ts'
import type { Draw, Of } from './kind.ts'

type Block = Of<'email'>['blocks'][number]

const shares: Record<Block, number> = { image: 2.2, text: 1.1, products: 1.9, quote: 1.2, button: 0 }
const buttonHeight = 38

/** One mail as a sheet of paper, block by block; figures beside it. */
export const drawEmail: Draw<'email'> = (sheet, { subject, blocks, button: label, figures }) => {
  ground(sheet, 'paper')
  const width = 262
  panel(sheet, left, top, width, bottom - top)
  const x = left + 18
  const most = width - 36
  const title = sheet.fit(subject, most, { face: 'strong', sizes: [20], lines: 2, balance: true })
  sheet.write(title, { x, y: top + 32 })
  let y = top + 32 + (title.runs.length - 1) * title.leading + 16
  hairline(sheet, left, y, left + width)
  y += 16
  const order: Block[] = blocks.includes('button') ? blocks : [...blocks, 'button']
  const gap = 14
  const buttons = order.filter((block) => block === 'button').length
  const room = bottom - 18 - y - gap * (order.length - 1) - buttons * buttonHeight
  const total = order.reduce((sum, block) => sum + shares[block], 0) || 1
  for (const block of order) {
    const height = block === 'button' ? buttonHeight : (room * shares[block]) / total
    if (block === 'button') button(sheet, label, x, y, most, buttonHeight)
    else drawBlock(sheet, block, x, y, most, height)
    y += height + gap
  }
  const from = left + width + 24
  figureColumn(sheet, figures, from, right - from, top, bottom)
}

function drawBlock(sheet: Sheet, block: Block, x: number, y: number, width: number, height: number): void {
  if (block === 'image') drawTile(sheet, 'product', x, y, width, height, 'warm')
  if (block === 'text') drawLines(sheet, x, y, width, height)
  if (block === 'quote') {
    sheet.rect(x, y, 3, height, { fill: 'river' })
    drawLines(sheet, x + 16, y, width - 16, height)
  }
  if (block === 'products') {
    const each = (width - 20) / 3
    for (const index of [0, 1, 2]) {
      const at = x + index * (each + 10)
      drawTile(sheet, 'product', at, y, each, height - 14, 'quiet', index + 1)
      sheet.bar(at, y + height - 4, each * 0.7, 'line', 5)
    }
  }
}

/** Unread words at an even pitch; tall areas part into paragraphs. */
function drawLines(sheet: Sheet, x: number, y: number, width: number, height: number): void {
  const count = Math.max(2, Math.floor(height / 16))
  const step = height / count
  for (let index = 0; index < count; index++) {
    const closes = index === count - 1 || index % 5 === 3
    if (index % 5 === 4) continue
    sheet.bar(x, y + step * (index + 0.5), width * (closes ? 0.6 : ([1, 0.92, 0.97][index % 3] ?? 1)))
  }
}
