import { bottom, hairline, inner, layOutRows, left, right, sharedDisplayStyle, top } from './layout.ts'
import type { Tone } from './palette.ts'
import type { Sheet } from './sheet.ts'
import { inStrong, inText, type TextStyle } from './text.ts'

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

/** The word that marks a paid result, on the baseline `y`. Returns its width. */
export function adMark(sheet: Sheet, x: number, y: number): number {
  const mark = sheet.fit('Ad', 40, inStrong(18))
  sheet.rect(x + 1, y - 17, mark.width + 12, 22, { stroke: 'muted', width: 1.5 }, 4)
  sheet.write(mark, { x: x + 7, y, tone: 'muted' })
  return mark.width + 14
}

/** A person or a sender as an initial in a disc. */
export function disc(sheet: Sheet, name: string, x: number, y: number, radius: number, emphasized = false): void {
  sheet.circle(x, y, radius, { fill: emphasized ? 'kite-strong' : 'sand' })
  const initial = /\p{L}|\p{N}/u.exec(name)?.[0].toLocaleUpperCase('en')
  const place = { x, y: y + 6.5, align: 'middle', tone: emphasized ? 'surface' : 'muted' } as const
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
  const halves = '<path fill="var(--kite-strong)" d="M24-34-13-4 3 0z"/><path fill="var(--kite)" d="M24-34 3 0h17z"/>'
  sheet.art(halves, x, y)
}

type Figure = { value: string; label: string }

/** Labels at one size, on one line where that is possible, else on two. */
function labelStyle(sheet: Sheet, figures: readonly Figure[], width: number): TextStyle {
  const whole = [20, 18].find((size) =>
    figures.every(({ label }) => sheet.tryFit(label, width, inText(size))?.size === size),
  )
  return whole ? inText(whole) : { ...inText(18), lines: 2, leading: 1.15 }
}

const valuesOf = (figures: readonly Figure[]) => figures.map(({ value }) => value)
const toneOf = (index: number): Tone => (index === 0 ? 'kite-strong' : 'ink')

/** Figures one below the other, from `x` to the right margin, a hairline between them. */
export function figureColumn(sheet: Sheet, figures: readonly Figure[], x: number): void {
  const width = right - x
  const large = sharedDisplayStyle(sheet, valuesOf(figures), width, figures.length === 3 ? 46 : 58)
  const small = labelStyle(sheet, figures, width)
  for (const { value, label, index, row, y } of layOutRows(figures, top, bottom)) {
    const figure = sheet.fit(value, width, large)
    const words = sheet.fit(label, width, small)
    if (index > 0) hairline(sheet, x, y, right)
    const baseline = y + (row - figure.height - 12 - words.height) / 2 + figure.height
    sheet.write(figure, { x: x - 1, y: baseline, tone: toneOf(index) })
    sheet.write(words, { x, y: baseline + words.cap + 12, tone: 'muted' })
  }
}

/** Figures side by side along the lower margin. Returns their upper edge. */
export function figureRow(sheet: Sheet, figures: readonly Figure[]): number {
  const gap = 24
  const [from, to] = [left + 4, bottom - 4]
  const cell = (right - 4 - from - gap * (figures.length - 1)) / figures.length
  const large = sharedDisplayStyle(sheet, valuesOf(figures), cell, [64, 52, 42][figures.length - 1] ?? 42)
  const small = labelStyle(sheet, figures, cell)
  const first = to - Math.max(...figures.map(({ label }) => sheet.fit(label, cell, small).drop))
  const baseline = first - 26.4
  const caps = figures.map(({ value, label }, index) => {
    const x = from + index * (cell + gap)
    if (index > 0)
      sheet.path(`M${Math.round(x - gap / 2) + 0.5} ${Math.round(baseline - 34)}V${to}`, { stroke: 'line' })
    const figure = sheet.text(value, cell, large, { x, y: baseline, tone: toneOf(index) })
    sheet.text(label, cell, small, { x, y: first, tone: 'muted' })
    return figure.cap
  })
  return baseline - Math.max(...caps)
}
