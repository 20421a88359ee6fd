export const tones = ['paper', 'surface', 'sand', 'ink', 'muted', 'line', 'kite', 'kite-strong', 'river'] as const

/** A color by its part: backgrounds (paper, surface, sand), words (ink, muted), hairlines (line), data (kite, river). */
export type Tone = (typeof tones)[number]

/** Each color in the light and in the dark scheme, as CSS writes it. */
export type Palette = Readonly<Record<Tone, readonly [light: string, dark: string]>>

/**
 * An SVG document with the colors that it uses as custom properties, such as `var(--ink)`. An `<img>` cannot see those
 * of the page, but its `prefers-color-scheme` is the `color-scheme` of the element that shows it (Media Queries 5).
 */
export function withColors(svg: string, palette: Palette): string {
  const used = tones.filter((tone) => svg.includes(`var(--${tone})`))
  if (used.length === 0) return svg
  const root = (scheme: 0 | 1) => `:root{${used.map((tone) => `--${tone}:${palette[tone][scheme]}`).join(';')}}`
  return svg.replace(/<svg\b[^>]*>/, `$&<style>${root(0)}@media(prefers-color-scheme:dark){${root(1)}}</style>`)
}

/** The same in the light scheme alone, for what does not know custom properties. */
export const inLight = (svg: string, palette: Palette): string =>
  svg.replace(/var\(--([\w-]+)\)/g, (whole, tone: string) => palette[tone as Tone]?.[0] ?? whole)
