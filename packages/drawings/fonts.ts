import * as hb from 'harfbuzzjs'
import { type Glyph, glyphOf, signs } from './glyphs.ts'

export type Face = 'text' | 'strong' | 'display'

const SANS = 'instrument-sans'
const GROTESQUE = 'bricolage-grotesque'

interface FaceSpec {
  /** Where a character is looked for, in this order. */
  families: string[]
  weight: number
  /** Steps per em that outlines are rounded to. At 18 units a step of 128 is 0.14 units; display type is set larger. */
  grid: number
  /** Letter spacing in ems. */
  tracking: number
  /** Height of the capitals in ems. */
  capHeight: number
}

// The rupee and won signs and some fractions are in the display family only, so text borrows them at its own weight.
export const faces: Record<Face, FaceSpec> = {
  text: { families: [SANS, GROTESQUE], weight: 400, grid: 128, tracking: 0, capHeight: 0.72 },
  strong: { families: [SANS, GROTESQUE], weight: 600, grid: 128, tracking: 0, capHeight: 0.72 },
  display: { families: [GROTESQUE], weight: 700, grid: 192, tracking: -0.02, capHeight: 0.66 },
}

const filesOf = ({ families, weight }: FaceSpec) =>
  families.flatMap((family) => [`${family}-latin-${weight}`, `${family}-latin-ext-${weight}`])

/** The font files to load, such as `instrument-sans-latin-400`: family, subset and weight. */
export const fontNames: string[] = Object.values(faces).flatMap(filesOf)

/** One line of text, kerned; lengths in ems. */
export interface Line {
  text: string
  glyphs: { glyph: Glyph; at: number }[]
  width: number
}

/** Sets a line of text; throws an Error that names a character no font of the face has. */
export type Fonts = (face: Face, text: string) => Line

interface Font {
  has: (character: string) => boolean
  shape: (text: string) => { glyph: Glyph; advance: number }[]
}

/**
 * Loads the fonts that texts are set in.
 * @param read gives the file with one of `fontNames`, in the TrueType format
 */
export async function loadFonts(read: (name: string) => Promise<Uint8Array>): Promise<Fonts> {
  const files = new Map(await Promise.all(fontNames.map(async (name) => [name, await read(name)] as const)))
  const fontsOf = memoized((face: Face) => [
    ...filesOf(faces[face]).map((name) => openFont(files.get(name) as Uint8Array, faces[face].grid)),
    signFont(face === 'text' ? 'light' : 'heavy', faces[face].grid),
  ])
  const lineOf = memoized((face: Face) =>
    memoized((text: string) => setLine(fontsOf(face), faces[face].tracking, text)),
  )
  return (face, text) => lineOf(face)(text)
}

function memoized<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>()
  return (key) => {
    const value = known.get(key) ?? make(key)
    known.set(key, value)
    return value
  }
}

function setLine(fonts: Font[], tracking: number, text: string): Line {
  const line: Line = { text, glyphs: [], width: 0 }
  for (const [font, part] of partsOf(fonts, text.normalize('NFC').replace(/\s/g, ' '))) {
    for (const { glyph, advance } of font.shape(part)) {
      if (line.glyphs.length > 0) line.width += tracking
      line.glyphs.push({ glyph, at: line.width })
      line.width += advance
    }
  }
  return line
}

/** The text in parts, each as long as one font can set. */
function partsOf(fonts: Font[], text: string): [Font, string][] {
  const parts: [Font, string][] = []
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

function openFont(file: Uint8Array, grid: number): Font {
  const face = new hb.Face(new hb.Blob(file))
  const font = new hb.Font(face)
  const glyph = memoized((id: number) => glyphOf(font.glyphToPath(id), face.upem, grid))
  return {
    has: (character) => font.nominalGlyph(character.codePointAt(0) ?? 0) !== undefined,
    shape(text) {
      const buffer = new hb.Buffer()
      buffer.addText(text)
      buffer.guessSegmentProperties()
      // Otherwise the language of the machine chooses the forms of letters.
      buffer.setLanguage('en')
      hb.shape(font, buffer, FEATURES)
      return buffer
        .getGlyphInfosAndPositions()
        .map(({ codepoint, xAdvance = 0 }) => ({ glyph: glyph(codepoint), advance: xAdvance / face.upem }))
    },
  }
}

/** The signs that no font file has. */
function signFont(weight: 'light' | 'heavy', grid: number): Font {
  const glyph = memoized((sign: string) => glyphOf(signs[sign]?.[weight] ?? '', 1000, grid))
  return {
    has: (character) => character in signs,
    shape: (text) => [...text].map((sign) => ({ glyph: glyph(sign), advance: (signs[sign]?.advance ?? 0) / 1000 })),
  }
}
