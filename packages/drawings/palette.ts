/** DESIGN's tokens. A picture is an <img>, which cannot see the page's custom properties, so it carries its own copy. */
export const tokens = {
  paper: ['#fbf7f0', '#10161f'],
  surface: ['#ffffff', '#18202c'],
  sand: ['#f0e7d9', '#212b39'],
  ink: ['#16202e', '#f3eee5'],
  muted: ['#55606e', '#a9b3c0'],
  line: ['#dcd2c2', '#324052'],
  kite: ['#d9481f', '#ff8a5c'],
  'kite-strong': ['#b23a14', '#ffa07a'],
  river: ['#0f6e6e', '#5cc8c0'],
} as const

type Token = keyof typeof tokens
/** The two tints are the data colours laid thinly over whatever is below. */
export type Tone = Token | 'kite-tint' | 'river-tint'

/** The class that fills with a tone; with an `o` before it, the class of its outlines. */
export const classOf: Record<Tone, string> = {
  paper: 'p',
  surface: 's',
  sand: 'd',
  ink: 'i',
  muted: 'm',
  line: 'l',
  kite: 'k',
  'kite-strong': 'g',
  river: 'r',
  'kite-tint': 't',
  'river-tint': 'v',
}

/** The style sheet for the classes that a picture uses: light values, dark ones where the visitor's system is dark. */
export function styleFor(classes: ReadonlySet<string>): string {
  const rules: string[] = []
  const used = new Set<Token>()
  for (const [tone, letter] of Object.entries(classOf) as [Tone, string][]) {
    const token = tone.replace('-tint', '') as Token
    for (const [name, property] of [
      [letter, 'fill'],
      [`o${letter}`, 'stroke'],
    ] as const) {
      if (!classes.has(name)) continue
      used.add(token)
      rules.push(`.${name}{${property}:var(--${classOf[token]})${token === tone ? '' : `;${property}-opacity:.13`}}`)
    }
  }
  const values = (mode: 0 | 1) => [...used].map((token) => `--${classOf[token]}:${tokens[token][mode]}`).join(';')
  return `:root{${values(0)}}@media(prefers-color-scheme:dark){:root{${values(1)}}}${rules.join('')}`
}
