import { tokens } from '../../packages/drawings/palette.ts'
import { short } from '../../packages/drawings/svg.ts'
import { type Face, gridOf } from '../../packages/drawings/type/faces.ts'
import { type Fitted, fitText } from '../../packages/drawings/type/fit.ts'
import { backdrop, mark } from './drawing.ts'

/** What one card says. */
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
export const CARD = { width: 1200, height: 630 } as const

const MARGIN = 72
/** Where the title ends, so that the climbing line has room on the right. */
const TITLE_WIDTH = 784
/** The title and what stands over it are centred on this height. */
const MIDDLE = 308
const LABEL = { size: 30, gap: 46, dash: 44 }
const MOST_LINES = 3
/** Tried in order: two large lines before three smaller ones. CSS pixels. */
const TITLES = [
  { lines: 2, sizes: [108, 104, 100, 96, 92, 88, 84, 80] },
  { lines: MOST_LINES, sizes: [84, 80, 76, 72, 68, 64, 60, 56, 52, 48] },
]
/** Words that lean on the next one and look lost at the end of a line. */
const LEANING = /\b(an?|at|by|for|from|in|of|on|our|the|to|with|your) /gi

const [ink, muted, kite, kiteStrong] = (['ink', 'muted', 'kite', 'kite-strong'] as const).map((name) => tokens[name][0])

/** Set text as outlines; `y` is the first baseline. */
function outlines({ face, size, leading, runs }: Fitted, x: number, y: number, colour = ink): string {
  const grid = gridOf[face]
  const glyphs = runs.flatMap((run, line) =>
    run.glyphs.map(
      ({ glyph, at }) =>
        `<path transform="translate(${at * grid} ${(line * leading * grid) / size})" d="${glyph.path}"/>`,
    ),
  )
  return `<g fill="${colour}" transform="translate(${x} ${short(y)})scale(${size / grid})">${glyphs.join('')}</g>`
}

function oneLine(text: string, face: Face, size: number): Fitted {
  const fitted = fitText(text, CARD.width - 2 * MARGIN, { face, sizes: [size] })
  if (!fitted) throw new Error(`"${text}" is too long for a share picture.`)
  return fitted
}

/**
 * A page's title as its share picture sets it.
 * @throws Error for a title that does not fit, or holds a character that the site's fonts do not have
 */
export function setTitle(title: string): Fitted {
  const text = title.replace(LEANING, '$1\u00a0')
  for (const { lines, sizes } of TITLES) {
    const fitted = fitText(text, TITLE_WIDTH, { face: 'display', sizes, lines, leading: 1.06, balance: true })
    if (fitted && sizes.includes(fitted.size)) return fitted
  }
  throw new Error(`The title "${title}" is too long for a share picture, which has room for ${MOST_LINES} lines.`)
}

/**
 * The card as an SVG whose texts are outlines.
 * @throws Error for a title that does not fit, or holds a character that the site's fonts do not have
 */
export function cardSvg({ title, label, brand, host }: Card): string {
  const words = setTitle(title)
  const over = label && oneLine(label, 'strong', LABEL.size)
  const height = words.height + (over ? LABEL.gap : 0)
  const baseline = MIDDLE + height / 2 - words.drop
  const top = MIDDLE - height / 2 + (over ? over.cap - LABEL.gap / 2 : 0)
  const eyebrow = over
    ? `<path d="M${MARGIN} ${short(top - 11)}h${LABEL.dash}" stroke="${kite}" stroke-width="4"/>` +
      outlines(over, MARGIN + LABEL.dash + 16, top, kiteStrong)
    : ''
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CARD.width} ${CARD.height}" fill="none">` +
    `${backdrop(CARD)}<g transform="translate(${MARGIN} 52)scale(${66 / 64})">${mark()}</g>` +
    outlines(oneLine(brand, 'display', 42), MARGIN + 82, 94) +
    eyebrow +
    outlines(words, MARGIN, baseline) +
    outlines(oneLine(host, 'text', 27), MARGIN, 600, muted) +
    '</svg>'
  )
}
