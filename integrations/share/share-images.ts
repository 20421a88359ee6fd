import { join } from 'node:path'
import type { Page } from '../site-files/read-pages.ts'
import { inWorkers } from '../workers.ts'
import { type Card, cardSvg } from './card.ts'

type SharedPage = Pick<Page, 'path' | 'title' | 'shareImage' | 'file'>
type Site = { url: string; shortName: string }
/** The memory of what is painted is set free at a worker's end only. */
const MOST_PICTURES = 100
export type PaintTask = { file: string; svg: string; cache: string | undefined }

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

function outlines(path: string, card: Card): string {
  try {
    return cardSvg(card)
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/**
 * Draws the picture that each page names as its `og:image`. Painting is most of the work, so what is painted is kept
 * under its outlines, into which title, label, brand, template and fonts have all gone.
 * @param folder the client build
 * @param cache the folder of what is kept
 */
export async function drawShareImages(pages: SharedPage[], site: Site, folder: string, cache?: string): Promise<void> {
  const tasks = [...cards(pages, site)].map(
    ([path, card]): PaintTask => ({ file: join(folder, path), svg: outlines(path, card), cache }),
  )
  await inWorkers(new URL('./paint.worker.ts', import.meta.url), tasks, MOST_PICTURES)
}
