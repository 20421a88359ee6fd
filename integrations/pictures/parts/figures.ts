import type { Tone } from '../palette.ts'
import type { Sheet } from '../sheet.ts'
import type { Face } from '../type/faces.ts'
import { capHeight, type Fitted, heightOf } from '../type/fit.ts'
import { hairline } from './frame.ts'

interface Figure {
  value: string
  label: string
}

/** Labels at one size, on one line where 18 units allow it, else on two. */
function labelsOf(sheet: Sheet, figures: readonly Figure[], width: number): Fitted[] {
  const one = (size: number) => figures.map(({ label }) => sheet.tryFit(label, width, { face: 'text', sizes: [size] }))
  for (const size of [20, 18]) {
    const fitted = one(size).filter((label) => label !== undefined && label.size === size)
    if (fitted.length === figures.length) return fitted as Fitted[]
  }
  return figures.map(({ label }) => sheet.fit(label, width, { face: 'text', sizes: [18], lines: 2, leading: 1.15 }))
}

const steps = [84, 76, 70, 64, 58, 52, 46, 42, 38, 34, 30, 28, 26, 24, 22, 20]

/** Several figures at one size: the largest of the steps, from `most` down, at which every one fits its width. */
export function evenly(
  sheet: Sheet,
  texts: readonly string[],
  width: number,
  most: number,
  face: Face = 'display',
): Fitted[] {
  const sizes = steps.filter((size) => size <= most)
  const size = Math.min(...texts.map((text) => sheet.fit(text, width, { face, sizes }).size))
  return texts.map((text) => sheet.fit(text, width, { face, sizes: [size] }))
}

function toneOf(index: number): Tone {
  return index === 0 ? 'kite-strong' : 'ink'
}

/** Figures one below the other, spread over the height between `from` and `to`, a hairline between them. */
export function figureColumn(
  sheet: Sheet,
  figures: readonly Figure[],
  x: number,
  width: number,
  from: number,
  to: number,
): void {
  const values = evenly(
    sheet,
    figures.map(({ value }) => value),
    width,
    figures.length === 3 ? 46 : 58,
  )
  const cell = (to - from) / figures.length
  const labels = labelsOf(sheet, figures, width)
  values.forEach((value, index) => {
    const words = labels[index]
    if (!words) return
    const gap = words.size * 0.72 + 12
    const height = heightOf(value) + 12 + heightOf(words)
    const y = from + cell * index
    if (index > 0) hairline(sheet, x, y, x + width)
    const baseline = y + (cell - height) / 2 + heightOf(value)
    sheet.write(value, { x: x - 1, y: baseline, tone: toneOf(index) })
    sheet.write(words, { x, y: baseline + gap, tone: 'muted' })
  })
}

/** Figures side by side on one baseline; `to` is the lowest line their labels may stand on. Returns their upper edge. */
export function figureRow(sheet: Sheet, figures: readonly Figure[], x: number, width: number, to: number): number {
  const gap = 24
  const cell = (width - gap * (figures.length - 1)) / figures.length
  const values = evenly(
    sheet,
    figures.map(({ value }) => value),
    cell,
    figures.length === 3 ? 42 : figures.length === 2 ? 52 : 64,
  )
  const words = labelsOf(sheet, figures, cell)
  const first = to - Math.max(...words.map((fitted) => (fitted.runs.length - 1) * fitted.leading))
  const baseline = first - 20 * 0.72 - 12
  values.forEach((value, index) => {
    const at = x + index * (cell + gap)
    const label = words[index]
    if (index > 0)
      sheet.path(`M${Math.round(at - gap / 2) + 0.5} ${Math.round(baseline - 34)}V${to}`, { stroke: 'line' })
    sheet.write(value, { x: at, y: baseline, tone: toneOf(index) })
    if (label) sheet.write(label, { x: at, y: first, tone: 'muted' })
  })
  return baseline - Math.max(...values.map((value) => capHeight[value.face] * value.size))
}
