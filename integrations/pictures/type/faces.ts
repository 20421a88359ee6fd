import type { Font } from 'opentype.js'
import { drawnGlyph } from './drawn-glyphs.ts'
import { openFont } from './font-file.ts'
import { glyphPath, type Step } from './glyph-path.ts'
import { type Kerning, readKerning } from './kerning.ts'

export type Face = 'text' | 'strong' | 'display'

export interface Glyph {
  character: string
  /** Outline on the face's grid; empty for spaces. */
  path: string
  /** In ems, without kerning. */
  advance: number
  /** How far the ink reaches above and below the baseline, in ems; 0 for spaces. */
  rise: number
  fall: number
  /** Which file it comes from, and its number there: kerning holds only within one file. */
  file: FontFile | undefined
  index: number
}

interface FontFile {
  font: Font
  kerning: Kerning
}

/** Grid steps per em. At 18 units a step of the text grid is 0.14 units; figures are drawn larger and get a finer one. */
export const gridOf: Record<Face, number> = { text: 128, strong: 128, display: 192 }
/** Letter spacing in ems; DESIGN asks -0.02 of display type. */
const trackingOf: Record<Face, number> = { text: 0, strong: 0, display: -0.02 }

// The rupee and won signs and some fractions are in the display family only, so text borrows them at its own weight.
const filesOf: Record<Face, string[]> = {
  text: [
    'instrument-sans latin 400',
    'instrument-sans latin-ext 400',
    'bricolage-grotesque latin-ext 400',
    'bricolage-grotesque latin 400',
  ],
  strong: [
    'instrument-sans latin 600',
    'instrument-sans latin-ext 600',
    'bricolage-grotesque latin-ext 600',
    'bricolage-grotesque latin 600',
  ],
  display: ['bricolage-grotesque latin 700', 'bricolage-grotesque latin-ext 700'],
}

const loaded = new Map<string, FontFile>()
const glyphs = new Map<string, Glyph>()

function load(name: string): FontFile {
  const known = loaded.get(name)
  if (known) return known
  const { font, gpos } = openFont(name)
  const file = { font, kerning: readKerning(gpos) }
  loaded.set(name, file)
  return file
}

/** The glyph of one character; throws naming a character that no file of the face has. */
function glyphOf(face: Face, character: string): Glyph {
  const key = `${face}${character}`
  const known = glyphs.get(key)
  if (known) return known
  const glyph = findGlyph(face, /\s/.test(character) ? ' ' : character)
  glyphs.set(key, glyph)
  return glyph
}

function findGlyph(face: Face, character: string): Glyph {
  for (const name of filesOf[face]) {
    const file = load(name)
    const index = file.font.charToGlyphIndex(character)
    if (!index) continue
    const { font } = file
    const glyph = font.glyphs.get(index)
    const steps = glyph.path.commands as Step[]
    const path = glyphPath(steps, gridOf[face] / font.unitsPerEm)
    return {
      character,
      path,
      advance: (glyph.advanceWidth ?? 0) / font.unitsPerEm,
      ...extent(steps, font.unitsPerEm),
      file,
      index,
    }
  }
  const drawn = drawnGlyph(character, face !== 'text')
  if (drawn) {
    const path = glyphPath(drawn.steps, gridOf[face] / 1000)
    return { character, path, advance: drawn.advance / 1000, ...extent(drawn.steps, 1000), file: undefined, index: 0 }
  }
  const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')
  throw new Error(
    `The character “${character}” (U+${code}) is in none of the site's fonts, so a picture cannot show it.`,
  )
}

function extent(steps: readonly Step[], unitsPerEm: number): { rise: number; fall: number } {
  const heights = steps.flatMap((step) => (step.type === 'Z' ? [] : [step.y / unitsPerEm]))
  return { rise: Math.max(0, ...heights), fall: Math.max(0, ...heights.map((y) => -y)) }
}

export interface Run {
  text: string
  /** `at` in ems from the start of the run. */
  glyphs: { glyph: Glyph; at: number }[]
  /** In ems. */
  width: number
}

/** A line of text set in one face, kerned; positions in ems. */
export function setRun(face: Face, text: string): Run {
  const run: Run = { text, glyphs: [], width: 0 }
  let previous: Glyph | undefined
  for (const character of text.normalize('NFC')) {
    const glyph = glyphOf(face, character)
    if (previous) {
      run.width += trackingOf[face]
      if (previous.file && previous.file === glyph.file)
        run.width += previous.file.kerning(previous.index, glyph.index) / 1000
    }
    run.glyphs.push({ glyph, at: run.width })
    run.width += glyph.advance
    previous = glyph
  }
  return run
}
