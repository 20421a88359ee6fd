import { type CSSProperties, createElement, type ReactNode } from 'react'
import satori, { type Font } from 'satori'
import { tokens } from '../pictures/palette.ts'
import { backdrop, mark } from './drawing.ts'
import { familyOf } from './fonts.ts'
import { setTitle } from './set-title.ts'

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
const [paper, ink, muted, kite, kiteStrong] = (['paper', 'ink', 'muted', 'kite', 'kite-strong'] as const).map(
  (token) => tokens[token][0],
)

const box = (style: CSSProperties, ...children: ReactNode[]) =>
  createElement('div', { style: { display: 'flex', ...style } }, ...children)
const picture = (svg: string, size: { width: number; height: number }) =>
  createElement('img', { src: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`, ...size })

/**
 * The card as an SVG whose texts are outlines.
 * @throws Error for a title that does not fit
 */
export async function cardSvg({ title, label, brand, host }: Card, fonts: Font[]): Promise<string> {
  const { size, lines } = setTitle(title, TITLE_WIDTH)
  const display = { fontFamily: familyOf('Display'), fontWeight: 700, letterSpacing: '-0.02em' }
  const text = { fontFamily: familyOf('Text') }

  const header = box(
    { position: 'absolute', left: MARGIN, top: 52, alignItems: 'center', gap: 16 },
    picture(mark(), { width: 66, height: 56 }),
    box({ ...display, fontSize: 42 }, brand),
  )
  const eyebrow =
    label &&
    box(
      { ...text, alignItems: 'center', gap: 16, marginBottom: 20, fontSize: 30, fontWeight: 600, color: kiteStrong },
      box({ width: 44, height: 4, background: kite }),
      label,
    )
  const heading = box(
    { ...display, flexDirection: 'column', fontSize: size, lineHeight: 1.06 },
    ...lines.map((line) => box({ whiteSpace: 'nowrap' }, line)),
  )
  const words = box(
    { position: 'absolute', left: MARGIN, top: 130, height: 350, flexDirection: 'column', justifyContent: 'center' },
    eyebrow,
    heading,
  )
  const address = box({ ...text, position: 'absolute', left: MARGIN, top: 574, fontSize: 27, color: muted }, host)
  const page = box(
    { ...CARD, position: 'relative', background: paper, color: ink },
    picture(backdrop(CARD), CARD),
    header,
    words,
    address,
  )
  return satori(page, { ...CARD, fonts })
}
