import type { Step } from './glyph-path.ts'

/** Characters that neither family has, drawn here in font units (1000 to the em) to match their weight. */
export function drawnGlyph(character: string, heavy: boolean): { steps: Step[]; advance: number } | undefined {
  const half = heavy ? 52 : 36
  switch (character) {
    case '→':
      return { advance: 960, steps: arrow(half, (x, y) => [x, y]) }
    case '←':
      return { advance: 960, steps: arrow(half, (x, y) => [960 - x, y]) }
    case '✓':
      return {
        advance: 760,
        steps: polygon([
          [70, 350],
          [130, 410],
          [290, 240],
          [630, 640],
          [700, 580],
          [292, 110],
        ]),
      }
    case '★':
      return { advance: 860, steps: polygon(star(430, 330, 400, 165)) }
    default:
      return undefined
  }
}

type Point = [number, number]

function arrow(half: number, place: (x: number, y: number) => Point): Step[] {
  const middle = 350
  const reach = half * 1.42
  const points: Point[] = [
    [80, middle + half],
    [880 - 3 * half, middle + half],
    [640 - reach, middle + 250],
    [640, middle + 250 + reach],
    [880 + half, middle],
    [640, middle - 250 - reach],
    [640 - reach, middle - 250],
    [880 - 3 * half, middle - half],
    [80, middle - half],
  ]
  return polygon(points.map(([x, y]) => place(x, y)))
}

function star(cx: number, cy: number, outer: number, inner: number): Point[] {
  return Array.from({ length: 10 }, (_, index): Point => {
    const angle = Math.PI / 2 + (index * Math.PI) / 5
    const radius = index % 2 === 0 ? outer : inner
    return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)]
  })
}

function polygon(points: readonly Point[]): Step[] {
  return [
    ...points.map(([x, y], index): Step => (index === 0 ? { type: 'M', x, y } : { type: 'L', x, y })),
    { type: 'Z' },
  ]
}
