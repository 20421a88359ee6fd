import type { Tile } from '../drawing.ts'
import type { Tone } from '../palette.ts'
import type { Sheet } from '../sheet.ts'

/** `quiet` among others, `warm` where it is the picture, `lit` for the one that did the work. */
export type Light = 'quiet' | 'warm' | 'lit'

/** Colours of a tile's art: strokes, bodies, what the eye should find, what it stands on. */
interface Inks {
  ground: Tone
  floor: Tone
  main: Tone
  soft: Tone
  accent: Tone
}

const inksOf: Record<Light, Inks> = {
  quiet: { ground: 'sand', floor: 'line', main: 'ink', soft: 'surface', accent: 'river' },
  warm: { ground: 'sand', floor: 'line', main: 'ink', soft: 'surface', accent: 'kite' },
  lit: { ground: 'kite', floor: 'kite-strong', main: 'surface', soft: 'kite', accent: 'surface' },
}

/** What the art stands on: its y in the 100 × 100 field. */
const floors: Partial<Record<Tile, number>> = { product: 85, place: 84 }

/**
 * A post's picture: a small real composition in a 100 × 100 field, centred on a ground of any proportion.
 * `turn` counts the products already drawn in the same picture.
 */
export function drawTile(
  sheet: Sheet,
  tile: Tile,
  x: number,
  y: number,
  width: number,
  height: number,
  light: Light,
  turn = 0,
): void {
  const inks = inksOf[light]
  sheet.rect(x, y, width, height, { fill: inks.ground })
  const scale = Math.min(width, height) / 100
  const from = y + (height - 100 * scale) / 2
  const floor = floors[tile]
  if (floor !== undefined)
    sheet.rect(x, from + floor * scale, width, y + height - from - floor * scale, { fill: inks.floor })
  sheet.within(x + (width - 100 * scale) / 2, from, scale, () => {
    const draw = tile === 'product' ? (products[turn % products.length] ?? bag) : art[tile]
    draw(sheet, inks)
  })
}

type Art = (sheet: Sheet, inks: Inks) => void

/** Goods of no particular trade, then a jar and a cup: three products in one picture are three different ones. */
const bag: Art = (sheet, { main, soft, accent }) => {
  sheet.path('M38 38V28a12 12 0 0 1 24 0v10', { stroke: main, width: 3 })
  sheet.path('M25 36h50l4 49H21z', { fill: soft, stroke: main, width: 3 })
  sheet.circle(50, 61, 11, { fill: accent })
  sheet.path('M38 36v7M62 36v7', { stroke: main, width: 3 })
}

const jar: Art = (sheet, { main, soft, accent }) => {
  sheet.path('M34 32h32c0 7 7 9 7 17v30a6 6 0 0 1-6 6H33a6 6 0 0 1-6-6V49c0-8 7-10 7-17z', { fill: soft })
  sheet.path('M27 54h46v20H27z', { fill: accent })
  sheet.path('M34 32h32c0 7 7 9 7 17v30a6 6 0 0 1-6 6H33a6 6 0 0 1-6-6V49c0-8 7-10 7-17z', { stroke: main, width: 3 })
  sheet.rect(31, 18, 38, 14, { fill: main }, 3)
}

const cup: Art = (sheet, { main, soft, accent }) => {
  sheet.path('M42 32c-5-6 5-9 0-16M55 32c-5-6 5-9 0-16', { stroke: main, width: 2.5 })
  sheet.path('M70 48h6a9 9 0 0 1 0 18h-8', { stroke: main, width: 3.5 })
  sheet.path('M26 42h46v16a20 20 0 0 1-20 20h-6a20 20 0 0 1-20-20z', { fill: soft })
  sheet.path('M27 51h44v8H27z', { fill: accent })
  sheet.path('M26 42h46v16a20 20 0 0 1-20 20h-6a20 20 0 0 1-20-20zM22 85h54', { stroke: main, width: 3 })
}

const products = [bag, jar, cup]

/** A shop front under its awning. */
const place: Art = (sheet, { ground, main, soft, accent }) => {
  sheet.rect(22, 40, 56, 44, { fill: soft, stroke: main, width: 3 })
  sheet.path('M30 52h22v20H30zM60 84V52h11v32', { fill: ground, stroke: main, width: 2.5 })
  sheet.path('M24 18h52l8 18a7 7 0 0 1-14 0a7 7 0 0 1-13.5 0a7 7 0 0 1-13 0a7 7 0 0 1-13.5 0a7 7 0 0 1-14 0z', {
    fill: soft,
  })
  sheet.path('M34.5 18h10.5l-1.5 18a7 7 0 0 1-13.5 0zM55.5 18h10l4.5 18a7 7 0 0 1-13.5 0z', { fill: accent })
  sheet.path(
    'M24 18h52l8 18a7 7 0 0 1-14 0a7 7 0 0 1-13.5 0a7 7 0 0 1-13 0a7 7 0 0 1-13.5 0a7 7 0 0 1-14 0zM12 84h76',
    { stroke: main, width: 3 },
  )
}

/** A bust, drawn as the site draws people: without a face. */
const person: Art = (sheet, { main, soft, accent }) => {
  sheet.path('M16 100c0-28 14-38 34-38s34 10 34 38', { fill: soft, stroke: main, width: 3 })
  sheet.path('M33 100V78c0-9 7-14 17-14s17 5 17 14v22', { fill: accent })
  sheet.circle(50, 36, 18, { fill: soft, stroke: main, width: 3 })
  sheet.path('M31 37c-3-29 41-29 38 0c-12 0-18-4-22-10c-3 5-8 9-16 10z', { fill: main })
}

const quote: Art = (sheet, { main, accent }) => {
  sheet.path('M22 44c0-14 6-22 19-25v8c-6 2-9 6-9 10h9v18H22zM50 44c0-14 6-22 19-25v8c-6 2-9 6-9 10h9v18H50z', {
    fill: accent,
  })
  sheet.path('M22 68h56M22 79h30', { stroke: main, width: 3 })
}

/** One frame, parted: a tired plant and a grown one. */
const beforeAfter: Art = (sheet, { ground, main, soft, accent }) => {
  sheet.rect(12, 18, 38, 64, { fill: ground, stroke: main, width: 3 })
  sheet.rect(50, 18, 38, 64, { fill: soft, stroke: main, width: 3 })
  sheet.path('M30 66V54c0-7 9-7 9 0M69 66V34', { stroke: main, width: 3 })
  sheet.path('M69 58c-9 0-13-5-13-12c9 0 13 5 13 12zM69 46c0-9 4-14 13-14c0 9-5 14-13 14z', { fill: accent })
  sheet.path('M23 66h14l-2 10H25zM62 66h14l-2 10H64z', { fill: main })
}

const list: Art = (sheet, { main, soft, accent }) => {
  sheet.rect(20, 14, 60, 72, { fill: soft, stroke: main, width: 3 }, 3)
  sheet.path('M49 32h20M49 50h16M49 68h20', { stroke: main, width: 3 })
  sheet.path('M30 32l4 4 8-9M30 50l4 4 8-9M30 68l4 4 8-9', { stroke: accent, width: 3 })
}

const chart: Art = (sheet, { ground, floor, main, soft, accent }) => {
  sheet.path('M28 70h12v14H28zM46 60h12v24H46zM64 48h12v36H64z', { fill: ground === 'kite' ? floor : soft })
  sheet.path('M18 18v66h66', { stroke: main, width: 3 })
  sheet.path('M26 58C40 56 46 46 56 40S68 30 73 22', { stroke: main, width: 3.5 })
  sheet.path('M86 6L64 20l9 3zM86 6L73 23l11 1z', { fill: accent })
}

const art: Record<Exclude<Tile, 'product'>, Art> = { place, person, quote, 'before-after': beforeAfter, list, chart }
