import type { Tile } from '../drawing.ts'
import type { Tone } from '../palette.ts'
import type { Sheet } from '../sheet.ts'

/** Colors of a tile: its background, its strokes, the bodies of things, the part that should be seen first, the floor. */
type Inks = Record<'background' | 'main' | 'soft' | 'accent' | 'floor', Tone>

const paper = { background: 'sand', main: 'ink', soft: 'surface', floor: 'line' } as const

/** `quiet` among others, `warm` where it is the picture, `lit` for the one that did the work. */
const inksOf: Record<'quiet' | 'warm' | 'lit', Inks> = {
  quiet: { ...paper, accent: 'river' },
  warm: { ...paper, accent: 'kite' },
  lit: { background: 'kite', main: 'surface', soft: 'kite', accent: 'surface', floor: 'kite-strong' },
}

/** Art in a field of 100 × 100, with the names of inks in braces. */
const LINE = 'stroke="{main}" stroke-width="3"'
const BODY = `${LINE} fill="{soft}"`
const ACCENT = 'fill="{accent}"'

const CUP = 'M26 42h46v16a20 20 0 0 1-20 20h-6a20 20 0 0 1-20-20z'
/** Goods of no particular trade, a bag, a jar and a cup, so that three products in one picture are different. */
const products = [
  `<path ${LINE} d="M38 38V28a12 12 0 0 1 24 0v10"/><path ${BODY} d="M25 36h50l4 49H21z"/>
  <circle ${ACCENT} cx="50" cy="61" r="11"/><path ${LINE} d="M38 36v7M62 36v7"/>`,
  `<path fill="{soft}" d="M34 32h32c0 7 7 9 7 17v30a6 6 0 0 1-6 6H33a6 6 0 0 1-6-6V49c0-8 7-10 7-17z"/>
  <path ${ACCENT} d="M27 54h46v20H27z"/>
  <path ${LINE} d="M34 32h32c0 7 7 9 7 17v30a6 6 0 0 1-6 6H33a6 6 0 0 1-6-6V49c0-8 7-10 7-17z"/>
  <rect fill="{main}" x="31" y="18" width="38" height="14" rx="3"/>`,
  `<path stroke="{main}" stroke-width="2.5" d="M42 32c-5-6 5-9 0-16M55 32c-5-6 5-9 0-16"/>
  <path stroke="{main}" stroke-width="3.5" d="M70 48h6a9 9 0 0 1 0 18h-8"/><path fill="{soft}" d="${CUP}"/>
  <path ${ACCENT} d="M27 51h44v8H27z"/><path ${LINE} d="${CUP}M22 85h54"/>`,
]

const AWNING = 'M24 18h52l8 18a7 7 0 0 1-14 0a7 7 0 0 1-13.5 0a7 7 0 0 1-13 0a7 7 0 0 1-13.5 0a7 7 0 0 1-14 0z'
const art: Record<Exclude<Tile, 'product'>, string> = {
  // A shop front.
  place: `<rect ${BODY} x="22" y="40" width="56" height="44"/>
  <path fill="{background}" stroke="{main}" stroke-width="2.5" d="M30 52h22v20H30zM60 84V52h11v32"/>
  <path fill="{soft}" d="${AWNING}"/>
  <path ${ACCENT} d="M34.5 18h10.5l-1.5 18a7 7 0 0 1-13.5 0zM55.5 18h10l4.5 18a7 7 0 0 1-13.5 0z"/>
  <path ${LINE} d="${AWNING}M12 84h76"/>`,
  // A bust without a face.
  person: `<path ${BODY} d="M16 100c0-28 14-38 34-38s34 10 34 38"/>
  <path ${ACCENT} d="M33 100V78c0-9 7-14 17-14s17 5 17 14v22"/><circle ${BODY} cx="50" cy="36" r="18"/>
  <path fill="{main}" d="M31 37c-3-29 41-29 38 0c-12 0-18-4-22-10c-3 5-8 9-16 10z"/>`,
  quote: `<path ${ACCENT} d="M22 44c0-14 6-22 19-25v8c-6 2-9 6-9 10h9v18H22zM50 44c0-14 6-22 19-25v8c-6 2-9 6-9 10h9v18H50z"/>
  <path ${LINE} d="M22 68h56M22 79h30"/>`,
  // A tired plant and a grown one in one frame.
  'before-after': `<path fill="{background}" ${LINE} d="M12 18h38v64H12z"/><path ${BODY} d="M50 18h38v64H50z"/>
  <path ${LINE} d="M30 66V54c0-7 9-7 9 0M69 66V34"/>
  <path ${ACCENT} d="M69 58c-9 0-13-5-13-12c9 0 13 5 13 12zM69 46c0-9 4-14 13-14c0 9-5 14-13 14z"/>
  <path fill="{main}" d="M23 66h14l-2 10H25zM62 66h14l-2 10H64z"/>`,
  list: `<rect ${BODY} x="20" y="14" width="60" height="72" rx="3"/><path ${LINE} d="M49 32h20M49 50h16M49 68h20"/>
  <path stroke="{accent}" stroke-width="3" d="M30 32l4 4 8-9M30 50l4 4 8-9M30 68l4 4 8-9"/>`,
}

/** Where the floor begins, as y in the field. */
const floors: Partial<Record<Tile, number>> = { product: 85, place: 84 }

/**
 * A post's picture: a small composition in the middle of a background of any proportion; `turn` counts the products already
 * drawn in the same picture.
 */
export function drawTile(
  sheet: Sheet,
  tile: Tile,
  [x, y, width, height]: [x: number, y: number, width: number, height: number],
  light: keyof typeof inksOf,
  turn = 0,
): void {
  const inks = inksOf[light]
  sheet.rect(x, y, width, height, { fill: inks.background })
  const scale = Math.min(width, height) / 100
  const from = y + (height - 100 * scale) / 2
  const floor = from + (floors[tile] ?? 0) * scale
  if (floors[tile]) sheet.rect(x, floor, width, y + height - floor, { fill: inks.floor })
  const markup = (tile === 'product' ? products[turn % products.length] : art[tile]) ?? ''
  const inked = markup.replace(/\{(\w+)\}/g, (_, ink: keyof Inks) => `var(--${inks[ink]})`).replace(/\n */g, '')
  sheet.art(inked, x + (width - 100 * scale) / 2, from, scale)
}
