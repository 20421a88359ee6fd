import { ContentError } from '@packages/content-files'
import { type Drawing, drawingSchema, drawPicture, withColors } from '@packages/drawings'
import { getSingleton, getSorted } from '../content/entries.ts'
import { coverPath, figurePath, iconPath, showcasePath } from '../lib/picture-paths.ts'
import { getArticles } from './articles.ts'
import { getBrand } from './brand.ts'

/** A picture of the site: its path, the place of its data for messages, and how it is drawn. */
export type Picture = { path: string; where: string; draw: () => string }

const pictograms = import.meta.glob<string>('./pictograms/*.svg', { query: '?raw', import: 'default', eager: true })

function pictogram(name: string): string {
  const svg = pictograms[`./pictograms/${name}.svg`]
  if (!svg) throw new Error(`there is no src/data/pictograms/${name}.svg.`)
  return svg
}

/** Every picture of the site. */
export async function allPictures(): Promise<Picture[]> {
  const [services, testPage, articles, { fonts, palette }] = await Promise.all([
    getSorted('services'),
    getSingleton('testPage'),
    getArticles(),
    getBrand(),
  ])
  const drawn = (path: string, where: string, drawing: Drawing): Picture => ({
    path,
    where,
    draw: () => drawPicture(drawing, { fonts, palette }),
  })
  const showcase = (slug: string, file: string, pictures: (Drawing & { shows: string })[]) =>
    pictures.map(({ shows: _, ...drawing }, index) =>
      drawn(showcasePath(slug, index + 1), `${file}, picture ${index + 1}`, drawingSchema.parse(drawing)),
    )
  const icons = services.flatMap(({ id, filePath: file = id, data: { card, menu } }) =>
    [card, menu].flatMap((entry) => (entry ? [[entry.icon, file] as const] : [])),
  )
  return [
    ...services.flatMap(({ id, filePath: file = id, data }) => showcase(id, file, data.pictures)),
    ...showcase('test', 'content/test-page.yaml', testPage.pictures),
    ...Array.from(
      new Map(icons),
      ([icon, file]): Picture => ({
        path: iconPath(icon),
        where: `${file}, icon`,
        draw: () => withColors(pictogram(icon), palette),
      }),
    ),
    ...articles.flatMap(({ id, file, data, reading }) => [
      drawn(coverPath(id), `${file}, cover`, data.cover),
      ...reading.drawings.map((drawing, index) =>
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
