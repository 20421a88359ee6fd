import { type FittedText, type Fonts, fitText, outlinesOf } from '@packages/drawings'
import { fitTitle } from '../../src/content/share-title.ts'
import { palette } from '../../src/lib/palette.ts'

/** What one share image says. */
export type Card = {
  title: string
  /** The kind of page, "Service"; undefined leaves the place empty. */
  label: string | undefined
  /** The brand's short name. */
  brand: string
  /** The host of the site, as in "example.com". */
  host: string
}

/** CSS pixels, as `og:image:width` and `og:image:height` say them. */
const WIDTH = 1200
const HEIGHT = 630
const MARGIN = 72
/** The title and the label over it are centered on this height. */
const MIDDLE = 308
const LABEL = { size: 30, gap: 46, dash: 44 }

const [paper, line, ink, muted, kite, kiteStrong] = (
  ['paper', 'line', 'ink', 'muted', 'kite', 'kite-strong'] as const
).map((tone) => palette[tone][0])

/** The kite of the mark, on the mark's grid of 64 by 54. */
const KITE = `<path d="m30 18 31-15-9 30z" fill="${kite}"/><path d="m61 3-20 19 11 11z" fill="${kiteStrong}"/>`

/** The brand's mark as in `src/site/logo.tsx`, for an image that cannot mount it. */
const MARK = `<path d="M3 50c16 0 15-9 24-11S40 33 44 22" stroke="${ink}" stroke-width="4.5" stroke-linecap="round"/>${KITE}`

/** The line of the hero at the size of a card: low and level below the words, then up the right edge into the kite. */
function backdrop(): string {
  const base = 556
  const climb = 'M0 534C140 530 220 521 350 519S640 525 770 506 984 404 1072 172'
  const grid = [108, 220, 332, 444].map((y) => `M924 ${y}H${WIDTH}`).join('')
  return (
    `<path d="M0 0H${WIDTH}V${HEIGHT}H0z" fill="${paper}"/>` +
    `<path d="${grid}" stroke="${line}" stroke-width="1.5"/>` +
    `<path d="${climb}V${base}H0z" fill="${kite}" fill-opacity=".1"/>` +
    `<path d="M0 ${base}H${WIDTH}" stroke="${line}" stroke-width="2"/>` +
    `<path d="${climb}" stroke="${ink}" stroke-width="7" stroke-linecap="round"/>` +
    `<g transform="translate(918 92) scale(3.5)">${KITE}</g>`
  )
}

const written = (text: FittedText, x: number, y: number, fill = ink) => outlinesOf(text, { x, y }, ` fill="${fill}"`)

/**
 * The card as an SVG whose texts are outlines, so that it looks the same wherever it is rendered.
 * @throws Error for a text that does not fit, or holds a character that the fonts do not have
 */
export function cardSvg(fonts: Fonts, { title, label, brand, host }: Card): string {
  function oneLine(text: string, face: FittedText['face'], size: number): FittedText {
    const fitted = fitText(fonts, text, WIDTH - 2 * MARGIN, { face, sizes: [size] })
    if (!fitted) throw new Error(`"${text}" is too long for a share picture.`)
    return fitted
  }
  const words = fitTitle(fonts, title)
  const over = label && oneLine(label, 'strong', LABEL.size)
  const height = words.height + (over ? LABEL.gap : 0)
  const baseline = MIDDLE + height / 2 - words.drop
  const top = MIDDLE - height / 2 + (over ? over.cap - LABEL.gap / 2 : 0)
  const eyebrow = over
    ? `<path d="M${MARGIN} ${top - 11}h${LABEL.dash}" stroke="${kite}" stroke-width="4"/>` +
      written(over, MARGIN + LABEL.dash + 16, top, kiteStrong)
    : ''
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" fill="none">` +
    `${backdrop()}<g transform="translate(${MARGIN} 52)scale(${66 / 64})">${MARK}</g>` +
    written(oneLine(brand, 'display', 42), MARGIN + 82, 94) +
    eyebrow +
    written(words, MARGIN, baseline) +
    written(oneLine(host, 'text', 27), MARGIN, 600, muted) +
    '</svg>'
  )
}
