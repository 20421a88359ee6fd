import { type FittedText, fitText, inLight, nestSvg, outlinesOf, type Style } from '@packages/drawings'
import { fitTitle } from '../src/content/share-title.ts'

/** What one share image says. */
export type Card = {
  title: string
  /** The kind of page, "Service"; undefined leaves the place empty. */
  label: string | undefined
  /** The brand's short name. */
  brand: string
  /** The host of the site, as in "example.com". */
  host: string
  /** A JPEG of `CARD_PHOTO`, for the right edge. */
  photo?: Buffer | undefined
}

/** CSS pixels, as `og:image:width` and `og:image:height` say them. */
const WIDTH = 1200
const HEIGHT = 630
const MARGIN = 72
/** What is left of the title's line. */
export const CARD_PHOTO = { width: 320, height: HEIGHT }
/** The title and the label over it are centered on this height. */
const MIDDLE = 308
const LABEL = { size: 30, gap: 46, dash: 44 }

/** The kite that the line climbs into, from 30, 3 to 61, 33. */
const KITE = '<path d="m30 18 31-15-9 30z" fill="var(--kite)"/><path d="m61 3-20 19 11 11z" fill="var(--kite-strong)"/>'

const photograph = (jpeg: Buffer) =>
  `<path d="M0 0H${WIDTH}V${HEIGHT}H0z" fill="var(--paper)"/>` +
  `<image x="${WIDTH - CARD_PHOTO.width}" width="${CARD_PHOTO.width}" height="${HEIGHT}" href="data:image/jpeg;base64,${jpeg.toString('base64')}"/>`

/** The line of the hero at the size of a card: low and level below the words, then up the right edge into the kite. */
function backdrop(): string {
  const base = 556
  const climb = 'M0 534C140 530 220 521 350 519S640 525 770 506 984 404 1072 172'
  const grid = [108, 220, 332, 444].map((y) => `M924 ${y}H${WIDTH}`).join('')
  return (
    `<path d="M0 0H${WIDTH}V${HEIGHT}H0z" fill="var(--paper)"/>` +
    `<path d="${grid}" stroke="var(--line)" stroke-width="1.5"/>` +
    `<path d="${climb}V${base}H0z" fill="var(--kite)" fill-opacity=".1"/>` +
    `<path d="M0 ${base}H${WIDTH}" stroke="var(--line)" stroke-width="2"/>` +
    `<path d="${climb}" stroke="var(--ink)" stroke-width="7" stroke-linecap="round"/>` +
    `<g transform="translate(918 92) scale(3.5)">${KITE}</g>`
  )
}

const outlined = (text: FittedText, x: number, y: number, fill = 'ink') =>
  outlinesOf(text, { x, y }, ` fill="var(--${fill})"`)

/**
 * The card as an SVG whose texts are outlines, so that it looks the same wherever it is rendered.
 * @param logo an SVG document
 * @throws Error for a text that does not fit, or holds a character that the fonts do not have
 */
export function cardSvg(
  { fonts, palette, logo }: Style & { logo: string },
  { title, label, brand, host, photo }: Card,
): string {
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
    ? `<path d="M${MARGIN} ${top - 11}h${LABEL.dash}" stroke="var(--kite)" stroke-width="4"/>` +
      outlined(over, MARGIN + LABEL.dash + 16, top, 'kite-strong')
    : ''
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" fill="none">` +
    (photo ? photograph(photo) : backdrop()) +
    nestSvg(logo, { x: MARGIN, y: 52, width: 66, height: 56 }) +
    outlined(oneLine(brand, 'display', 42), MARGIN + 82, 94) +
    eyebrow +
    outlined(words, MARGIN, baseline) +
    outlined(oneLine(host, 'text', 27), MARGIN, 600, 'muted') +
    '</svg>'
  return inLight(svg, palette)
}
