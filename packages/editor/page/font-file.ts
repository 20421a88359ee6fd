import { plainFont, tablesOf } from '../../drawings/type/woff.ts'

/** In the preview this takes the place of `pictures/type/font-file.ts`: the same fonts, fetched before drawing. */
const addresses = import.meta.glob<string>(
  '/node_modules/@fontsource/{instrument-sans,bricolage-grotesque}/files/*-{latin,latin-ext}-{400,600,700}-normal.woff',
  { query: '?url', import: 'default', eager: true },
)

const fetched = new Map<string, Uint8Array<ArrayBuffer>>()

const inflated = async (bytes: Uint8Array<ArrayBuffer>) => {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

async function fetchFont(address: string): Promise<Uint8Array<ArrayBuffer>> {
  const woff = new Uint8Array(await (await fetch(address)).arrayBuffer())
  const tables = tablesOf(woff).map(({ bytes, packed }) => (packed ? inflated(bytes) : bytes))
  return plainFont(woff, await Promise.all(tables))
}

/** To be awaited before anything is drawn. */
export async function fetchFonts(): Promise<void> {
  await Promise.all(
    Object.entries(addresses).map(async ([path, address]) => {
      fetched.set(path.replace(/^.*\/|-normal\.woff$/g, ''), await fetchFont(address))
    }),
  )
}

export function fontFile(name: string): Uint8Array<ArrayBuffer> {
  const font = fetched.get(name)
  if (!font) throw new Error(`The font ${name} has not been fetched.`)
  return font
}
