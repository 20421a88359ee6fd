import { ContentError } from '@packages/content-files'
import { withColors } from '@packages/drawings'
import { getContent, getPageContent } from '../content/entries.ts'
import { unfinished } from '../content/publication.ts'
import type { FooterProps } from '../layouts/footer.tsx'
import type { MenuEntry } from '../layouts/header.tsx'
import { memo } from '../lib/memo.ts'
import { getArticles } from './articles.ts'
import { getBrand } from './brand.ts'
import { allPhotos, checkPhoto } from './photos.ts'
import { drawOne, picturesOf } from './pictures.ts'
import { landingLinks } from './services.ts'

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

/** What every page has around its content. */
export async function frame() {
  await checkContent()
  const [{ palette, logo }, { company, navigation, services, landing, legal, servicePage }] = await Promise.all([
    getBrand(),
    getPageContent(),
  ])
  const menu = services
    .flatMap(({ id, data }): (MenuEntry & { order: number })[] =>
      data.menu ? [{ ...data.menu, route: `/services/${id}` }] : [],
    )
    .sort((a, b) => a.order - b.order)
  const [width = 1, height = 1] = (/viewBox="[\d.-]+ [\d.-]+ ([\d.]+ [\d.]+)"/.exec(logo)?.[1] ?? '')
    .split(' ')
    .map(Number)
  const image = { src: `data:image/svg+xml,${encodeURIComponent(withColors(logo, palette))}`, width, height }
  const footer: FooterProps = {
    logo: image,
    links: navigation.footer,
    services: services.map(({ id, data }) => ({ slug: id, name: data.name })),
    landing: { heading: servicePage.landing.footer, pages: landingLinks(landing) },
    legal: legal.map(({ id, data }) => ({ path: `/${id}`, title: data.title })),
    sample: company.sample ?? false,
  }
  const themeColor = { light: palette.paper[0], dark: palette.paper[1] }
  return { company, themeColor, header: { logo: image, links: navigation.header, services: menu }, footer }
}
