import { type Font, parse } from 'opentype.js'
import { findKerning } from '../../pictures/type/kerning.ts'

/** In the preview this takes the place of `pictures/type/font-file.ts`: the same fonts, fetched before drawing. */
const addresses = import.meta.glob<string>(
  '/node_modules/@fontsource/{instrument-sans,bricolage-grotesque}/files/*-{latin,latin-ext}-{400,600,700}-normal.woff',
  { query: '?url', import: 'default', eager: true },
)

type Opened = { font: Font; gpos: DataView | undefined }
const opened = new Map<string, Opened>()

const inflated = (bytes: Uint8Array<ArrayBuffer>) =>
  new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'))).arrayBuffer()

async function open(address: string): Promise<Opened> {
  const woff = await (await fetch(address)).arrayBuffer()
  const found = findKerning(new DataView(woff))
  const table = found?.packed ? new Uint8Array(await inflated(found.bytes)) : found?.bytes
  return { font: parse(woff), gpos: table && new DataView(table.buffer, table.byteOffset, table.byteLength) }
}

/** To be awaited before anything is drawn. */
export async function fetchFonts(): Promise<void> {
  await Promise.all(
    Object.entries(addresses).map(async ([path, address]) => {
      const [, family, subset, weight] = /([a-z-]+?)-(latin|latin-ext)-(\d+)-normal\.woff$/.exec(path) ?? []
      opened.set(`${family} ${subset} ${weight}`, await open(address))
    }),
  )
}

export function openFont(name: string): Opened {
  const font = opened.get(name)
  if (!font) throw new Error(`The font ${name} has not been fetched.`)
  return font
}
