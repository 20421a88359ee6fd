import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { drawPicture } from './draw.ts'
import { type Drawing, drawingKinds, drawingSchema } from './drawing.ts'
import { nestSvg } from './nest-svg.ts'
import { readFonts } from './node.ts'
import { type Palette, tones } from './palette.ts'

const fonts = await readFonts({ display: 'bricolage-grotesque', text: 'instrument-sans' })
const palette = Object.fromEntries(
  tones.map((tone, index) => [tone, [`#10000${index}`, `#f0000${index}`]]),
) as unknown as Palette
const draw = (drawing: Drawing) => drawPicture(drawing, { fonts, palette })

/** A reader of XML refuses tags that are left open, and attributes without quotes. */
const isWellFormed = (svg: string) => expect(sharp(Buffer.from(svg)).metadata()).resolves.toBeDefined()

const WORDS = 'Every shop near you answers within the hour on Monday morning and sells more of what it makes for good'
const FIGURES = '₹12,40,000'

type JsonSchema = z.core.JSONSchema.BaseSchema

/** A value that a schema takes: with the least that it may hold, or with the most. */
function sample(schema: JsonSchema, most: boolean, name = '', index = 0): unknown {
  const { type, properties = {}, required = [], maxLength = 0 } = schema
  if (schema.const) return schema.const
  if (schema.enum) return schema.enum[index % schema.enum.length]
  if (type === 'object') {
    const fields = Object.entries(properties).filter(([key]) => most || required.includes(key))
    return Object.fromEntries(fields.map(([key, field]) => [key, sample(field as JsonSchema, most, key, index)]))
  }
  if (type === 'array')
    return Array.from({ length: (most ? schema.maxItems : schema.minItems) ?? 1 }, (_, at) =>
      sample(schema.items as JsonSchema, most, name, at),
    )
  if (type === 'boolean') return index === 1
  if (type === 'number') return 100 / (index + 1)
  if (type === 'integer') return Math.min((schema.minimum ?? 0) + index, schema.maximum ?? index)
  if (!most) return 'A'
  const text = name === 'value' || name === 'shown' ? FIGURES : WORDS
  return text.slice(0, maxLength).trim().padEnd(Math.min(maxLength, text.length), 's')
}

const sampleOf = (kind: (typeof drawingKinds)[number], most: boolean) =>
  drawingSchema.parse(sample(z.toJSONSchema(kind), most))

/** A note on the first, a middle and the last value, of a line that falls and of one that climbs. */
const lines = [0, 7, 15].flatMap((at) => {
  const line = sampleOf(drawingKinds[0], true) as Extract<Drawing, { kind: 'line' }>
  const falling = { ...line, note: { at, text: WORDS.slice(0, 24) } }
  const { compare: _, ...alone } = falling
  const climbing = falling.values.toReversed()
  return [falling, { ...falling, values: climbing }, { ...alone, values: climbing }]
})

const samples = [
  ...drawingKinds.flatMap((kind) => [sampleOf(kind, false), sampleOf(kind, true)]),
  ...lines,
  // A headline that fits the large sizes, and a page without its phone.
  { ...sampleOf(drawingKinds[5], true), headline: 'Oak' } as Drawing,
  { ...sampleOf(drawingKinds[11], true), phone: false } as Drawing,
].map((drawing, index): [string, Drawing] => [`${index}, ${drawing.kind}`, drawing])

describe('every kind at its limits', () => {
  test.each(samples)('%s: texts keep inside the frame and apart', (_, drawing) => {
    const texts = textsOf(draw(drawing))
    expect(texts.length).toBeGreaterThan(0)
    expect(texts.filter((text) => text.scale < 18 / 192 || !inside(text, 6))).toEqual([])
    expect(
      texts.flatMap((one, at) => texts.slice(at + 1).flatMap((two) => (meet(one, two) ? [[one, two]] : []))),
    ).toEqual([])
  })

  test.each(samples)('%s: shapes keep inside the frame, and the file is well-formed and small', async (_, drawing) => {
    const svg = draw(drawing)
    expect(shapesOf(svg).filter((shape) => !inside(shape, 0))).toEqual([])
    await isWellFormed(svg)
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
    expect(gzipSync(svg).length).toBeLessThan(7_000)
  })

  test.each(samples)('%s: colors come from custom properties, with those of the dark scheme', (_, drawing) => {
    const [, style = '', body = ''] = /<style>(.*)<\/style>(.*)$/.exec(draw(drawing)) ?? []
    expect(body).not.toMatch(/#[0-9a-f]{3,8}/)
    for (const [, tone] of body.matchAll(/var\(--([\w-]+)\)/g)) {
      const [light, dark] = palette[tone as keyof Palette]
      expect(style).toMatch(new RegExp(`--${tone}:${light}.*prefers-color-scheme:dark.*--${tone}:${dark}`))
    }
  })
})

describe('texts', () => {
  const bars = (label: string, title = 'Title'): Drawing => ({
    kind: 'bars',
    alt: 'Two bars.',
    title,
    bars: [
      { label, value: 2, shown: '2' },
      { label: 'Other', value: 1, shown: '1' },
    ],
  })

  test('a character in no font is named', () => {
    expect(() => draw(bars('Tea 🫖'))).toThrow('The character “🫖” (U+1FAD6) is in none of the site')
  })

  test('a text that does not fit is named with its kind', () => {
    expect(() => draw(bars('Tea', 'W'.repeat(34)))).toThrow(/In a “bars” picture, “W+” does not fit/)
  })

  test('markup in a text becomes outlines, not markup', async () => {
    const svg = draw(bars('<b> & "x"'))
    expect(svg).not.toContain('<b')
    await isWellFormed(svg)
  })

  test.each(['₹ £ € ¥ ₩ $', '→ ← ↑ ↓ × …', '– — “” ‘’ ·', 'Žižkov ł ş ñ', '★ ✓ ° ½'])('%s has outlines', (label) => {
    expect(() => draw(bars(label))).not.toThrow()
  })
})

type Box = { left: number; top: number; right: number; bottom: number }

const inside = ({ left, top, right, bottom }: Box, margin: number) =>
  left >= margin && top >= margin && right <= 480 - margin && bottom <= 360 - margin
const meet = (one: Box, two: Box) =>
  one.left < two.right && two.left < one.right && one.top < two.bottom && two.top < one.bottom

/** Where the ink of each line of text lies. */
function textsOf(svg: string): (Box & { scale: number })[] {
  const texts = svg.matchAll(/transform="scale\((\S+)\)translate\((\S+) (\S+)\)" d="([^"]*)"/g)
  return [...texts].map(([, scale, x, y, data = '']) => {
    const [xs, ys] = pointsOf(data)
    const at = (axis: number[], start: number, end: typeof Math.min) => (start + end(...axis)) * Number(scale)
    const [left, right] = [at(xs, Number(x), Math.min), at(xs, Number(x), Math.max)]
    const [top, bottom] = [at(ys, Number(y), Math.min), at(ys, Number(y), Math.max)]
    return { left, top, right, bottom, scale: Number(scale) }
  })
}

/** All points of a path of M, m, l, q and z, as xs and ys. */
function pointsOf(data: string): [number[], number[]] {
  const [xs, ys]: [number[], number[]] = [[], []]
  let [x, y, startX, startY] = [0, 0, 0, 0]
  for (const [, command = '', list = ''] of data.matchAll(/([Mmlqz])([^Mmlqz]*)/g)) {
    const numbers = list.match(/-?\d+/g)?.map(Number) ?? []
    if (command === 'z') [x, y] = [startX, startY]
    else if (command === 'M') [x = 0, y = 0] = numbers
    else {
      const points = numbers.flatMap((dx, at) => (at % 2 === 0 ? [[x + dx, y + (numbers[at + 1] ?? 0)] as const] : []))
      xs.push(...points.map(([px]) => px))
      ys.push(...points.map(([, py]) => py))
      ;[x, y] = points.at(-1) ?? [x, y]
    }
    if (command === 'm') [startX, startY] = [x, y]
  }
  return [xs, ys]
}

/** Boxes of the rectangles and circles outside of groups, which are in the sheet's own units. */
function shapesOf(svg: string): Box[] {
  const number = (tag: string, name: string) => Number(tag.match(new RegExp(` ${name}="([-.\\d]+)"`))?.[1] ?? 0)
  return [...svg.replace(/<g .*?<\/g>/gs, '').matchAll(/<(?:rect|circle)[^>]*>/g)].map(([tag]) => {
    const [r, x, y] = [number(tag, 'r'), number(tag, 'x') + number(tag, 'cx'), number(tag, 'y') + number(tag, 'cy')]
    return { left: x - r, top: y - r, right: x + r + number(tag, 'width'), bottom: y + r + number(tag, 'height') }
  })
}

test('a drawing takes its place in another one, whatever its own size', () => {
  const svg = '<svg width="900" viewBox="0 0 9 9" height="100%" stroke-width="2"><rect width="9" height="9"/></svg>'
  expect(nestSvg(svg, { x: 1, y: 2, width: 3, height: 4 })).toBe(
    '<svg viewBox="0 0 9 9" stroke-width="2" x="1" y="2" width="3" height="4"><rect width="9" height="9"/></svg>',
  )
})
