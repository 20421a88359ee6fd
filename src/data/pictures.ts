import { ContentError } from '@packages/content-files'
import { type Drawing, drawPicture, type Style, withColors } from '@packages/drawings'
import type { Data } from '../content/collections.ts'
import type { PageContent } from '../content/page-content.ts'
import type { Block } from '../content/schemas/blocks.ts'
import { isPhoto, type Photo } from '../content/schemas/picture.ts'
import { casePath, coverPath, figurePath, iconPath, landingPath, showcasePath } from '../lib/picture-paths.ts'
import type { Article } from './article.ts'

/** A picture of the site: its path, the place of its data for messages, and how it is drawn. */
export type Picture = { path: string; where: string; draw: () => string }

const pictograms = import.meta.glob<string>('./pictograms/*.svg', { query: '?raw', import: 'default', eager: true })

function pictogram(name: string): string {
  const svg = pictograms[`./pictograms/${name}.svg`]
  if (!svg) throw new Error(`there is no src/data/pictograms/${name}.svg.`)
  return svg
}

function picturesIn(block: Block) {
  if (block.kind === 'opening') return block.picture ? [block.picture] : []
  return block.kind === 'pictures' ? block.pictures : []
}

/** Every drawn picture of these pages. */
export function picturesOf(
  { services, landing, cases, testPage }: PageContent,
  articles: Article[],
  style: Style,
): Picture[] {
  const drawn = (path: string, where: string, picture: Drawing | Photo): Picture[] =>
    isPhoto(picture) ? [] : [{ path, where, draw: () => drawPicture(picture, style) }]
  const showcase = (slug: string, file: string, pictures: Data<'testPage'>['pictures']) =>
    pictures.flatMap((picture, index) => drawn(showcasePath(slug, index + 1), `${file}, picture ${index + 1}`, picture))
  const icons = services.flatMap(({ file, data: { card, menu } }) =>
    [card, menu].flatMap((entry) => (entry ? [[entry.icon, file] as const] : [])),
  )
  return [
    ...services.flatMap(({ id, file, data }) => showcase(id, file, data.pictures)),
    ...showcase('test', 'content/test-page.yaml', testPage.pictures),
    ...landing.flatMap(({ id, file, data }) =>
      data.blocks.flatMap((block, at) =>
        picturesIn(block).flatMap((picture, index) =>
          drawn(landingPath(id, at + 1, index + 1), `${file}, blocks > item ${at + 1}, picture ${index + 1}`, picture),
        ),
      ),
    ),
    ...cases.flatMap(({ id, file, data }) =>
      data.picture ? drawn(casePath(id), `${file}, picture`, data.picture) : [],
    ),
    ...Array.from(
      new Map(icons),
      ([icon, file]): Picture => ({
        path: iconPath(icon),
        where: `${file}, icon`,
        draw: () => withColors(pictogram(icon), style.palette),
      }),
    ),
    ...articles.flatMap(({ id, file, data, metadata }) => [
      ...drawn(coverPath(id), `${file}, cover`, data.cover),
      ...metadata.drawings.flatMap((drawing, index) =>
        drawn(figurePath(id, index + 1), `${file}, picture ${index + 1}`, drawing),
      ),
    ]),
  ]
}

/**
 * Draws one picture.
 * @throws ContentError whose sentence names the data file and what does not fit
 */
export function drawOne({ where, draw }: Picture): string {
  try {
    return draw()
  } catch (error) {
    throw new ContentError(`${where}: ${error instanceof Error ? error.message : String(error)}`)
  }
}
