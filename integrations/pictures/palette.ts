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

/** Class letters: small for fill, the same after `o` for outline. */
const letterOf: Record<Tone, string> = {
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

export function fillClass(tone: Tone): string {
  return letterOf[tone]
}

export function strokeClass(tone: Tone): string {
  return `o${letterOf[tone]}`
}

/** The style sheet for the classes that a picture uses: light values, dark ones where the visitor's system is dark. */
export function styleFor(classes: ReadonlySet<string>): string {
  const rules: string[] = []
  const used = new Set<Token>()
  for (const [tone, letter] of Object.entries(letterOf) as [Tone, string][]) {
    const token = tone === 'kite-tint' ? 'kite' : tone === 'river-tint' ? 'river' : tone
    const fades = token === tone ? '' : ';fill-opacity:.13'
    if (classes.has(letter)) rules.push(`.${letter}{fill:var(--${letterOf[token]})${fades}}`)
    if (classes.has(`o${letter}`))
      rules.push(`.o${letter}{stroke:var(--${letterOf[token]})${fades && ';stroke-opacity:.13'}}`)
    if (classes.has(letter) || classes.has(`o${letter}`)) used.add(token)
  }
  const values = (mode: 0 | 1) => [...used].map((token) => `--${letterOf[token]}:${tokens[token][mode]}`).join(';')
  return `:root{${values(0)}}@media(prefers-color-scheme:dark){:root{${values(1)}}}${rules.join('')}`
}
