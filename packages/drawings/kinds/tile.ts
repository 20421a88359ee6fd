import type { Tile } from '../drawing.ts'
import type { Tone } from '../palette.ts'
import type { Paint, Sheet } from '../sheet.ts'

/** Colours of a tile's art: what it is on, strokes, bodies, what the eye should find, what it stands on. */
type Inks = Record<'ground' | 'main' | 'soft' | 'accent' | 'floor', Tone>

const paper = { ground: 'sand', main: 'ink', soft: 'surface', floor: 'line' } as const

/** `quiet` among others, `warm` where it is the picture, `lit` for the one that did the work. */
const inksOf = {
  quiet: { ...paper, accent: 'river' },
  warm: { ...paper, accent: 'kite' },
  lit: { ground: 'kite', main: 'surface', soft: 'kite', accent: 'surface', floor: 'kite-strong' },
} satisfies Record<string, Inks>

/** What the art stands on: its y in the 100 × 100 field. */
const floors: Partial<Record<Tile, number>> = { product: 85, place: 84 }

/**
 * A post's picture: a small real composition in a 100 × 100 field, centred on a ground of any proportion; `turn` counts
 * the products already drawn in the same picture.
 */
export function drawTile(
  sheet: Sheet,
  tile: Tile,
  [x, y, width, height]: [x: number, y: number, width: number, height: number],
  light: keyof typeof inksOf,
  turn = 0,
): void {
  const inks: Inks = inksOf[light]
  sheet.rect(x, y, width, height, { fill: inks.ground })
  const scale = Math.min(width, height) / 100
  const from = y + (height - 100 * scale) / 2
  const floor = from + (floors[tile] ?? 0) * scale
  if (floors[tile]) sheet.rect(x, floor, width, y + height - floor, { fill: inks.floor })
  sheet.within(x + (width - 100 * scale) / 2, from, scale, () => {
    const draw = tile === 'product' ? (products[turn % products.length] ?? bag) : art[tile]
    draw(sheet, { ...inks, line: { stroke: inks.main, width: 3 } })
  })
}

type Art = (sheet: Sheet, inks: Inks & { line: Paint }) => void

/** Goods of no particular trade, then a jar and a cup: three products in one picture are three different ones. */
const bag: Art = (sheet, { soft, accent, line }) => {
  sheet.path('M38 38V28a12 12 0 0 1 24 0v10', line)
  sheet.path('M25 36h50l4 49H21z', { ...line, fill: soft })
  sheet.circle(50, 61, 11, { fill: accent })
  sheet.path('M38 36v7M62 36v7', line)
}

const jar: Art = (sheet, { main, soft, accent, line }) => {
  const glass = 'M34 32h32c0 7 7 9 7 17v30a6 6 0 0 1-6 6H33a6 6 0 0 1-6-6V49c0-8 7-10 7-17z'
  sheet.path(glass, { fill: soft })
  sheet.path('M27 54h46v20H27z', { fill: accent })
  sheet.path(glass, line)
  sheet.rect(31, 18, 38, 14, { fill: main }, 3)
}

const cup: Art = (sheet, { main, soft, accent, line }) => {
  const body = 'M26 42h46v16a20 20 0 0 1-20 20h-6a20 20 0 0 1-20-20z'
  sheet.path('M42 32c-5-6 5-9 0-16M55 32c-5-6 5-9 0-16', { stroke: main, width: 2.5 })
  sheet.path('M70 48h6a9 9 0 0 1 0 18h-8', { stroke: main, width: 3.5 })
  sheet.path(body, { fill: soft })
  sheet.path('M27 51h44v8H27z', { fill: accent })
  sheet.path(`${body}M22 85h54`, line)
}

const products = [bag, jar, cup]

/** A shop front under its awning. */
const place: Art = (sheet, { ground, main, soft, accent, line }) => {
  const awning = 'M24 18h52l8 18a7 7 0 0 1-14 0a7 7 0 0 1-13.5 0a7 7 0 0 1-13 0a7 7 0 0 1-13.5 0a7 7 0 0 1-14 0z'
  sheet.rect(22, 40, 56, 44, { ...line, fill: soft })
  sheet.path('M30 52h22v20H30zM60 84V52h11v32', { fill: ground, stroke: main, width: 2.5 })
  sheet.path(awning, { fill: soft })
  sheet.path('M34.5 18h10.5l-1.5 18a7 7 0 0 1-13.5 0zM55.5 18h10l4.5 18a7 7 0 0 1-13.5 0z', { fill: accent })
  sheet.path(`${awning}M12 84h76`, line)
}

/** A bust, drawn as the site draws people: without a face. */
const person: Art = (sheet, { main, soft, accent, line }) => {
  sheet.path('M16 100c0-28 14-38 34-38s34 10 34 38', { ...line, fill: soft })
  sheet.path('M33 100V78c0-9 7-14 17-14s17 5 17 14v22', { fill: accent })
  sheet.circle(50, 36, 18, { ...line, fill: soft })
  sheet.path('M31 37c-3-29 41-29 38 0c-12 0-18-4-22-10c-3 5-8 9-16 10z', { fill: main })
}

const quote: Art = (sheet, { accent, line }) => {
  const mark = 'c0-14 6-22 19-25v8c-6 2-9 6-9 10h9v18H'
  sheet.path(`M22 44${mark}22zM50 44${mark}50z`, { fill: accent })
  sheet.path('M22 68h56M22 79h30', line)
}

/** One frame, parted: a tired plant and a grown one. */
const beforeAfter: Art = (sheet, { ground, main, soft, accent, line }) => {
  sheet.rect(12, 18, 38, 64, { ...line, fill: ground })
  sheet.rect(50, 18, 38, 64, { ...line, fill: soft })
  sheet.path('M30 66V54c0-7 9-7 9 0M69 66V34', line)
  sheet.path('M69 58c-9 0-13-5-13-12c9 0 13 5 13 12zM69 46c0-9 4-14 13-14c0 9-5 14-13 14z', { fill: accent })
  sheet.path('M23 66h14l-2 10H25zM62 66h14l-2 10H64z', { fill: main })
}

const list: Art = (sheet, { soft, accent, line }) => {
  sheet.rect(20, 14, 60, 72, { ...line, fill: soft }, 3)
  sheet.path('M49 32h20M49 50h16M49 68h20', line)
  sheet.path('M30 32l4 4 8-9M30 50l4 4 8-9M30 68l4 4 8-9', { ...line, stroke: accent })
}

const art: Record<Exclude<Tile, 'product'>, Art> = { place, person, quote, 'before-after': beforeAfter, list }
