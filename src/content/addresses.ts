import type { Content } from './collections.ts'

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

type Pages = Pick<Content, 'articles' | 'guides' | 'hubs' | 'services' | 'legal'>

/** The page that each entry makes; `field` is what its address comes from. */
export function addressesOf({ articles, guides, hubs, services, legal }: Pages) {
  const byName = (folder: string, entries: { id: string; file: string }[]) =>
    entries.map(({ id, file }) => ({ path: `${folder}/${id}`, file, field: 'file name' }))
  return [
    ...hubs.map(({ file, data }) => ({ path: `/blog/${data.slug}`, file, field: 'slug' })),
    ...byName('/blog', [...articles, ...guides]),
    ...byName('/services', services),
    ...byName('', legal),
  ]
}

/** Every page that texts and menus may lead to. */
export const pagePaths = (content: Pages) => new Set([...sitePages, ...addressesOf(content).map(({ path }) => path)])
