type Point = [x: number, y: number]

/**
 * An outline as HarfBuzz writes it (M, L, Q and Z, y upwards) as relative SVG path data on a grid of whole numbers,
 * `scale` steps per font unit, y downwards: glyphs are more than half of a picture's bytes.
 */
export function glyphPath(outline: string, scale: number): string {
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
