import type { Tone } from '../palette.ts'
import { frame, type Sheet, short } from '../sheet.ts'
import { inStrong, inText } from '../text.ts'

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
  sheet.path(`M${short(x1)} ${Math.round(y) + 0.5}H${short(x2)}`, { stroke: tone })
}

/** A card, bubble or window: surface with a hairline, 4 units round. */
export function panel(sheet: Sheet, x: number, y: number, width: number, height: number, tone: Tone = 'surface'): void {
  sheet.rect(x + 0.5, y + 0.5, width - 1, height - 1, { fill: tone, stroke: 'line' }, 4)
}

/** A filled button in the site's own manner; `x` is its left edge. Returns its width. */
export function button(sheet: Sheet, label: string, x: number, y: number, most: number, height: number): number {
  const fitted = sheet.fit(label, most - 28, inStrong(18))
  sheet.rect(x, y, fitted.width + 28, height, { fill: 'kite-strong' }, 4)
  sheet.write(fitted, { x: x + 14, y: y + height / 2 + 6.5, tone: 'surface' })
  return fitted.width + 28
}

/** The mark of a paid result, its words on the baseline `y`. Returns its width. */
export function adMark(sheet: Sheet, x: number, y: number): number {
  const mark = sheet.fit('Ad', 40, inStrong(18))
  sheet.rect(x + 1, y - 17, mark.width + 12, 22, { stroke: 'muted', width: 1.5 }, 4)
  sheet.write(mark, { x: x + 7, y, tone: 'muted' })
  return mark.width + 14
}

/** A person or a sender as an initial in a disc. */
export function disc(sheet: Sheet, name: string, x: number, y: number, radius: number, loud = false): void {
  sheet.circle(x, y, radius, { fill: loud ? 'kite-strong' : 'sand' })
  const initial = /\p{L}|\p{N}/u.exec(name)?.[0].toLocaleUpperCase('en')
  const place = { x, y: y + 6.5, align: 'middle', tone: loud ? 'surface' : 'muted' } as const
  if (initial) sheet.text(initial, radius * 2, inStrong(18), place)
}

/** A query field with its lens, as wide as the picture. Returns its lower edge. */
export function queryField(sheet: Sheet, query: string): number {
  const height = 46
  sheet.rect(left + 1, top + 1, inner - 2, height - 2, { fill: 'surface', stroke: 'ink', width: 2 }, 4)
  sheet.text(query, inner - 76, inText(22, 20), { x: left + 18, y: top + 30 })
  sheet.circle(right - 26, top + 21, 7.5, { stroke: 'ink', width: 2.5 })
  sheet.path(`M${right - 20.5} ${top + 26.5}l7 7`, { stroke: 'ink', width: 2.5 })
  return top + height
}

/** The site's mark where a line ends: `x`, `y` is the point at which the line arrives. */
export function kite(sheet: Sheet, x: number, y: number): void {
  sheet.within(x, y, 1, () => {
    sheet.path('M24-34-13-4 3 0z', { fill: 'kite-strong' })
    sheet.path('M24-34 3 0h17z', { fill: 'kite' })
  })
}
