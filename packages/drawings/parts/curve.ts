import { short } from '../sheet.ts'

export type Point = { x: number; y: number }

/**
 * A smooth curve through the points that never rises above or falls below them (monotone cubic, Fritsch and Carlson
 * 1980), so that a chart shows no peak that its figures do not have.
 */
export function curve(points: readonly Point[]): string {
  const [first] = points
  if (!first) return ''
  const slopes = tangents(points)
  const pieces = points.slice(1).map((to, index) => {
    const from = points[index] as Point
    const third = (to.x - from.x) / 3
    const [one = 0, two = 0] = slopes.slice(index)
    return [from.x + third, from.y + third * one, to.x - third, to.y - third * two, to.x, to.y].map(short).join(' ')
  })
  return `M${short(first.x)} ${short(first.y)}C${pieces.join(' ')}`
}

function tangents(points: readonly Point[]): number[] {
  const steps = points.slice(1).map((to, index) => {
    const from = points[index] as Point
    return (to.y - from.y) / (to.x - from.x)
  })
  return points.map((_, index) => {
    const before = steps[index - 1] ?? steps[index] ?? 0
    const after = steps[index] ?? before
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after)
  })
}

/** Highest and lowest y of the lines between two x, their points joined straight: what a text must stay clear of. */
export function reach(lines: readonly Point[][], from: number, to: number): { top: number; bottom: number } {
  const seen = lines.flatMap((points) =>
    points.flatMap(({ x, y }, index) => {
      const next = points[index + 1]
      const edges = next ? [from, to].filter((edge) => edge > x && edge < next.x) : []
      const crossings = edges.map((edge) => y + (((next?.y ?? y) - y) * (edge - x)) / ((next?.x ?? x) - x))
      return x >= from && x <= to ? [y, ...crossings] : crossings
    }),
  )
  return { top: Math.min(...seen), bottom: Math.max(...seen) }
}
