import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { renderAsync } from '@resvg/resvg-js'
import type { Font } from 'satori'
import type { Page } from '../site-files/read-pages.ts'
import { CARD, type Card, cardSvg } from './card.ts'
import { cardFonts } from './fonts.ts'

const renderer: string = createRequire(import.meta.url)('@resvg/resvg-js/package.json').version

type SharedPage = Pick<Page, 'path' | 'title' | 'shareImage' | 'file'>
type Site = { url: string; shortName: string }

/** The kind of page, where the path says it and the title alone may not. */
export function labelOf(path: string): string | undefined {
  if (path.startsWith('/services/')) return 'Service'
  if (path.startsWith('/blog/')) return 'Blog'
  return undefined
}

/**
 * What stands on each picture, by its path on the site. Pages that show the same article share one.
 * @throws Error naming the page whose picture lies elsewhere, and two pages that want different pictures under one name
 */
export function cards(pages: SharedPage[], { url, shortName }: Site): Map<string, Card> {
  const wanted = new Map<string, { card: Card; file: string }>()
  for (const { path, title, shareImage, file } of pages) {
    const { origin, pathname } = new URL(shareImage)
    if (origin !== url || !/^\/share\/[\w.-]+\.png$/.test(pathname))
      throw new Error(`${file}: og:image is "${shareImage}", but pictures to share are PNG files below ${url}/share/.`)
    const card = { title, label: labelOf(path), brand: shortName, host: new URL(url).host }
    const other = wanted.get(pathname)
    if (other && (other.card.title !== title || other.card.label !== card.label))
      throw new Error(`${file} and ${other.file} both name ${pathname} as their picture, but have different titles.`)
    wanted.set(pathname, { card, file })
  }
  return new Map([...wanted].map(([path, { card }]) => [path, card]))
}

async function outlines(path: string, card: Card, fonts: Font[]): Promise<string> {
  try {
    return await cardSvg(card, fonts)
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** A card's outlines as PNG. */
async function cardPng(svg: string): Promise<Buffer> {
  const image = await renderAsync(svg, {
    fitTo: { mode: 'width', value: CARD.width },
    font: { loadSystemFonts: false },
  })
  return image.asPng()
}

/**
 * Draws the picture that each page names as its `og:image`. A drawn one is kept under the hash of its SVG, into which
 * title, label, brand, template and fonts have all gone as outlines, so what has not changed is not painted again.
 * @param folder the client build
 * @param cache where drawn pictures are kept; what no page needs any more is removed
 */
export async function drawShareImages(pages: SharedPage[], site: Site, folder: string, cache: string): Promise<void> {
  await mkdir(cache, { recursive: true })
  const fonts = cardFonts()
  const kept = new Set<string>()
  for (const [path, card] of cards(pages, site)) {
    const svg = await outlines(path, card, fonts)
    const name = `${createHash('sha256').update(renderer).update(svg).digest('hex')}.png`
    kept.add(name)
    if (!existsSync(join(cache, name))) await writeFile(join(cache, name), await cardPng(svg))
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await copyFile(join(cache, name), join(folder, path))
  }
  for (const name of await readdir(cache)) if (!kept.has(name)) await rm(join(cache, name))
}
