/**
 * A glyph's outline as relative SVG path data on a grid of whole numbers, y downwards: glyphs are most of a picture's
 * bytes, and the same letter is the same text wherever it stands.
 * @param outline as HarfBuzz writes it: M, L, Q and Z in absolute font units, y upwards
 * @param scale steps of the grid per font unit
 */
export function glyphPath(outline: string, scale: number): string {
  let at = { x: 0, y: 0 }
  let start = at
  // HarfBuzz draws the last line of a contour too, which `z` draws anyway.
  return outline.replace(/L[^MLQZ]*Z/g, 'Z').replace(/([MLQZ])([^MLQZ]*)/g, (_, command: string, list: string) => {
    if (command === 'Z') {
      at = start
      return 'z'
    }
    const points = list.split(' ').map((pair) => {
      const [x = 0, y = 0] = pair.split(',').map(Number)
      return { x: Math.round(x * scale), y: Math.round(-y * scale) }
    })
    const steps = points.flatMap(({ x, y }) => [x - at.x, y - at.y])
    at = points.at(-1) ?? at
    if (command === 'M') start = at
    return command.toLowerCase() + steps.join(' ').replaceAll(' -', '-')
  })
}

const check = 'M70,350L130,410L290,240L630,640L700,580L292,110L70,350Z'
const star = 'M430,730L333,463L50,454L273,279L195,6L430,165L665,6L587,279L810,454L527,463L430,730Z'

/** Characters that neither family has, drawn to match their weights: outlines as in `glyphPath`, 1000 units to the em. */
export const signs: Record<string, { advance: number; light: string; heavy: string }> = {
  '→': {
    advance: 960,
    light: 'M80,386L772,386L589,600L640,651L916,350L640,49L589,100L772,314L80,314L80,386Z',
    heavy: 'M80,402L724,402L566,600L640,674L932,350L640,26L566,100L724,298L80,298L80,402Z',
  },
  '←': {
    advance: 960,
    light: 'M880,386L188,386L371,600L320,651L44,350L320,49L371,100L188,314L880,314L880,386Z',
    heavy: 'M880,402L236,402L394,600L320,674L28,350L320,26L394,100L236,298L880,298L880,402Z',
  },
  '✓': { advance: 760, light: check, heavy: check },
  '★': { advance: 860, light: star, heavy: star },
}
