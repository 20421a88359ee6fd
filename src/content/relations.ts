import type { Fonts } from '@packages/drawings'
import { ContentError, fieldPath, references } from '../../packages/content-files/index.ts'
import { type CollectionName, type Content, collections } from './collections.ts'
import { fitTitle } from './share-title.ts'

/** A list of more names than this helps nobody. */
const MOST_NAMES = 20

function brokenReferences(content: Content): string[] {
  // A guide stands wherever an article may.
  const idsOf = (name: CollectionName) =>
    (name === 'articles' ? [...content.articles, ...content.guides] : content[name]).map(({ id }) => id)
  const found = (Object.keys(collections) as CollectionName[]).flatMap((name) =>
    content[name].flatMap(({ file, data }) =>
      [...references(collections[name].schema, data)].map((reference) => ({ file, ...reference })),
    ),
  )
  return found.flatMap(({ file, path, id, collection }) => {
    const ids = idsOf(collection as CollectionName)
    if (ids.includes(id)) return []
    const takes = ids.length > MOST_NAMES ? `the name of a file in content/${collection}` : `one of ${ids.join(', ')}`
    return [`${file}: ${fieldPath(path)} is "${id}", but takes ${takes}.`]
  })
}

/** Entries that have a value which one before them has already. */
function alreadyTaken<Item extends { file: string }>(items: Item[], what: string, of: (item: Item) => string | number) {
  return items.flatMap((item, index) => {
    const first = items.slice(0, index).find((other) => of(other) === of(item))
    return first ? [`${item.file}: ${what} is ${JSON.stringify(of(item))}, as in ${first.file}. Choose another.`] : []
  })
}

/** Exactly one of a collection is marked by a field. */
function exactlyOne(folder: string, field: string, marked: { file: string }[]): string[] {
  if (marked.length === 1) return []
  if (marked.length === 0) return [`${folder}: no file has "${field}: true", but exactly one takes it.`]
  return [
    `${marked.map(({ file }) => file).join(', ')}: "${field}: true" stands in ${marked.length} files, but exactly one takes it.`,
  ]
}

function wrongPlans({ plans, services }: Content): string[] {
  const held = new Set(plans.flatMap(({ data }) => data.includes.map(({ service }) => service)))
  const quoted = plans.flatMap(({ file, data: { chatPrice, usdPrice } }) =>
    /\$|USD/.test(chatPrice.elsewhere) && chatPrice.elsewhere.replace(/\D/g, '') !== String(usdPrice)
      ? [
          `${file}: chatPrice > elsewhere is "${chatPrice.elsewhere}", but usdPrice is ${usdPrice}. The chat quotes the plan’s price.`,
        ]
      : [],
  )
  return [
    ...exactlyOne(
      'content/plans',
      'popular',
      plans.filter(({ data }) => data.popular),
    ),
    ...alreadyTaken(plans, 'order', ({ data }) => data.order),
    ...alreadyTaken(plans, 'name', ({ data }) => data.name),
    ...quoted,
    ...services
      .filter(({ id }) => !held.has(id))
      .map(({ file }) => `${file}: no plan includes this service. Add it to a file in content/plans.`),
  ]
}

/** Addresses below /blog that no file may take. */
const BLOG_ITSELF = ['page', '404']

function wrongBlog({ articles, guides, hubs, blog }: Content): string[] {
  const slugs = new Set([...BLOG_ITSELF, ...hubs.map(({ data }) => data.slug)])
  const texts = [...articles, ...guides]
  const routes = blog.flatMap(({ file, data }) =>
    data.searchEntries.flatMap(({ article, route }, index) =>
      ['', ...hubs.map(({ id }) => `/${id}`)].some((category) => route === `/blog${category}/${article}`)
        ? []
        : [
            `${file}: searchEntries > item ${index + 1} > route is "${route}", but takes /blog/${article} or the same with a category, such as /blog/${hubs[0]?.id}/${article}.`,
          ],
    ),
  )
  return [
    ...exactlyOne(
      'content/articles',
      'featured',
      articles.filter(({ data }) => data.featured),
    ),
    ...alreadyTaken(hubs, 'slug', ({ data }) => data.slug),
    ...alreadyTaken(texts, 'the file name', ({ id }) => id),
    ...hubs
      .filter(({ data }) => BLOG_ITSELF.includes(data.slug))
      .map(
        ({ file, data }) => `${file}: slug is "${data.slug}", an address that the blog uses itself. Choose another.`,
      ),
    ...texts
      .filter(({ id }) => slugs.has(id))
      .map(({ id, file }) => `${file}: the file name "${id}" is an address that the blog uses itself. Choose another.`),
    ...routes,
  ]
}

/** Pages of the site that are no entry of a collection. */
const PAGES = ['/', '/about', '/packages', '/faqs', '/contact', '/blog']
/** First parts of addresses that no file of content may take. */
const TAKEN = [...PAGES, '/404', '/admin', '/assets', '/index', '/pictures', '/services', '/share', '/thank-you']

/** Every page that texts and menus may lead to, but articles and guides. */
export function fixedPaths({ hubs, services, legal }: Pick<Content, 'hubs' | 'services' | 'legal'>): Set<string> {
  return new Set([
    ...PAGES,
    ...hubs.map(({ data }) => `/blog/${data.slug}`),
    ...services.map(({ id }) => `/services/${id}`),
    ...legal.map(({ id }) => `/${id}`),
  ])
}

function wrongMenus(content: Content): string[] {
  const paths = fixedPaths(content)
  for (const { id } of [...content.articles, ...content.guides]) paths.add(`/blog/${id}`)
  return content.navigation.flatMap(({ file, data }) =>
    (['header', 'footer'] as const).flatMap((menu) =>
      data[menu].flatMap(({ to }, index) =>
        paths.has(to.replace(/[?#].*/, ''))
          ? []
          : [`${file}: ${menu} > item ${index + 1} > to is "${to}", but the site has no such page.`],
      ),
    ),
  )
}

/** @param facts the placeholders that legal pages may hold */
function wrongLegal({ legal }: Content, facts: string[]): string[] {
  return legal.flatMap(({ id, file, body }) => [
    ...(TAKEN.includes(`/${id}`)
      ? [`${file}: the file name "${id}" is an address of another page. Choose another.`]
      : []),
    ...[...body.matchAll(/\{(\w+)\}/g)]
      .filter(([, name = '']) => !facts.includes(name))
      .map(([placeholder]) => `${file}: ${placeholder} is no fact of the company. There are ${facts.join(', ')}.`),
  ])
}

/** Titles that share images cannot show. */
function unsettable({ articles, guides, services, legal }: Content, fonts: Fonts): string[] {
  return [...articles, ...guides, ...services, ...legal].flatMap(({ file, data: { title } }) => {
    try {
      fitTitle(fonts, title)
      return []
    } catch (error) {
      return [`${file}: title cannot be set. ${error instanceof Error ? error.message : String(error)}`]
    }
  })
}

/**
 * Checks what no file can be asked alone: names of other files, what may stand in one file only, addresses.
 * @throws ContentError with a line for each fault
 */
export function checkRelations(content: Content, facts: string[], fonts: Fonts): void {
  const faults = [
    ...brokenReferences(content),
    ...wrongPlans(content),
    ...wrongBlog(content),
    ...wrongMenus(content),
    ...wrongLegal(content, facts),
    ...unsettable(content, fonts),
  ]
  if (faults.length > 0) throw new ContentError(faults.join('\n'))
}
