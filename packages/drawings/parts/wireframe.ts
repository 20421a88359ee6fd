import type { Of } from '../kinds/kind.ts'
import type { Sheet } from '../sheet.ts'
import { short } from '../sheet.ts'

/** Draws a block that fills its cell. */
export type Art = (sheet: Sheet, x: number, y: number, width: number, height: number) => void

const text: Art = (sheet, x, y, width, height) => {
  const count = Math.max(3, Math.floor(height / 16))
  for (let index = 0; index < count; index++) {
    const share = index === count - 1 ? 0.55 : index % 2 === 0 ? 1 : 0.9
    sheet.bar(x, y + (height / count) * (index + 0.5), width * share)
  }
}

const cards: Art = (sheet, x, y, width, height) => {
  const count = width > 220 ? 3 : width > 110 ? 2 : 1
  const each = (width - 10 * (count - 1)) / count
  for (let at = x; at < x + width; at += each + 10) {
    sheet.rect(at + 0.5, y + 0.5, each - 1, height - 1, { stroke: 'line' }, 4)
    sheet.rect(at + 1, y + 1, each - 2, height * 0.48, { fill: 'sand' })
    sheet.bar(at + 8, y + height * 0.66, each - 16, 'line', 5)
    sheet.bar(at + 8, y + height * 0.84, (each - 16) * 0.6, 'line', 5)
  }
}

const form: Art = (sheet, x, y, width, height) => {
  const row = (height - 16) / 3
  for (const at of [y, y + row + 8]) sheet.rect(x + 1, at, width - 2, row, { stroke: 'muted', width: 1.5 }, 4)
  sheet.path(`M${x + 9} ${Math.round(y + row * 0.25)}v${Math.round(row * 0.5)}`, { stroke: 'kite', width: 2 })
  sheet.rect(x, y + 2 * (row + 8), Math.min(width, Math.max(width * 0.5, 60)), row, { fill: 'river' }, 4)
}

const quote: Art = (sheet, x, y, width, height) => {
  sheet.rect(x, y, 3, height, { fill: 'river' })
  const step = (height - 18) / 2
  sheet.bar(x + 14, y + step * 0.4, width - 14)
  sheet.bar(x + 14, y + step * 1.2, (width - 14) * 0.75)
  sheet.circle(x + 23, y + height - 10, 9, { fill: 'sand' })
  sheet.bar(x + 38, y + height - 10, Math.min(60, width - 40), 'line', 5)
}

const list: Art = (sheet, x, y, width, height) => {
  for (const [index, share] of [1, 0.75, 0.88].entries()) {
    const middle = y + (height / 3) * (index + 0.5)
    sheet.path(`M${short(x + 2)} ${short(middle)}l4 4 8-9`, { stroke: 'river', width: 2.5 })
    sheet.bar(x + 24, middle, (width - 24) * share)
  }
}

const map: Art = (sheet, x, y, width, height) => {
  sheet.rect(x, y, width, height, { fill: 'sand' })
  const [end, foot] = [short(x + width - 3), short(y + height - 3)]
  const across = `M${short(x + 3)} ${short(y + height * 0.7)}L${end} ${short(y + height * 0.3)}`
  const lane = `M${short(x + width * 0.3)} ${short(y + 3)}L${short(x + width * 0.42)} ${foot}`
  const street = `M${short(x + width * 0.74)} ${short(y + 3)}V${foot}`
  sheet.path(across + lane + street, { stroke: 'surface', width: 4 })
  sheet.within(x + width * 0.55, y + height * 0.62, 0.8, () => {
    sheet.path('M0 0C-4-10-14-14-14-25a14 14 0 0 1 28 0C14-14 4-10 0 0z', { fill: 'river' })
    sheet.circle(0, -25, 5, { fill: 'surface' })
  })
}

const chart: Art = (sheet, x, y, width, height) => {
  const base = y + height - 1
  const step = width / 5
  for (const [index, share] of [0.3, 0.42, 0.38, 0.66, 0.95].entries()) {
    const fill = index === 4 ? 'river' : 'line'
    sheet.rect(x + step * (index + 0.16), base - share * height, step * 0.68, share * height, { fill }, 2)
  }
  sheet.path(`M${short(x)} ${short(base)}h${short(width)}`, { stroke: 'muted' })
}

/** The blocks of a page. */
export const wireframe: Record<Of<'page'>['blocks'][number], Art> = { text, cards, form, quote, list, map, chart }
