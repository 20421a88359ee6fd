import type { Drawing } from '../drawing.ts'
import type { Sheet } from '../sheet.ts'

type Block = Extract<Drawing, { kind: 'page' }>['blocks'][number]

/** One block of a page wireframe, filling its cell. */
export function drawBlock(sheet: Sheet, block: Block, x: number, y: number, width: number, height: number): void {
  blocks[block](sheet, x, y, width, height)
}

type Draw = (sheet: Sheet, x: number, y: number, width: number, height: number) => void

const text: Draw = (sheet, x, y, width, height) => {
  const count = Math.max(3, Math.floor(height / 16))
  const step = height / count
  for (let index = 0; index < count; index++) {
    sheet.bar(x, y + step * (index + 0.5), width * (index === count - 1 ? 0.55 : index % 2 === 0 ? 1 : 0.9))
  }
}

const cards: Draw = (sheet, x, y, width, height) => {
  const count = width > 220 ? 3 : width > 110 ? 2 : 1
  const each = (width - 10 * (count - 1)) / count
  for (let index = 0; index < count; index++) {
    const at = x + index * (each + 10)
    sheet.rect(at + 0.5, y + 0.5, each - 1, height - 1, { stroke: 'line' }, 4)
    sheet.rect(at + 1, y + 1, each - 2, height * 0.48, { fill: 'sand' })
    sheet.bar(at + 8, y + height * 0.66, each - 16, 'line', 5)
    sheet.bar(at + 8, y + height * 0.84, (each - 16) * 0.6, 'line', 5)
  }
}

const form: Draw = (sheet, x, y, width, height) => {
  const row = (height - 16) / 3
  for (const index of [0, 1])
    sheet.rect(x + 1, y + index * (row + 8), width - 2, row, { stroke: 'muted', width: 1.5 }, 4)
  sheet.path(`M${x + 9} ${Math.round(y + row * 0.25)}v${Math.round(row * 0.5)}`, { stroke: 'kite', width: 2 })
  sheet.rect(x, y + 2 * (row + 8), Math.min(width, Math.max(width * 0.5, 60)), row, { fill: 'river' }, 4)
}

const quote: Draw = (sheet, x, y, width, height) => {
  sheet.rect(x, y, 3, height, { fill: 'river' })
  const step = (height - 18) / 2
  sheet.bar(x + 14, y + step * 0.4, width - 14)
  sheet.bar(x + 14, y + step * 1.2, (width - 14) * 0.75)
  sheet.circle(x + 23, y + height - 10, 9, { fill: 'sand' })
  sheet.bar(x + 38, y + height - 10, Math.min(60, width - 40), 'line', 5)
}

const list: Draw = (sheet, x, y, width, height) => {
  const step = height / 3
  for (const index of [0, 1, 2]) {
    const middle = y + step * (index + 0.5)
    sheet.path(`M${x + 2} ${middle}l4 4 8-9`, { stroke: 'river', width: 2.5 })
    sheet.bar(x + 24, middle, (width - 24) * ([1, 0.75, 0.88][index] ?? 1))
  }
}

const map: Draw = (sheet, x, y, width, height) => {
  sheet.rect(x, y, width, height, { fill: 'sand' })
  sheet.path(
    `M${x + 3} ${y + height * 0.7}L${x + width - 3} ${y + height * 0.3}M${x + width * 0.3} ${y + 3}L${x + width * 0.42} ${y + height - 3}M${x + width * 0.74} ${y + 3}V${y + height - 3}`,
    { stroke: 'surface', width: 4 },
  )
  sheet.within(x + width * 0.55, y + height * 0.62, 0.8, () => {
    sheet.path('M0 0C-4-10-14-14-14-25a14 14 0 0 1 28 0C14-14 4-10 0 0z', { fill: 'river' })
    sheet.circle(0, -25, 5, { fill: 'surface' })
  })
}

const chart: Draw = (sheet, x, y, width, height) => {
  const base = y + height - 1
  const step = width / 5
  ;[0.3, 0.42, 0.38, 0.66, 0.95].forEach((share, index) => {
    sheet.rect(
      x + step * index + step * 0.16,
      base - share * height,
      step * 0.68,
      share * height,
      { fill: index === 4 ? 'river' : 'line' },
      2,
    )
  })
  sheet.path(`M${x} ${base}h${width}`, { stroke: 'muted' })
}

const blocks: Record<Block, Draw> = { text, cards, form, quote, list, map, chart }
