/** The tables of a WOFF file, and which of them are compressed (deflate). Layout: WOFF 1.0, sections 3 to 5. */
export function tablesOf(woff: Uint8Array<ArrayBuffer>): { bytes: Uint8Array<ArrayBuffer>; packed: boolean }[] {
  const view = new DataView(woff.buffer, woff.byteOffset)
  return Array.from({ length: view.getUint16(12) }, (_, index) => {
    const entry = 44 + 20 * index
    const [offset, size] = [view.getUint32(entry + 4), view.getUint32(entry + 8)]
    return { bytes: woff.subarray(offset, offset + size), packed: size < view.getUint32(entry + 12) }
  })
}

/** The plain font file that HarfBuzz reads, without checksums. */
export function plainFont(woff: Uint8Array, tables: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const head = 12 + 16 * tables.length
  const font = new Uint8Array(tables.reduce((size, { length }) => size + length, head))
  const view = new DataView(font.buffer)
  font.set(woff.subarray(4, 8))
  view.setUint16(4, tables.length)
  let at = head
  for (const [index, table] of tables.entries()) {
    const [from, to] = [44 + 20 * index, 12 + 16 * index]
    font.set(woff.subarray(from, from + 4), to)
    view.setUint32(to + 8, at)
    view.setUint32(to + 12, table.length)
    font.set(table, at)
    at += table.length
  }
  return font
}
