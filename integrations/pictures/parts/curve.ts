import { short } from '../svg.ts'

export interface Point {
  x: number
  y: number
}

/**
 * A smooth curve through the points that never rises above or falls below them (monotone cubic, Fritsch and Carlson
 * 1980), so that a chart shows no peak that its figures do not have.
 */
export function curve(points: readonly Point[]): string {
  const [first] = points
  if (!first) return ''
  const slopes = tangents(points)
  let data = `M${short(first.x)} ${short(first.y)}C`
  for (let index = 1; index < points.length; index++) {
    const from = points[index - 1] as Point
    const to = points[index] as Point
    const third = (to.x - from.x) / 3
    const numbers = [
      from.x + third,
      from.y + third * (slopes[index - 1] ?? 0),
      to.x - third,
      to.y - third * (slopes[index] ?? 0),
      to.x,
      to.y,
    ]
    data += `${index > 1 ? ' ' : ''}${numbers.map(short).join(' ')}`
  }
  return data
}

function tangents(points: readonly Point[]): number[] {
  const steps = points.slice(1).map((to, index) => {
    const from = points[index] as Point
    return (to.y - from.y) / (to.x - from.x)
  })
  return points.map((_, index) => {
    const before = steps[index - 1]
    const after = steps[index]
    if (before === undefined) return after ?? 0
    if (after === undefined) return before
    if (before * after <= 0) return 0
    return (2 * before * after) / (before + after)
  })
}

/** Highest and lowest y of straight joints between `from` and `to`: what a text beside the line must stay clear of. */
export function reach(points: readonly Point[], from: number, to: number): { top: number; bottom: number } {
  let top = Number.POSITIVE_INFINITY
  let bottom = Number.NEGATIVE_INFINITY
  const see = (y: number) => {
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  points.forEach((point, index) => {
    if (point.x >= from && point.x <= to) see(point.y)
    const next = points[index + 1]
    if (!next) return
    for (const edge of [from, to]) {
      if (edge > point.x && edge < next.x) see(point.y + ((next.y - point.y) * (edge - point.x)) / (next.x - point.x))
    }
  })
  return { top, bottom }
}
