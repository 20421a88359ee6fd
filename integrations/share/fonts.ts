import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Font } from 'satori'

const require = createRequire(import.meta.url)

/** The site's two families at the weights a card uses; latin-ext comes second, for the letters latin does not have. */
const faces = [
  { family: 'bricolage-grotesque', name: 'Display', weight: 700 },
  { family: 'instrument-sans', name: 'Text', weight: 400 },
  { family: 'instrument-sans', name: 'Text', weight: 600 },
] as const

const nameOf = (name: string, subset: string) => (subset === 'latin' ? name : `${name} Extended`)

/** What `font-family` says on a card: the family, then its further letters. */
export const familyOf = (name: 'Display' | 'Text') => `${name}, ${nameOf(name, 'latin-ext')}`

/** Static WOFF files, because the layout engine reads neither WOFF2 nor weight axes. */
export function cardFonts(): Font[] {
  return faces.flatMap(({ family, name, weight }) =>
    ['latin', 'latin-ext'].map((subset) => ({
      name: nameOf(name, subset),
      weight,
      style: 'normal' as const,
      data: readFileSync(require.resolve(`@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff`)),
    })),
  )
}
