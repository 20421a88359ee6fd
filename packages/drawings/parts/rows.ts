import type { Sheet } from '../sheet.ts'
import { bottom } from './frame.ts'

/** Items one below the other in rows of one height, which end a little below the margin unless told. */
export function inRows<Item>(items: readonly Item[], start: number, end = bottom + 8) {
  const row = (end - start) / items.length
  return items.map((item, index) => ({
    ...item,
    index,
    row,
    y: start + row * index,
    middle: start + row * (index + 0.5),
  }))
}

/** The row that the picture is about: a tint, and a mark at its left. */
export function highlight(sheet: Sheet, x: number, y: number, width: number, height: number, mark = 4): void {
  sheet.rect(x, y, width, height, { fill: 'kite-tint' })
  sheet.rect(x, y, mark, height, { fill: 'kite' })
}

/** The place of the strong item, or else of the first one with the highest value. */
export function loudest(items: readonly { value: number; strong?: boolean | undefined }[]): number {
  const strong = items.findIndex((item) => item.strong)
  const values = items.map(({ value }) => value)
  return strong < 0 ? values.indexOf(Math.max(...values)) : strong
}
