import { tokens } from '../../packages/drawings/palette.ts'

const colour = (token: keyof typeof tokens) => tokens[token][0]

/** The kite of the mark, on the mark's grid of 64 by 54. */
const kite = `<path d="m30 18 31-15-9 30z" fill="${colour('kite')}"/><path d="m61 3-20 19 11 11z" fill="${colour('kite-strong')}"/>`

/** The brand's mark as in `src/site/logo.tsx`, for a picture that cannot mount it. */
export function mark(): string {
  return `<path d="M3 50c16 0 15-9 24-11S40 33 44 22" stroke="${colour('ink')}" stroke-width="4.5" stroke-linecap="round"/>${kite}`
}

/** The climb of the hero at the size of a card: low and level below the words, then up the right edge into the kite. */
export function backdrop({ width, height }: { width: number; height: number }): string {
  const base = 556
  const line = 'M0 534C140 530 220 521 350 519S640 525 770 506 984 404 1072 172'
  const grid = [108, 220, 332, 444].map((y) => `M924 ${y}H${width}`).join('')
  return (
    `<path d="M0 0H${width}V${height}H0z" fill="${colour('paper')}"/>` +
    `<path d="${grid}" stroke="${colour('line')}" stroke-width="1.5"/>` +
    `<path d="${line}V${base}H0z" fill="${colour('kite')}" fill-opacity=".1"/>` +
    `<path d="M0 ${base}H${width}" stroke="${colour('line')}" stroke-width="2"/>` +
    `<path d="${line}" stroke="${colour('ink')}" stroke-width="7" stroke-linecap="round"/>` +
    `<g transform="translate(918 92) scale(3.5)">${kite}</g>`
  )
}
