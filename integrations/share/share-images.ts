import { mkdir, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import type { Style } from '@packages/drawings'
import { renderAsync } from '@resvg/resvg-js'
import renderer from '@resvg/resvg-js/package.json' with { type: 'json' }
import sharp from 'sharp'
import type { Cache } from '../../src/data/file-cache.ts'
import type { Page } from '../site-files/read-pages.ts'
import { type Card, cardSvg } from './card.ts'

type SharedPage = Pick<Page, 'path' | 'title' | 'shareImage' | 'file'>
type Site = {
  url: string
  shortName: string
  /** What kind of page it is, by the folder that it lies in: its title alone may not say it. */
  labels: Record<string, string>
  /** JPEGs of `CARD_PHOTO` by the path of the image that shows them. */
  photos?: ReadonlyMap<string, Buffer>
}

/**
 * The card of each share image, by its path on the site. Pages that show the same article share one.
 * @throws Error naming the page whose image lies elsewhere, and two pages that want different images under one name
 */
export function cards(pages: SharedPage[], { url, shortName, labels, photos }: Site): Map<string, Card> {
  const wanted = new Map<string, { card: Card; file: string }>()
  for (const { path, title, shareImage, file } of pages) {
    const { origin, pathname } = new URL(shareImage)
    if (origin !== url || !/^\/share\/[\w.-]+\.png$/.test(pathname))
      throw new Error(`${file}: og:image is "${shareImage}", but pictures to share are PNG files below ${url}/share/.`)
    const card = {
      title,
      label: labels[/^\/([^/]+)\/./.exec(path)?.[1] ?? ''],
      brand: shortName,
      host: new URL(url).host,
      photo: photos?.get(pathname),
    }
    const other = wanted.get(pathname)
    if (other && (other.card.title !== title || other.card.label !== card.label))
      throw new Error(`${file} and ${other.file} both name ${pathname} as their picture, but have different titles.`)
    wanted.set(pathname, { card, file })
  }
  return new Map([...wanted].map(([path, { card }]) => [path, card]))
}

/** A photograph in as many colors as PNG has would be half a megabyte. */
async function render(svg: string, hasPhoto: boolean): Promise<Uint8Array> {
  const png = (await renderAsync(svg, { font: { loadSystemFonts: false } })).asPng()
  return hasPhoto ? sharp(png).png({ palette: true }).toBuffer() : png
}

/**
 * Draws the image that each page names as its `og:image`.
 * @param brand what they are drawn with
 * @param folder the client build
 * @param cache of rendered images; rendering takes nearly all of the time
 * @throws Error naming the image whose text does not fit
 */
export async function drawShareImages(
  pages: SharedPage[],
  site: Site,
  brand: Style & { logo: string },
  folder: string,
  cache: Cache,
): Promise<void> {
  const queue = cards(pages, site).entries()
  /** As many images at a time as there are processors: all at once would take the memory of all. */
  async function lane(): Promise<void> {
    for (const [path, card] of queue) {
      try {
        const svg = cardSvg(brand, card)
        const file = join(folder, path)
        await mkdir(dirname(file), { recursive: true })
        await writeFile(file, await cache([renderer.version, svg], () => render(svg, card.photo !== undefined)))
      } catch (error) {
        throw new Error(`${path}: ${error instanceof Error ? error.message : String(error)}`)
      }
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, lane))
}
