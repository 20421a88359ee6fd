import * as hb from 'harfbuzzjs'
import { glyphPath, signs } from './glyphs.ts'

/** The families of a site, as Fontsource names them: `instrument-sans`. */
export type Typefaces = { display: string; text: string }

/** Has the signs of currencies, fractions and arrows that few families have. */
const MANY_SIGNS = 'bricolage-grotesque'

/**
 * - `grid`: steps per em that outlines are rounded to. At 18 units a step of 128 is 0.14 units; display type is set larger.
 * - `tracking`: letter spacing in ems.
 */
export const faces = {
  text: { weight: 400, grid: 128, tracking: 0 },
  strong: { weight: 600, grid: 128, tracking: 0 },
  display: { weight: 700, grid: 192, tracking: -0.02 },
}
export type Face = keyof typeof faces

/** Where the characters of a face are looked for, in this order: a sign that its family has not is borrowed. */
function filesOf(face: Face, { display, text }: Typefaces): string[] {
  const families = new Set([face === 'display' ? display : text, display, MANY_SIGNS])
  const { weight } = faces[face]
  return [...families].flatMap((family) => [`${family}-latin-${weight}`, `${family}-latin-ext-${weight}`])
}

/** The font files to load, such as `instrument-sans-latin-400`: family, subset and weight. */
export const fontNames = (typefaces: Typefaces): string[] =>
  (Object.keys(faces) as Face[]).flatMap((face) => filesOf(face, typefaces))

/** One line of text, kerned: its outlines on the grid of its face, from the left end of the baseline; width in ems. */
export type Line = { path: string; width: number }

export type Fonts = {
  /** Sets a line of text; throws an Error that names a character no font of the face has. */
  typeset: (face: Face, text: string) => Line
  /** Height of the capitals in ems. */
  capHeight: (face: Face) => number
}

interface GlyphSource {
  has: (character: string) => boolean
  /** The glyphs of a text of which the font has all characters; advances in ems. */
  shape: (text: string) => { path: string; advance: number }[]
}

/**
 * Loads the fonts that texts are set in.
 * @param read gives the file with one of `fontNames`, in the TrueType format
 */
export async function loadFonts(typefaces: Typefaces, read: (name: string) => Promise<Uint8Array>): Promise<Fonts> {
  const names = [...new Set(fontNames(typefaces))]
  const files = new Map(await Promise.all(names.map(async (name) => [name, await read(name)] as const)))
  const opened = memoized((face: Face) => {
    const { grid } = faces[face]
    const fonts = filesOf(face, typefaces).map((name) => openFont(files.get(name) as Uint8Array, grid))
    const all = [...fonts, signFont(face === 'text' ? 'light' : 'heavy', grid)]
    return { typeset: memoized((text: string) => typesetLine(all, face, text)), capHeight: fonts[0]?.capHeight ?? 0 }
  })
  return { typeset: (face, text) => opened(face).typeset(text), capHeight: (face) => opened(face).capHeight }
}

function memoized<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>()
  return (key) => {
    const value = known.get(key) ?? make(key)
    known.set(key, value)
    return value
  }
}

function typesetLine(fonts: GlyphSource[], face: Face, text: string): Line {
  const { grid, tracking } = faces[face]
  const line: Line = { path: '', width: 0 }
  for (const [font, part] of partsOf(fonts, text.normalize('NFC').replace(/\s/g, ' '))) {
    for (const { path, advance } of font.shape(part)) {
      if (line.width > 0) line.width += tracking
      if (path) line.path += `M${Math.round(line.width * grid)} 0${path}`
      line.width += advance
    }
  }
  return line
}

/** The text in parts, each as long as one font can set. */
function partsOf(fonts: GlyphSource[], text: string): [GlyphSource, string][] {
  const parts: [GlyphSource, string][] = []
  for (const character of text) {
    const font = fonts.find((one) => one.has(character))
    const last = parts.at(-1)
    if (!font) {
      const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')
      throw new Error(
        `The character “${character}” (U+${code}) is in none of the site's fonts, so a picture cannot show it.`,
      )
    }
    if (last?.[0] === font) last[1] += character
    else parts.push([font, character])
  }
  return parts
}

/** Ligatures are off, as in the fonts of the pages. */
const FEATURES = [new hb.Feature('liga', 0)]

function openFont(file: Uint8Array, grid: number): GlyphSource & { capHeight: number } {
  const face = new hb.Face(new hb.Blob(file))
  const font = new hb.Font(face)
  const pathOf = memoized((glyph: number) => glyphPath(font.glyphToPath(glyph), grid / face.upem))
  const glyphOf = (character: string) => font.nominalGlyph(character.codePointAt(0) ?? 0)
  return {
    has: (character) => glyphOf(character) !== undefined,
    capHeight: (font.glyphExtents(glyphOf('H') ?? 0)?.yBearing ?? 0) / face.upem,
    shape(text) {
      const buffer = new hb.Buffer()
      buffer.addText(text)
      buffer.guessSegmentProperties()
      // Otherwise the language of the machine chooses the forms of letters.
      buffer.setLanguage('en')
      hb.shape(font, buffer, FEATURES)
      return buffer
        .getGlyphInfosAndPositions()
        .map(({ codepoint, xAdvance = 0 }) => ({ path: pathOf(codepoint), advance: xAdvance / face.upem }))
    },
  }
}

/** The signs that no font file has, drawn to match a weight. */
function signFont(weight: 'light' | 'heavy', grid: number): GlyphSource {
  return {
    has: (character) => character in signs,
    shape: (text) =>
      [...text].flatMap((character) => {
        const sign = signs[character]
        return sign ? { path: glyphPath(sign[weight], grid / 1000), advance: sign.advance / 1000 } : []
      }),
  }
}
