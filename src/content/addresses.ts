import { URL_PREFIXES } from './aliases.ts'
import type { Content } from './collections.ts'
import { publicationState } from './publication.ts'

/** Every file of `src/pages` as an address: `/about`, `/blog`, `/blog/[id]`, `/feed.xml`. */
const routes = Object.keys(import.meta.glob('../pages/**/*.{astro,ts}')).map((file) =>
  file.replace(/^\.\.\/pages|(\/index)?\.(astro|ts)$/g, ''),
)
const sitePages = routes.filter((route) => !/\[|\.|\/404$/.test(route)).map((route) => route || '/')

/** What a build writes beside the pages. */
const BUILT_FOLDERS = ['/admin', '/assets', '/share']

/** Pages and folders of pages: `/blog/page/[page]` takes `/blog` and `/blog/page`. */
const taken = new Set([
  ...BUILT_FOLDERS,
  ...routes.flatMap((route) => {
    const parts = route.replace(/\/\[.*/, '').split('/')
    return parts.map((_, index) => parts.slice(0, index + 1).join('/'))
  }),
])

/** Whether the site itself has the address. `index` is the page of its folder. */
export const isTaken = (path: string) => taken.has(path) || path.endsWith('/index')

type Pages = Pick<Content, 'articles' | 'guides' | 'hubs' | 'services' | 'landing' | 'legal'>

/** The page that each entry makes: what its address comes from, its former addresses, and when it is published. */
export function addressesOf({ articles, guides, hubs, services, landing, legal }: Pages) {
  const byName = (folder: string, entries: { id: string; file: string; data: object }[]) =>
    entries.map(({ id, file, data }) => {
      const { aliases = [] } = data as { aliases?: string[] }
      return { path: `${folder}/${id}`, file, field: 'file name', aliases, state: publicationState({ data }) }
    })
  return [
    ...hubs.map(({ file, data }) => ({ path: `/blog/${data.slug}`, file, field: 'slug', aliases: [], state: '' })),
    ...byName(URL_PREFIXES.articles, [...articles, ...guides]),
    ...byName(URL_PREFIXES.services, services),
    ...byName(URL_PREFIXES.landing, landing),
    ...byName('', legal),
  ]
}

/** Every address that texts and menus may lead to, former ones among them, and when what is there is published. */
export const pagePaths = (content: Pages) =>
  new Map([
    ...sitePages.map((path) => [path, ''] as const),
    ...addressesOf(content).flatMap(({ path, aliases, state }) =>
      [path, ...aliases].map((one) => [one, state] as const),
    ),
  ])
