import * as hb from 'harfbuzzjs'
import { fontFile } from './font-file.ts'
import { glyphPath } from './glyph-path.ts'
import { signs } from './signs.ts'

export interface Glyph {
  /** Outline on the font's grid; empty for spaces. */
  path: string
  /** How far the outline reaches above and below the baseline, in ems. */
  rise: number
  fall: number
}

export interface Font {
  has: (character: string) => boolean
  /** The glyphs of a text of which it has every character, kerned; advances in ems. */
  set: (text: string) => { glyph: Glyph; advance: number }[]
}

/** What `make` gives, made once for each key. */
export function remembered<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>()
  return (key) => {
    const value = known.get(key) ?? make(key)
    known.set(key, value)
    return value
  }
}

function glyphOf(outline: string, unitsPerEm: number, grid: number): Glyph {
  const heights = [...outline.matchAll(/,(-?[\d.]+)/g)].map(([, y]) => Number(y) / unitsPerEm)
  return {
    path: glyphPath(outline, grid / unitsPerEm),
    rise: Math.max(0, ...heights),
    fall: Math.max(0, ...heights.map((y) => -y)),
  }
}

/** The pages' own copies of the fonts have no ligatures either. */
const features = [new hb.Feature('liga', 0)]

/** A font file, with outlines on a grid of so many steps per em. */
export function openFont(name: string, grid: number): Font {
  const face = new hb.Face(new hb.Blob(fontFile(name)))
  const font = new hb.Font(face)
  const glyph = remembered((id: number) => glyphOf(font.glyphToPath(id), face.upem, grid))
  return {
    has: (character) => font.nominalGlyph(character.codePointAt(0) ?? 0) !== undefined,
    set(text) {
      const buffer = new hb.Buffer()
      buffer.addText(text)
      buffer.guessSegmentProperties()
      // Else the machine's language decides on the forms of letters.
      buffer.setLanguage('en')
      hb.shape(font, buffer, features)
      return buffer
        .getGlyphInfosAndPositions()
        .map(({ codepoint, xAdvance = 0 }) => ({ glyph: glyph(codepoint), advance: xAdvance / face.upem }))
    },
  }
}

/** The signs that no font file has. */
export function signFont(weight: 'light' | 'heavy', grid: number): Font {
  const glyph = remembered((sign: string) => glyphOf(signs[sign]?.[weight] ?? '', 1000, grid))
  return {
    has: (character) => character in signs,
    set: (text) => [...text].map((sign) => ({ glyph: glyph(sign), advance: (signs[sign]?.advance ?? 0) / 1000 })),
  }
}
