import { serviceCards } from '../../app/data/service-cards.ts'
import { services } from '../../app/data/services/index.ts'
import { testPictures } from '../../app/data/test-pictures.ts'
import { library } from '../../src/content/library.server.ts'
import { drawPicture } from '../../integrations/pictures/draw.ts'
import type { Drawing } from '../../integrations/pictures/drawing.ts'
import { drawingSchema } from '../../integrations/pictures/drawing.ts'
import { coverPath, figurePath, iconPath, showcasePath } from '../../integrations/pictures/names.ts'
import { drawPictogram, type PictogramName } from '../../integrations/pictures/pictogram.ts'

type Source = { where: string; draw: () => string }

const showcase = (slug: string, pictures: { shows: string }[]): [string, Source][] =>
  pictures.map(({ shows: _, ...drawing }, index) => [
    showcasePath(slug, index + 1),
    {
      where: `app/data/services/${slug}.ts, picture ${index + 1}`,
      draw: () => drawPicture(drawingSchema.parse(drawing)),
    },
  ])

/** A pictogram as a file of its own: an `<img>` cannot see the page's colours, so they come along in both schemes. */
function pictogramFile(name: PictogramName): string {
  const colours = (ink: string, kite: string, surface: string, line: string) =>
    `:root{color:${ink};--color-kite:${kite};--color-surface:${surface};--color-line:${line}}`
  const style = `${colours('#16202e', '#d9481f', '#fff', '#dcd2c2')}@media(prefers-color-scheme:dark){${colours('#f3eee5', '#ff8a5c', '#18202c', '#324052')}}`
  return drawPictogram(name)
    .replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ')
    .replace('>', `><style>${style}</style>`)
}

/** Every picture of the site: its address and how to draw it. */
export function allPictures(): Map<string, Source> {
  const drawn = (where: string, drawing: Drawing): Source => ({ where, draw: () => drawPicture(drawing) })
  return new Map<string, Source>([
    ...services.flatMap(({ slug, pictures }) => showcase(slug, pictures)),
    ...showcase('test', testPictures),
    ...serviceCards.map(({ icon }): [string, Source] => [
      iconPath(icon),
      { where: `the icon "${icon}"`, draw: () => pictogramFile(icon as PictogramName) },
    ]),
    ...library().flatMap(({ source, rendered }): [string, Source][] => [
      [coverPath(source.id), drawn(`${source.file}, cover`, source.cover)],
      ...rendered.drawings.map((drawing, index): [string, Source] => [
        figurePath(source.id, index + 1),
        drawn(`${source.file}, picture ${index + 1}`, drawing),
      ]),
    ]),
  ])
}

/**
 * Draws one picture.
 * @throws Error whose sentence names the data file and what does not fit
 */
export function drawOne({ where, draw }: Source): string {
  try {
    return draw()
  } catch (error) {
    throw new Error(`${where}: ${error instanceof Error ? error.message : String(error)}`)
  }
}
