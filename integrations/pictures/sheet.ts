import { fillClass, strokeClass, styleFor, type Tone } from './palette.ts'
import { idOf, type SetLine, short, written } from './svg.ts'
import { type Glyph, gridOf } from './type/faces.ts'
import { type Fitted, fitText, type TextStyle } from './type/fit.ts'

export const frame = { width: 480, height: 360, margin: 24 } as const

interface Paint {
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
export interface TextBox {
  text: string
  size: number
  left: number
  top: number
  right: number
  bottom: number
}

/** What a picture is drawn on: it gathers shapes and set text and writes them out as one SVG document. */
export class Sheet {
  readonly kind: string
  readonly boxes: TextBox[] = []
  #body: (string | SetLine)[] = []
  #classes = new Set<string>()
  #glyphs = new Map<string, { id: string; path: string }>()

  constructor(kind: string) {
    this.kind = kind
  }

  rect(x: number, y: number, width: number, height: number, paint: Paint, radius = 0): void {
    const round = radius > 0 ? ` rx="${short(radius)}"` : ''
    this.#body.push(
      `<rect${this.#paint(paint)} x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"${round}/>`,
    )
  }

  circle(x: number, y: number, radius: number, paint: Paint): void {
    this.#body.push(`<circle${this.#paint(paint)} cx="${short(x)}" cy="${short(y)}" r="${short(radius)}"/>`)
  }

  path(data: string, paint: Paint): void {
    this.#body.push(`<path${this.#paint(paint)} d="${data}"/>`)
  }

  /** A thick rounded stroke that stands for a line of unread words. */
  bar(x: number, y: number, width: number, tone: Tone = 'line', weight = 6): void {
    this.path(`M${short(x + weight / 2)} ${short(y)}h${short(Math.max(width - weight, 0.1))}`, {
      stroke: tone,
      width: weight,
    })
  }

  /** Draws `content` inside a moved and scaled frame; texts inside would be measured wrongly, so it is for art only. */
  within(x: number, y: number, scale: number, content: () => void): void {
    this.#body.push(
      `<g transform="translate(${short(x)} ${short(y)})${scale === 1 ? '' : `scale(${Math.round(scale * 1000) / 1000})`}">`,
    )
    content()
    this.#body.push('</g>')
  }

  /** The text at the first size and wrapping that fits `width`; throws a sentence naming it when none does. */
  fit(text: string, width: number, style: TextStyle): Fitted {
    const fitted = this.tryFit(text, width, style)
    if (fitted) return fitted
    const lines = style.lines === undefined || style.lines === 1 ? 'one line' : `${style.lines} lines`
    throw new Error(
      `In a “${this.kind}” picture, “${text}” does not fit ${lines} of ${Math.floor(width)} units; shorten it.`,
    )
  }

  tryFit(text: string, width: number, style: TextStyle): Fitted | undefined {
    return fitText(text, width, style)
  }

  write(fitted: Fitted, { x, y, align = 'start', tone = 'ink' }: Place): void {
    const scale = fitted.size / gridOf[fitted.face]
    fitted.runs.forEach((run, index) => {
      const width = run.width * fitted.size
      const left = align === 'start' ? x : align === 'end' ? x - width : x - width / 2
      const baseline = y + index * fitted.leading
      this.boxes.push({
        text: fitted.texts[index] ?? '',
        size: fitted.size,
        left,
        top: baseline - Math.max(...run.glyphs.map(({ glyph }) => glyph.rise)) * fitted.size,
        right: left + width,
        bottom: baseline + Math.max(...run.glyphs.map(({ glyph }) => glyph.fall)) * fitted.size,
      })
      this.#classes.add(fillClass(tone))
      this.#body.push({
        style: `class="${fillClass(tone)}" transform="scale(${String(Math.round(scale * 1e4) / 1e4).replace(/^0/, '')})"`,
        x: Math.round(left / scale),
        y: Math.round(baseline / scale),
        glyphs: run.glyphs
          .filter(({ glyph }) => glyph.path !== '')
          .map(({ glyph, at }) => ({ id: this.#glyph(fitted.face, glyph), at: Math.round(at * gridOf[fitted.face]) })),
      })
    })
  }

  /** Fits and writes in one go. */
  text(text: string, width: number, style: TextStyle, place: Place): Fitted {
    const fitted = this.fit(text, width, style)
    this.write(fitted, place)
    return fitted
  }

  toString(): string {
    const glyphs = [...this.#glyphs.values()].map(({ id, path }) => `<path id="${id}" d="${path}"/>`).join('')
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" width="${frame.width}" height="${frame.height}" viewBox="0 0 ${frame.width} ${frame.height}" fill="none" stroke-linecap="round" stroke-linejoin="round">` +
      `<style>${styleFor(this.#classes)}</style>${glyphs === '' ? '' : `<defs>${glyphs}</defs>`}${written(this.#body)}</svg>`
    )
  }

  #paint({ fill, stroke, width = 1 }: Paint): string {
    const classes = [...(fill ? [fillClass(fill)] : []), ...(stroke ? [strokeClass(stroke)] : [])]
    for (const name of classes) this.#classes.add(name)
    return ` class="${classes.join(' ')}"${stroke && width !== 1 ? ` stroke-width="${short(width)}"` : ''}`
  }

  #glyph(face: string, glyph: Glyph): string {
    const key = `${face}${glyph.character}`
    const known = this.#glyphs.get(key)
    if (known) return known.id
    const id = idOf(this.#glyphs.size)
    this.#glyphs.set(key, { id, path: glyph.path })
    return id
  }
}
