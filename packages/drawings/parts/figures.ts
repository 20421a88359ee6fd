import type { Tone } from '../palette.ts'
import type { Sheet } from '../sheet.ts'
import { inDisplay, inText, type TextStyle } from '../text.ts'
import { bottom, hairline, left, right, top } from './frame.ts'
import { inRows } from './rows.ts'

type Figure = { value: string; label: string }

const sizes = [84, 76, 70, 64, 58, 52, 46, 42, 38, 34, 30, 28, 26, 24, 22, 20]

/** Display type at the largest size, from `most` down, at which every text fits its width. */
export function evenly(sheet: Sheet, texts: readonly string[], width: number, most: number): TextStyle {
  const style = inDisplay(...sizes.filter((size) => size <= most))
  return inDisplay(Math.min(...texts.map((text) => sheet.fit(text, width, style).size)))
}

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
  const large = evenly(sheet, valuesOf(figures), width, figures.length === 3 ? 46 : 58)
  const small = labelStyle(sheet, figures, width)
  for (const { value, label, index, row, y } of inRows(figures, top, bottom)) {
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
  const large = evenly(sheet, valuesOf(figures), cell, [64, 52, 42][figures.length - 1] ?? 42)
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
