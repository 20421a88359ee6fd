import { classOf, styleFor, type Tone } from './palette.ts'
import { idOf, lineOf, short } from './svg.ts'
import { gridOf } from './type/faces.ts'
import { type Fitted, fitText, type TextStyle } from './type/fit.ts'
import type { Glyph } from './type/font.ts'

export const frame = { width: 480, height: 360, margin: 24 } as const

export interface Paint {
  fill?: Tone
  stroke?: Tone
  /** Stroke width; 1 unless told. */
  width?: number
}

interface Place {
  x: number
  /** Baseline of the first line. */
  y: number
  align?: 'start' | 'middle' | 'end'
  tone?: Tone
}

/** Where the ink of a line of text lies, for the test that no two meet. */
export type TextBox = { text: string; size: number; left: number; top: number; right: number; bottom: number }

/** What a picture is drawn on: it gathers shapes and set text and writes them out as one SVG document. */
export class Sheet {
  readonly boxes: TextBox[] = []
  #kind: string
  #body = ''
  /** The open group that lines of text in one style share. */
  #group = ''
  #classes = new Set<string>()
  #glyphs = new Map<Glyph, string>()

  constructor(kind: string) {
    this.#kind = kind
  }

  rect(x: number, y: number, width: number, height: number, paint: Paint, radius = 0): void {
    const round = radius > 0 ? ` rx="${short(radius)}"` : ''
    this.#put(
      `<rect${this.#paint(paint)} x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"${round}/>`,
    )
  }

  circle(x: number, y: number, radius: number, paint: Paint): void {
    this.#put(`<circle${this.#paint(paint)} cx="${short(x)}" cy="${short(y)}" r="${short(radius)}"/>`)
  }

  path(data: string, paint: Paint): void {
    this.#put(`<path${this.#paint(paint)} d="${data}"/>`)
  }

  /** A thick rounded stroke that stands for a line of unread words. */
  bar(x: number, y: number, width: number, tone: Tone = 'line', weight = 6): void {
    const data = `M${short(x + weight / 2)} ${short(y)}h${short(Math.max(width - weight, 0.1))}`
    this.path(data, { stroke: tone, width: weight })
  }

  /** Draws `content` inside a moved and scaled frame; texts inside would be measured wrongly, so it is for art only. */
  within(x: number, y: number, scale: number, content: () => void): void {
    const scaled = scale === 1 ? '' : `scale(${Math.round(scale * 1000) / 1000})`
    this.#put(`<g transform="translate(${short(x)} ${short(y)})${scaled}">`)
    content()
    this.#put('</g>')
  }

  /** The text at the first size and wrapping that fits `width`; throws a sentence naming it when none does. */
  fit(text: string, width: number, style: TextStyle): Fitted {
    const fitted = fitText(text, width, style)
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

  write(fitted: Fitted, { x, y, align = 'start', tone = 'ink' }: Place): void {
    const { face, size, runs, leading } = fitted
    const scale = size / gridOf[face]
    const name = classOf[tone]
    this.#classes.add(name)
    for (const [index, { text, width: ems, glyphs }] of runs.entries()) {
      const width = ems * size
      const left = align === 'start' ? x : align === 'end' ? x - width : x - width / 2
      const baseline = y + index * leading
      const top = baseline - Math.max(...glyphs.map(({ glyph }) => glyph.rise)) * size
      const bottom = baseline + Math.max(...glyphs.map(({ glyph }) => glyph.fall)) * size
      this.boxes.push({ text, size, left, top, right: left + width, bottom })
      const inked = glyphs
        .filter(({ glyph }) => glyph.path !== '')
        .map(({ glyph, at }) => ({ id: this.#glyph(glyph), at: Math.round(at * gridOf[face]) }))
      this.#put(
        lineOf(inked, Math.round(left / scale), Math.round(baseline / scale)),
        `<g class="${name}" transform="scale(${String(Math.round(scale * 1e4) / 1e4).replace(/^0/, '')})">`,
      )
    }
  }

  /** Fits and writes in one go. */
  text(text: string, width: number, style: TextStyle, place: Place): Fitted {
    const fitted = this.fit(text, width, style)
    this.write(fitted, place)
    return fitted
  }

  toString(): string {
    this.#put('')
    const glyphs = [...this.#glyphs].map(([{ path }, id]) => `<path id="${id}" d="${path}"/>`).join('')
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" width="${frame.width}" height="${frame.height}" viewBox="0 0 ${frame.width} ${frame.height}" fill="none" stroke-linecap="round" stroke-linejoin="round">` +
      `<style>${styleFor(this.#classes)}</style>${glyphs && `<defs>${glyphs}</defs>`}${this.#body}</svg>`
    )
  }

  #put(markup: string, group = ''): void {
    if (group !== this.#group) this.#body += (this.#group && '</g>') + group
    this.#group = group
    this.#body += markup
  }

  #paint({ fill, stroke, width = 1 }: Paint): string {
    const classes = [...(fill ? [classOf[fill]] : []), ...(stroke ? [`o${classOf[stroke]}`] : [])]
    for (const name of classes) this.#classes.add(name)
    return ` class="${classes.join(' ')}"${stroke && width !== 1 ? ` stroke-width="${short(width)}"` : ''}`
  }

  #glyph(glyph: Glyph): string {
    const id = this.#glyphs.get(glyph) ?? idOf(this.#glyphs.size)
    this.#glyphs.set(glyph, id)
    return id
  }
}
