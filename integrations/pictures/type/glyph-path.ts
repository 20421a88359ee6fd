/** One step of an outline in font units, y upwards, as opentype.js gives it. */
export type Step =
  | { type: 'M'; x: number; y: number }
  | { type: 'L'; x: number; y: number }
  | { type: 'Q'; x: number; y: number; x1: number; y1: number }
  | { type: 'C'; x: number; y: number; x1: number; y1: number; x2: number; y2: number }
  | { type: 'Z' }

/**
 * An outline as SVG path data on a grid of whole numbers, `scale` grid steps per font unit, y downwards.
 * Relative commands without spare separators: glyphs are more than half of a picture's bytes.
 */
export function glyphPath(steps: readonly Step[], scale: number): string {
  const out: string[] = []
  let last = ''
  let at = { x: 0, y: 0 }
  let start = at
  // The point that a `t` command would mirror, while the path is inside a run of quadratic curves.
  let mirrored: { x: number; y: number } | undefined
  const grid = (x: number, y: number) => ({ x: Math.round(x * scale), y: Math.round(-y * scale) })
  const put = (command: string, ...numbers: number[]) => {
    out.push(command === last ? joined(numbers, true) : command + joined(numbers, false))
    last = command === 'm' ? 'l' : command
  }

  for (const step of steps) {
    if (step.type === 'Z') {
      out.push('z')
      last = 'z'
      at = start
      mirrored = undefined
      continue
    }
    const to = grid(step.x, step.y)
    const dx = to.x - at.x
    const dy = to.y - at.y
    if (step.type === 'M') {
      put('m', dx, dy)
      start = to
      mirrored = undefined
    } else if (step.type === 'L') {
      mirrored = undefined
      if (dx === 0 && dy === 0) continue
      if (dy === 0) put('h', dx)
      else if (dx === 0) put('v', dy)
      else put('l', dx, dy)
    } else if (step.type === 'Q') {
      const control = grid(step.x1, step.y1)
      // TrueType outlines leave most on-curve points implied, so the mirrored control point is nearly always right.
      if (mirrored && Math.abs(mirrored.x - control.x) <= 1 && Math.abs(mirrored.y - control.y) <= 1) {
        put('t', dx, dy)
        mirrored = { x: 2 * to.x - mirrored.x, y: 2 * to.y - mirrored.y }
      } else {
        put('q', control.x - at.x, control.y - at.y, dx, dy)
        mirrored = { x: 2 * to.x - control.x, y: 2 * to.y - control.y }
      }
    } else {
      const one = grid(step.x1, step.y1)
      const two = grid(step.x2, step.y2)
      put('c', one.x - at.x, one.y - at.y, two.x - at.x, two.y - at.y, dx, dy)
      mirrored = undefined
    }
    at = to
  }
  return out.join('')
}

function joined(numbers: readonly number[], follows: boolean): string {
  return numbers.map((number, index) => ((index > 0 || follows) && number >= 0 ? ` ${number}` : `${number}`)).join('')
}
