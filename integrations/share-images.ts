import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Style } from '@packages/drawings'
import sharp from 'sharp'
import type { Memoize } from '../src/data/file-cache.ts'
import type { Page } from './read-pages.ts'
import { cardSvg } from './share-card.ts'

type Site = {
  url: string
  shortName: string
  /** What kind of page it is, by the folder that it lies in: its title alone may not say it. */
  labels: Record<string, string>
  /** JPEGs of `CARD_PHOTO` by the path of the image that shows them. */
  photos?: ReadonlyMap<string, Buffer>
}

/**
 * Draws the image that each page names as its `og:image`; further addresses of an article name the same.
 * @param brand what they are drawn with
 * @param folder the client build
 * @param memoize keeps rendered images; rendering takes nearly all of the time
 * @throws Error naming the image whose text does not fit
 */
export async function drawShareImages(
  pages: Pick<Page, 'path' | 'title' | 'shareImage'>[],
  { url, shortName, labels, photos }: Site,
  brand: Style & { logo: string },
  folder: string,
  memoize: Memoize,
): Promise<void> {
  const pageOf = new Map(pages.map((page) => [new URL(page.shareImage).pathname, page]))
  await mkdir(join(folder, 'share'), { recursive: true })
  // sharp works on a few at a time, whatever it is given.
  const draw = async ([image, { path, title }]: [string, (typeof pages)[number]]) => {
    const label = labels[/^\/([^/]+)\/./.exec(path)?.[1] ?? '']
    const photo = photos?.get(image)
    const svg = cardSvg(brand, { title, label, brand: shortName, host: new URL(url).host, photo })
    // A photograph in as many colors as PNG has would be half a megabyte.
    const render = () =>
      sharp(Buffer.from(svg))
        .png({ palette: photo !== undefined })
        .toBuffer()
    await writeFile(join(folder, image), await memoize([sharp.versions.sharp ?? '', svg], render))
  }
  await Promise.all([...pageOf].map(draw))
}
