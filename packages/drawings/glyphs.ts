export interface Glyph {
  /** Outline as SVG path data from the origin of the glyph on, on the grid of its face; empty for spaces. */
  path: string
  /** How far the outline reaches above and below the baseline, in ems. */
  rise: number
  fall: number
}

/**
 * A glyph from an outline as HarfBuzz writes it: M, L, Q and Z in absolute font units, y upwards.
 * @param grid steps per em that the result is rounded to
 */
export function glyphOf(outline: string, unitsPerEm: number, grid: number): Glyph {
  const heights = [...outline.matchAll(/,(-?[\d.]+)/g)].map(([, y]) => Number(y) / unitsPerEm)
  return {
    path: relativePath(outline, grid / unitsPerEm),
    rise: Math.max(0, ...heights),
    fall: Math.max(0, ...heights.map((y) => -y)),
  }
}

type Point = [x: number, y: number]

/**
 * An outline as HarfBuzz writes it (M, L, Q and Z, y upwards) as relative SVG path data on a grid of whole numbers,
 * `scale` steps per font unit, y downwards: glyphs are more than half of a picture's bytes.
 */
function relativePath(outline: string, scale: number): string {
  let at: Point = [0, 0]
  let start = at
  // The control point that a `t` command would have, while the path is inside a run of quadratic curves.
  let mirrored: Point | undefined

  function relative(_: string, command: string, list: string): string {
    if (command === 'Z') {
      at = start
      mirrored = undefined
      return 'z'
    }
    const points = list.split(' ').map((pair): Point => {
      const [x = 0, y = 0] = pair.split(',').map(Number)
      return [Math.round(x * scale), Math.round(-y * scale)]
    })
    const [first, to] = [points[0] as Point, points.at(-1) as Point]
    // TrueType leaves most points on the curve implied, so the mirrored one is nearly always right.
    const implied = command === 'Q' && mirrored && near(mirrored, first)
    const control = implied ? (mirrored as Point) : first
    mirrored = command === 'Q' ? [2 * to[0] - control[0], 2 * to[1] - control[1]] : undefined
    const steps = (implied ? [to] : points).flatMap(([x, y]) => [x - at[0], y - at[1]])
    at = to
    if (command === 'M') start = to
    return (
      (implied ? 't' : command.toLowerCase()) +
      steps.map((step, i) => (i > 0 && step >= 0 ? ` ${step}` : step)).join('')
    )
  }

  // HarfBuzz draws the last line of a contour too, which `z` draws anyway.
  return outline.replace(/L[^MLQZ]*Z/g, 'Z').replace(/([MLQZ])([^MLQZ]*)/g, relative)
}

const near = (one: Point, two: Point) => Math.abs(one[0] - two[0]) <= 1 && Math.abs(one[1] - two[1]) <= 1

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
