import { figureColumn } from '../parts/figures.ts'
import { bottom, button, hairline, left, panel, top } from '../parts/frame.ts'
import { drawTile } from '../parts/tile.ts'
import type { Art } from '../parts/wireframe.ts'
import { inStrong } from '../text.ts'
import type { Draw, Of } from './kind.ts'

type Block = Of<'email'>['blocks'][number]

/** How much of the height each block takes, next to the others; a button has its own. */
const shares: Record<Block, number> = { image: 2.2, text: 1.1, products: 1.9, quote: 1.2, button: 0 }
const buttonHeight = 38

/** One mail as a sheet of paper, block by block; figures beside it. */
export const drawEmail: Draw<'email'> = (sheet, { subject, blocks, button: label, figures }) => {
  const width = 262
  panel(sheet, left, top, width, bottom - top)
  const x = left + 18
  const most = width - 36
  const title = sheet.fit(subject, most, { ...inStrong(20), lines: 2, balance: true })
  sheet.write(title, { x, y: top + 32 })
  let y = top + 32 + title.drop + 16
  hairline(sheet, left, y, left + width)
  y += 16
  const order: Block[] = blocks.includes('button') ? blocks : [...blocks, 'button']
  const gap = 14
  const buttons = order.filter((block) => block === 'button').length
  const room = bottom - 18 - y - gap * (order.length - 1) - buttons * buttonHeight
  const total = order.reduce((sum, block) => sum + shares[block], 0)
  for (const block of order) {
    const height = block === 'button' ? buttonHeight : (room * shares[block]) / total
    if (block === 'button') button(sheet, label, x, y, most, height)
    else art[block](sheet, x, y, most, height)
    y += height + gap
  }
  figureColumn(sheet, figures, left + width + 24)
}

/** Unread words at an even pitch; tall areas part into paragraphs. */
const text: Art = (sheet, x, y, width, height) => {
  const count = Math.max(2, Math.floor(height / 16))
  for (let index = 0; index < count; index++) {
    if (index % 5 === 4) continue
    const closes = index === count - 1 || index % 5 === 3
    const share = closes ? 0.6 : ([1, 0.92, 0.97][index % 3] ?? 1)
    sheet.bar(x, y + (height / count) * (index + 0.5), width * share)
  }
}

const quote: Art = (sheet, x, y, width, height) => {
  sheet.rect(x, y, 3, height, { fill: 'river' })
  text(sheet, x + 16, y, width - 16, height)
}

const image: Art = (sheet, x, y, width, height) => drawTile(sheet, 'product', [x, y, width, height], 'warm')

const products: Art = (sheet, x, y, width, height) => {
  const each = (width - 20) / 3
  for (const index of [0, 1, 2]) {
    const at = x + index * (each + 10)
    drawTile(sheet, 'product', [at, y, each, height - 14], 'quiet', index + 1)
    sheet.bar(at, y + height - 4, each * 0.7, 'line', 5)
  }
}

const art: Record<Exclude<Block, 'button'>, Art> = { text, quote, image, products }
