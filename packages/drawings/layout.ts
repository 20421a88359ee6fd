import type { Tone } from './palette.ts'
import { frame, type Sheet } from './sheet.ts'
import { inDisplay, inStrong, type TextStyle } from './text.ts'

/** The edges that every composition keeps. */
export const left = frame.margin
export const right = frame.width - frame.margin
export const top = frame.margin
export const bottom = frame.height - frame.margin
export const inner = right - left

/** The picture's own title; returns the y where what follows may start. */
export function heading(sheet: Sheet, title: string, width = inner): number {
  const style = inStrong(22, 20)
  // One line a size smaller is calmer than two lines.
  const fitted = sheet.tryFit(title, width, style) ?? sheet.fit(title, width, { ...style, lines: 2 })
  sheet.write(fitted, { x: left, y: top + 18 })
  return top + 18 + fitted.drop + 18
}

export function hairline(sheet: Sheet, x1: number, y: number, x2: number, tone: Tone = 'line'): void {
  sheet.path(`M${x1} ${Math.round(y) + 0.5}H${x2}`, { stroke: tone })
}

/** Items one below the other in rows of one height, by default to a little below the margin. */
export function layOutRows<Item>(items: readonly Item[], start: number, end = bottom + 8) {
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
export function emphasizedIndex(items: readonly { value: number; strong?: boolean | undefined }[]): number {
  const strong = items.findIndex((item) => item.strong)
  const values = items.map(({ value }) => value)
  return strong < 0 ? values.indexOf(Math.max(...values)) : strong
}

const sizes = [84, 76, 70, 64, 58, 52, 46, 42, 38, 34, 30, 28, 26, 24, 22, 20]

/** Display type at the largest size, from `most` down, at which every text fits its width. */
export function sharedDisplayStyle(sheet: Sheet, texts: readonly string[], width: number, most: number): TextStyle {
  const style = inDisplay(...sizes.filter((size) => size <= most))
  return inDisplay(Math.min(...texts.map((text) => sheet.fit(text, width, style).size)))
}
