import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { fullest, sparest } from '../../tests/samples/pictures.ts'
import { drawPicture, layOut } from './draw.ts'
import { type Drawing, drawingSchema } from './drawing.ts'
import { readFonts } from './node.ts'
import { type Palette, tones } from './palette.ts'
import { drawPictogram, pictogramNames } from './pictogram.ts'
import type { TextBox } from './sheet.ts'

const fonts = await readFonts()
const palette = Object.fromEntries(
  tones.map((tone, index) => [tone, [`#10000${index}`, `#f0000${index}`]]),
) as unknown as Palette
const draw = (drawing: Drawing) => drawPicture(drawing, { fonts, palette })

const samples = [...sparest, ...fullest].map((drawing, index): [string, Drawing] => [
  `${drawing.kind}, ${index < sparest.length ? 'least' : 'most'}`,
  drawing,
])

describe('every kind at its limits', () => {
  test('the samples cover every kind twice and keep to the vocabulary', () => {
    const kinds = drawingSchema.options.map((option) => option.shape.kind.value).sort()
    expect(sparest.map(({ kind }) => kind).sort()).toEqual(kinds)
    expect(new Set(fullest.map(({ kind }) => kind))).toEqual(new Set(kinds))
    for (const [, drawing] of samples) expect(drawingSchema.parse(drawing)).toEqual(drawing)
  })

  test.each(samples)('%s: texts keep inside the frame and apart', (_, drawing) => {
    const { boxes } = layOut(drawing, fonts)
    expect(boxes.length).toBeGreaterThan(0)
    expect(boxes.filter((box) => !inside(box))).toEqual([])
    expect(
      boxes.flatMap((one, index) =>
        boxes
          .slice(index + 1)
          .filter((two) => meet(one, two))
          .map((two) => [one.text, two.text]),
      ),
    ).toEqual([])
  })

  test.each(samples)('%s: shapes keep inside the frame', (_, drawing) => {
    const outside = shapesOf(draw(drawing)).filter(
      ([x, y, right, bottom]) => x < 0 || y < 0 || right > 480 || bottom > 360,
    )
    expect(outside).toEqual([])
  })

  test.each(samples)('%s: nothing is set smaller than 18 units', (_, drawing) => {
    expect(Math.min(...layOut(drawing, fonts).boxes.map(({ size }) => size))).toBeGreaterThanOrEqual(18)
  })

  test.each(samples)('%s: is well-formed', (_, drawing) => {
    const svg = draw(drawing)
    expect(unclosed(svg)).toEqual([])
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
  })

  test.each(samples)('%s: stays small when compressed', (_, drawing) => {
    expect(gzipSync(draw(drawing)).length).toBeLessThan(7_000)
  })
})

describe('texts that cannot be drawn', () => {
  const bars = (label: string): Drawing => ({
    kind: 'bars',
    alt: 'Two bars.',
    title: 'Title',
    bars: [
      { label, value: 2, shown: '2' },
      { label: 'Other', value: 1, shown: '1' },
    ],
  })

  test('a character in no font is named', () => {
    expect(() => draw(bars('Tea 🫖'))).toThrow('The character “🫖” (U+1FAD6) is in none of the site')
  })

  test('a text that does not fit is named with its kind', () => {
    const drawing: Drawing = { ...bars('Tea'), kind: 'bars', title: 'W'.repeat(34) } as Drawing
    expect(() => draw(drawing)).toThrow(/In a “bars” picture, “W+” does not fit/)
  })

  test('markup in a text becomes outlines, not markup', () => {
    const svg = draw(bars('<b> & "x"'))
    expect(svg).not.toContain('<b')
    expect(unclosed(svg)).toEqual([])
  })

  test('signs of currencies, arrows and accents have outlines', () => {
    for (const label of ['₹ £ € ¥ ₩ $', '→ ← ↑ ↓ × …', '– — “” ‘’ ·', 'Žižkov ł ş ñ', '★ ✓ ° ½']) {
      expect(() => draw(bars(label))).not.toThrow()
    }
  })
})

test('colors come from custom properties, with those of the dark scheme', () => {
  for (const [, drawing] of samples) {
    const [, style = '', body = ''] = /<style>(.*)<\/style>(.*)$/.exec(draw(drawing)) ?? []
    expect(body).not.toMatch(/#[0-9a-f]{3,8}|="rgb/)
    for (const [, tone] of body.matchAll(/var\(--([\w-]+)\)/g)) {
      const [light, dark] = palette[tone as keyof Palette]
      expect(style).toMatch(new RegExp(`--${tone}:${light}.*prefers-color-scheme:dark.*--${tone}:${dark}`))
    }
  }
})

test.each(pictogramNames)('the pictogram of %s is small, closed and brings its colors along', (name) => {
  const svg = drawPictogram(name, palette)
  expect(svg.length).toBeLessThan(1300)
  expect(unclosed(svg)).toEqual([])
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" /)
  expect(svg).not.toMatch(/ id=|<text/)
  expect(svg).toContain('"var(--kite)"')
})

function inside({ left, top, right, bottom }: TextBox): boolean {
  return left >= 6 && top >= 6 && right <= 474 && bottom <= 354
}

function meet(one: TextBox, two: TextBox): boolean {
  return one.left < two.right && two.left < one.right && one.top < two.bottom && two.top < one.bottom
}

/** Boxes of the shapes that say where they are in the sheet's own units: rectangles and circles outside of groups. */
function shapesOf(svg: string): [number, number, number, number][] {
  const flat = svg.replace(/<defs>.*?<\/defs>/s, '').replace(/<g transform="translate[^>]*>(?!<use).*?<\/g>/gs, '')
  const number = (tag: string, name: string) => Number(tag.match(new RegExp(` ${name}="([-.\\d]+)"`))?.[1] ?? 0)
  return [...flat.matchAll(/<(rect|circle)[^>]*>/g)].map(([tag, name]): [number, number, number, number] => {
    if (name === 'rect') {
      const [x, y] = [number(tag, 'x'), number(tag, 'y')]
      return [x, y, x + number(tag, 'width'), y + number(tag, 'height')]
    }
    const [x, y, r] = [number(tag, 'cx'), number(tag, 'cy'), number(tag, 'r')]
    return [x - r, y - r, x + r, y + r]
  })
}

/** What an XML reader would stumble over: tags left open, closed out of turn, or attributes without quotes. */
function unclosed(xml: string): string[] {
  const open: string[] = []
  const wrong: string[] = []
  const rest = xml.replace(
    /<(\/?)([a-z]+)((?: [\w:-]+="[^"<&]*")*)(\/?)>/gi,
    (_, end: string, name: string, _attributes, self: string) => {
      if (end) {
        if (open.pop() !== name) wrong.push(`</${name}>`)
      } else if (!self) open.push(name)
      return ''
    },
  )
  return [...wrong, ...open, ...(rest.match(/[<&]/g) ?? [])]
}
