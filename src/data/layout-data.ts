import { ContentError } from '@packages/content-files'
import { withColors } from '@packages/drawings'
import { getContent, getPageContent } from '../content/entries.ts'
import { unfinished } from '../content/publication.ts'
import { memo } from '../lib/memo.ts'
import { getArticles } from './articles.ts'
import { getBrand } from './brand.ts'
import { allPhotos, checkPhoto } from './photos.ts'
import { drawOne, picturesOf } from './pictures.ts'

/**
 * Checks all content before the first page: a build stops here, and while developing the browser shows what is wrong on
 * whichever page is open.
 * @throws ContentError naming each file that cannot be published
 */
const checkContent = memo(async (): Promise<void> => {
  const articles = await getArticles()
  for (const picture of picturesOf(await getPageContent(), articles, await getBrand())) drawOne(picture)
  for (const photo of await allPhotos()) await checkPhoto(photo)
  if (import.meta.env.DEV) return
  const waiting = unfinished(await getContent())
  if (waiting.length > 0) throw new ContentError(waiting.join('\n'))
})

/** What every page has around its content is made of this. */
export async function getLayoutData() {
  await checkContent()
  const [content, { palette, logo }] = await Promise.all([getPageContent(), getBrand()])
  const [width = 1, height = 1] = (/viewBox="[\d.-]+ [\d.-]+ ([\d.]+ [\d.]+)"/.exec(logo)?.[1] ?? '')
    .split(' ')
    .map(Number)
  const image = { src: `data:image/svg+xml,${encodeURIComponent(withColors(logo, palette))}`, width, height }
  return { content, logo: image, themeColor: { light: palette.paper[0], dark: palette.paper[1] } }
}
