/** Extra advance between two glyphs of one font, in font units. */
export type Kerning = (left: number, right: number) => number

/**
 * Pair kerning from a font's GPOS table. opentype.js 2 skips lookups wrapped as extensions (type 9), which is how both
 * families store it. Layout: OpenType 1.9, "GPOS", lookup types 2 and 9.
 */
export function readKerning(gpos: DataView | undefined): Kerning {
  if (!gpos) return () => 0
  const lookups = gpos.getUint16(8)
  const subtables = kernLookups(gpos).flatMap((index) =>
    pairSubtables(gpos, lookups + gpos.getUint16(lookups + 2 + 2 * index)),
  )
  return (left, right) => {
    for (const subtable of subtables) {
      const value = pairValue(gpos, subtable, left, right)
      if (value !== undefined) return value
    }
    return 0
  }
}

const tagAt = (view: DataView, at: number) =>
  String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(at + index)))

/** Where a WOFF file holds the GPOS table, and whether it is compressed (deflate). */
export function findKerning(woff: DataView): { bytes: Uint8Array<ArrayBuffer>; packed: boolean } | undefined {
  const count = woff.getUint16(12)
  for (let index = 0; index < count; index++) {
    const entry = 44 + 20 * index
    if (tagAt(woff, entry) !== 'GPOS') continue
    const size = woff.getUint32(entry + 8)
    const start = woff.byteOffset + woff.getUint32(entry + 4)
    const bytes = new Uint8Array(woff.buffer as ArrayBuffer, start, size)
    return { bytes, packed: size < woff.getUint32(entry + 12) }
  }
  return undefined
}

function kernLookups(gpos: DataView): number[] {
  const list = gpos.getUint16(6)
  const found = new Set<number>()
  for (let index = 0; index < gpos.getUint16(list); index++) {
    const record = list + 2 + 6 * index
    if (tagAt(gpos, record) !== 'kern') continue
    const feature = list + gpos.getUint16(record + 4)
    for (let at = 0; at < gpos.getUint16(feature + 2); at++) found.add(gpos.getUint16(feature + 4 + 2 * at))
  }
  return [...found]
}

function pairSubtables(gpos: DataView, lookup: number): number[] {
  const type = gpos.getUint16(lookup)
  return Array.from({ length: gpos.getUint16(lookup + 4) }, (_, index) => {
    const subtable = lookup + gpos.getUint16(lookup + 6 + 2 * index)
    if (type === 2) return subtable
    return type === 9 && gpos.getUint16(subtable + 2) === 2 ? subtable + gpos.getUint32(subtable + 4) : -1
  }).filter((subtable) => subtable >= 0)
}

function pairValue(gpos: DataView, at: number, left: number, right: number): number | undefined {
  const covered = coverageIndex(gpos, at + gpos.getUint16(at + 2), left)
  const first = gpos.getUint16(at + 4)
  // Only "first glyph, X advance" (bit 2) carries kerning in left-to-right text.
  if (covered === undefined || (first & 4) === 0) return undefined
  const before = bits(first & 3) * 2
  const size = (bits(first) + bits(gpos.getUint16(at + 6))) * 2
  if (gpos.getUint16(at) === 1) {
    const set = at + gpos.getUint16(at + 10 + 2 * covered)
    for (let index = 0; index < gpos.getUint16(set); index++) {
      const record = set + 2 + (2 + size) * index
      if (gpos.getUint16(record) === right) return gpos.getInt16(record + 2 + before)
    }
    return undefined
  }
  const leftClass = classOf(gpos, at + gpos.getUint16(at + 8), left)
  const rightClass = classOf(gpos, at + gpos.getUint16(at + 10), right)
  return gpos.getInt16(at + 16 + (leftClass * gpos.getUint16(at + 14) + rightClass) * size + before)
}

function bits(flags: number): number {
  return [...flags.toString(2)].filter((bit) => bit === '1').length
}

function coverageIndex(gpos: DataView, at: number, glyph: number): number | undefined {
  const count = gpos.getUint16(at + 2)
  if (gpos.getUint16(at) === 1) {
    for (let index = 0; index < count; index++) if (gpos.getUint16(at + 4 + 2 * index) === glyph) return index
    return undefined
  }
  for (let index = 0; index < count; index++) {
    const range = at + 4 + 6 * index
    const from = gpos.getUint16(range)
    if (glyph >= from && glyph <= gpos.getUint16(range + 2)) return gpos.getUint16(range + 4) + glyph - from
  }
  return undefined
}

function classOf(gpos: DataView, at: number, glyph: number): number {
  if (gpos.getUint16(at) === 1) {
    const index = glyph - gpos.getUint16(at + 2)
    return index >= 0 && index < gpos.getUint16(at + 4) ? gpos.getUint16(at + 6 + 2 * index) : 0
  }
  for (let index = 0; index < gpos.getUint16(at + 2); index++) {
    const range = at + 4 + 6 * index
    if (glyph >= gpos.getUint16(range) && glyph <= gpos.getUint16(range + 2)) return gpos.getUint16(range + 4)
  }
  return 0
}
