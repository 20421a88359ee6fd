import { type Font, type Glyph, openFont, remembered, signFont } from './font.ts'

export type Face = 'text' | 'strong' | 'display'

export interface Run {
  text: string
  /** `at` in ems from the start of the run. */
  glyphs: { glyph: Glyph; at: number }[]
  /** In ems. */
  width: number
}

/** Grid steps per em. At 18 units a step of the text grid is 0.14 units; figures are drawn larger and get a finer one. */
export const gridOf: Record<Face, number> = { text: 128, strong: 128, display: 192 }
/** Letter spacing in ems; DESIGN asks -0.02 of display type. */
const trackingOf: Record<Face, number> = { text: 0, strong: 0, display: -0.02 }

const weightOf: Record<Face, number> = { text: 400, strong: 600, display: 700 }

/** Where a face looks for a character, in this order. */
const fontsOf = remembered((face: Face): Font[] => {
  // The rupee and won signs and some fractions are in the display family only, so text borrows them at its own weight.
  const families = face === 'display' ? ['bricolage-grotesque'] : ['instrument-sans', 'bricolage-grotesque']
  const names = families.flatMap((family) => [`${family}-latin`, `${family}-latin-ext`])
  const files = names.map((name) => openFont(`${name}-${weightOf[face]}`, gridOf[face]))
  return [...files, signFont(face === 'text' ? 'light' : 'heavy', gridOf[face])]
})

/** The text in parts, each as long as one font can set; throws naming a character that no font of the face has. */
function parts(face: Face, text: string): { font: Font; text: string }[] {
  const found: { font: Font; text: string }[] = []
  for (const character of text) {
    const font = fontsOf(face).find((one) => one.has(character))
    const last = found.at(-1)
    if (!font) {
      const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')
      throw new Error(
        `The character “${character}” (U+${code}) is in none of the site's fonts, so a picture cannot show it.`,
      )
    }
    if (last?.font === font) last.text += character
    else found.push({ font, text: character })
  }
  return found
}

const runsOf = remembered((face: Face) =>
  remembered((text: string): Run => {
    const run: Run = { text, glyphs: [], width: 0 }
    for (const { font, text: part } of parts(face, text.normalize('NFC').replace(/\s/g, ' '))) {
      for (const { glyph, advance } of font.set(part)) {
        if (run.glyphs.length > 0) run.width += trackingOf[face]
        run.glyphs.push({ glyph, at: run.width })
        run.width += advance
      }
    }
    return run
  }),
)

/** A line of text set in one face, kerned; positions in ems. */
export const setRun = (face: Face, text: string): Run => runsOf(face)(text)
