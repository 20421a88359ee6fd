import { inflateSync } from 'node:zlib'

/** Extra advance between two glyphs of one font, in font units. */
export type Kerning = (left: number, right: number) => number

/**
 * Pair kerning from the GPOS table of a WOFF file. opentype.js 2 skips lookups wrapped as extensions (type 9), which
 * is how both families store it. Layout: OpenType 1.9, "GPOS", lookup types 2 and 9.
 */
export function readKerning(woff: Buffer): Kerning {
  const gpos = tableOf(woff, 'GPOS')
  if (!gpos) return () => 0
  const lookups = gpos.readUInt16BE(8)
  const subtables = kernLookups(gpos).flatMap((index) =>
    pairSubtables(gpos, lookups + gpos.readUInt16BE(lookups + 2 + 2 * index)),
  )
  return (left, right) => {
    for (const subtable of subtables) {
      const value = pairValue(gpos, subtable, left, right)
      if (value !== undefined) return value
    }
    return 0
  }
}

function tableOf(woff: Buffer, tag: string): Buffer | undefined {
  const count = woff.readUInt16BE(12)
  for (let index = 0; index < count; index++) {
    const entry = 44 + 20 * index
    if (woff.toString('latin1', entry, entry + 4) !== tag) continue
    const offset = woff.readUInt32BE(entry + 4)
    const packed = woff.readUInt32BE(entry + 8)
    const data = woff.subarray(offset, offset + packed)
    return packed < woff.readUInt32BE(entry + 12) ? inflateSync(data) : data
  }
  return undefined
}

function kernLookups(gpos: Buffer): number[] {
  const list = gpos.readUInt16BE(6)
  const found = new Set<number>()
  for (let index = 0; index < gpos.readUInt16BE(list); index++) {
    const record = list + 2 + 6 * index
    if (gpos.toString('latin1', record, record + 4) !== 'kern') continue
    const feature = list + gpos.readUInt16BE(record + 4)
    for (let at = 0; at < gpos.readUInt16BE(feature + 2); at++) found.add(gpos.readUInt16BE(feature + 4 + 2 * at))
  }
  return [...found]
}

function pairSubtables(gpos: Buffer, lookup: number): number[] {
  const type = gpos.readUInt16BE(lookup)
  return Array.from({ length: gpos.readUInt16BE(lookup + 4) }, (_, index) => {
    const subtable = lookup + gpos.readUInt16BE(lookup + 6 + 2 * index)
    if (type === 2) return subtable
    return type === 9 && gpos.readUInt16BE(subtable + 2) === 2 ? subtable + gpos.readUInt32BE(subtable + 4) : -1
  }).filter((subtable) => subtable >= 0)
}

function pairValue(gpos: Buffer, at: number, left: number, right: number): number | undefined {
  const covered = coverageIndex(gpos, at + gpos.readUInt16BE(at + 2), left)
  const first = gpos.readUInt16BE(at + 4)
  // Only "first glyph, X advance" (bit 2) carries kerning in left-to-right text.
  if (covered === undefined || (first & 4) === 0) return undefined
  const before = bits(first & 3) * 2
  const size = (bits(first) + bits(gpos.readUInt16BE(at + 6))) * 2
  if (gpos.readUInt16BE(at) === 1) {
    const set = at + gpos.readUInt16BE(at + 10 + 2 * covered)
    for (let index = 0; index < gpos.readUInt16BE(set); index++) {
      const record = set + 2 + (2 + size) * index
      if (gpos.readUInt16BE(record) === right) return gpos.readInt16BE(record + 2 + before)
    }
    return undefined
  }
  const leftClass = classOf(gpos, at + gpos.readUInt16BE(at + 8), left)
  const rightClass = classOf(gpos, at + gpos.readUInt16BE(at + 10), right)
  return gpos.readInt16BE(at + 16 + (leftClass * gpos.readUInt16BE(at + 14) + rightClass) * size + before)
}

function bits(flags: number): number {
  return [...flags.toString(2)].filter((bit) => bit === '1').length
}

function coverageIndex(gpos: Buffer, at: number, glyph: number): number | undefined {
  const count = gpos.readUInt16BE(at + 2)
  if (gpos.readUInt16BE(at) === 1) {
    for (let index = 0; index < count; index++) if (gpos.readUInt16BE(at + 4 + 2 * index) === glyph) return index
    return undefined
  }
  for (let index = 0; index < count; index++) {
    const range = at + 4 + 6 * index
    const from = gpos.readUInt16BE(range)
    if (glyph >= from && glyph <= gpos.readUInt16BE(range + 2)) return gpos.readUInt16BE(range + 4) + glyph - from
  }
  return undefined
}

function classOf(gpos: Buffer, at: number, glyph: number): number {
  if (gpos.readUInt16BE(at) === 1) {
    const index = glyph - gpos.readUInt16BE(at + 2)
    return index >= 0 && index < gpos.readUInt16BE(at + 4) ? gpos.readUInt16BE(at + 6 + 2 * index) : 0
  }
  for (let index = 0; index < gpos.readUInt16BE(at + 2); index++) {
    const range = at + 4 + 6 * index
    if (glyph >= gpos.readUInt16BE(range) && glyph <= gpos.readUInt16BE(range + 2)) return gpos.readUInt16BE(range + 4)
  }
  return 0
}
