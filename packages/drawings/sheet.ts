import type { Drawing, DrawingOf } from './drawing.ts'
import type { Fonts } from './fonts.ts'
import { type Palette, type Tone, withColors } from './palette.ts'
import { type FittedText, fitText, formatNumber, outlinesOf, type Place, type TextStyle } from './text.ts'

export const frame = { width: 480, height: 360, margin: 24 } as const

/** The two tints are the data colors laid thinly over what is below. */
export type Fill = Tone | 'kite-tint' | 'river-tint'

export interface Paint {
  fill?: Fill
  stroke?: Tone
  /** Stroke width; 1 by default. */
  width?: number
}

function attributesOf({ fill, stroke, width = 1 }: Paint): string {
  const filled = fill?.replace('-tint', '')
  return [
    filled ? ` fill="var(--${filled})"` : '',
    filled === fill ? '' : ' fill-opacity=".13"',
    stroke ? ` stroke="var(--${stroke})"` : '',
    stroke && width !== 1 ? ` stroke-width="${formatNumber(width)}"` : '',
  ].join('')
}

/** Draws one kind of picture onto an empty sheet. */
export type Draw<Kind extends Drawing['kind']> = (sheet: Sheet, drawing: DrawingOf<Kind>) => void

/** What a picture is drawn on: collects shapes and outlines of text, and writes them as one SVG document. */
export class Sheet {
  #kind: string
  #fonts: Fonts
  #body = ''

  /** @param kind the kind of picture, for the sentences of errors */
  constructor(kind: string, fonts: Fonts) {
    this.#kind = kind
    this.#fonts = fonts
  }

  rect(x: number, y: number, width: number, height: number, paint: Paint, radius = 0): void {
    const round = radius > 0 ? ` rx="${formatNumber(radius)}"` : ''
    const box = `x="${formatNumber(x)}" y="${formatNumber(y)}" width="${formatNumber(width)}" height="${formatNumber(height)}"`
    this.#body += `<rect${attributesOf(paint)} ${box}${round}/>`
  }

  circle(x: number, y: number, radius: number, paint: Paint): void {
    this.#body += `<circle${attributesOf(paint)} cx="${formatNumber(x)}" cy="${formatNumber(y)}" r="${formatNumber(radius)}"/>`
  }

  /** @param data path data; its numbers are rounded as `formatNumber` does */
  path(data: string, paint: Paint): void {
    const rounded = data.replace(/-?\d+\.\d+(?:e-\d+)?/g, (number) => formatNumber(Number(number)))
    this.#body += `<path${attributesOf(paint)} d="${rounded}"/>`
  }

  /** A thick rounded stroke in place of a line of words that nobody reads. */
  bar(x: number, y: number, width: number, tone: Tone = 'line', weight = 6): void {
    this.path(`M${x + weight / 2} ${y}h${Math.max(width - weight, 0.1)}`, { stroke: tone, width: weight })
  }

  /** Shapes with coordinates of their own, moved and scaled. */
  art(markup: string, x: number, y: number, scale = 1): void {
    const scaled = scale === 1 ? '' : `scale(${Math.round(scale * 1000) / 1000})`
    this.#body += `<g transform="translate(${formatNumber(x)} ${formatNumber(y)})${scaled}">${markup}</g>`
  }

  /** The text at the first size and wrapping that fits `width`; undefined where none does. */
  tryFit(text: string, width: number, style: TextStyle): FittedText | undefined {
    return fitText(this.#fonts, text, width, style)
  }

  /** As `tryFit`; throws an Error naming the text where it does not fit. */
  fit(text: string, width: number, style: TextStyle): FittedText {
    const fitted = this.tryFit(text, width, style)
    if (fitted) return fitted
    const lines = (style.lines ?? 1) === 1 ? 'one line' : `${style.lines} lines`
    throw new Error(
      `In a “${this.#kind}” picture, “${text}” does not fit ${lines} of ${Math.floor(width)} units; shorten it.`,
    )
  }

  /** How wide the widest of some texts is. */
  widest(texts: readonly string[], width: number, style: TextStyle): number {
    return Math.max(0, ...texts.map((text) => this.fit(text, width, style).width))
  }

  write(text: FittedText, place: Place & { tone?: Tone }): void {
    this.#body += outlinesOf(text, place, attributesOf({ fill: place.tone ?? 'ink' }))
  }

  /** Fits and writes in one go. */
  text(text: string, width: number, style: TextStyle, place: Place & { tone?: Tone }): FittedText {
    const fitted = this.fit(text, width, style)
    this.write(fitted, place)
    return fitted
  }

  toSvg(palette: Palette): string {
    const { width, height } = frame
    const root = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none" stroke-linecap="round" stroke-linejoin="round">`
    return withColors(`${root}${this.#body}</svg>`, palette)
  }
}
