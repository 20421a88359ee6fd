import { ContentError, fieldPath, references } from '@packages/content-files'
import type { Fonts } from '@packages/drawings'
import { addressesOf, isTaken, pagePaths } from './addresses.ts'
import { faintColors } from './brand.ts'
import { type CollectionName, type Content, collectionNames, collections } from './collections.ts'
import { exampleContacts, isExampleAddress } from './example.ts'
import { withPresentNames } from './former-names.ts'
import { DRAFT, opensOn, waits } from './publication.ts'
import { formFields } from './schemas/settings.ts'
import { differ } from './schemas/shared.ts'
import { fitTitle } from './share-title.ts'

/** A message lists the ids that a reference takes, up to so many. */
const MOST_IDS = 20

function brokenReferences(content: Content): string[] {
  // A guide may be named wherever an article may.
  const idsOf = (name: CollectionName) =>
    (name === 'articles' ? [...content.articles, ...content.guides] : content[name]).map(({ id }) => id)
  return collectionNames.flatMap((name) =>
    content[name].flatMap(({ file, data }) =>
      [...references(collections[name].schema, data)].flatMap(({ path, id, collection }) => {
        const ids = idsOf(collection as CollectionName)
        if (ids.includes(id)) return []
        const takes = ids.length > MOST_IDS ? `the name of a file in content/${collection}` : `one of ${ids.join(', ')}`
        return [`${file}: ${fieldPath(path)} is "${id}", but takes ${takes}.`]
      }),
    ),
  )
}

/** Entries with a value that an entry before them has. */
function duplicates<Item extends { file: string }>(items: Item[], what: string, of: (item: Item) => string | number) {
  return items.flatMap((item, index) => {
    const first = items.slice(0, index).find((other) => of(other) === of(item))
    return first ? [`${item.file}: ${what} is ${JSON.stringify(of(item))}, as in ${first.file}. Choose another.`] : []
  })
}

/** Exactly one entry of a folder has a boolean field set. */
function exactlyOne(folder: string, field: string, marked: { file: string }[]): string[] {
  if (marked.length === 1) return []
  if (marked.length === 0) return [`${folder}: no file has "${field}: true", but exactly one takes it.`]
  return [
    `${marked.map(({ file }) => file).join(', ')}: "${field}: true" stands in ${marked.length} files, but exactly one takes it.`,
  ]
}

function wrongPlans({ plans, services }: Content): string[] {
  const drafts = new Set(services.filter((service) => opensOn(service) === DRAFT).map(({ id }) => id))
  const included = new Set(plans.flatMap(({ data }) => data.includes.map(({ service }) => service)))
  const popular = plans.filter(({ data }) => data.popular)
  return [
    ...exactlyOne('content/plans', 'popular', popular),
    ...duplicates(plans, 'order', ({ data }) => data.order),
    ...duplicates(plans, 'name', ({ data }) => data.name),
    ...plans.flatMap(({ file, data: { chatPrice, usdPrice } }) =>
      /\$|USD/.test(chatPrice.elsewhere) && chatPrice.elsewhere.replace(/\D/g, '') !== String(usdPrice)
        ? [
            `${file}: chatPrice > elsewhere is "${chatPrice.elsewhere}", but usdPrice is ${usdPrice}. The chat quotes the plan’s price.`,
          ]
        : [],
    ),
    ...plans.flatMap(({ file, data }) =>
      data.includes.flatMap(({ service }, index) =>
        drafts.has(service)
          ? [
              `${file}: includes > item ${index + 1} > service is "${service}", which is a draft. A plan sells what is there.`,
            ]
          : [],
      ),
    ),
    ...services
      .filter(({ id }) => !included.has(id) && !drafts.has(id))
      .map(({ file }) => `${file}: no plan includes this service. Add it to a file in content/plans.`),
  ]
}

/** Addresses that another page, or a folder of pages, has. */
function wrongAddresses(content: Content): string[] {
  const addresses = addressesOf(content)
  // Articles are pages below their categories too.
  const categories = content.hubs.map(({ id, file }) => ({ path: `/blog/${id}`, file, field: 'file name' }))
  const aliases = addresses.flatMap(({ file, aliases }) =>
    aliases.map((path, index) => ({ path, file, field: `aliases > item ${index + 1}` })),
  )
  const refuse = ({ path, file, field }: (typeof categories)[number], owner: string) =>
    `${file}: the ${field} gives the address ${path}, which ${owner} has. Choose another ${field}.`
  return [
    ...[...addresses, ...categories].filter(({ path }) => isTaken(path)).map((one) => refuse(one, 'the site itself')),
    ...addresses.flatMap((one, index) => {
      const first = addresses.slice(0, index).find(({ path }) => path === one.path)
      return first ? [refuse(one, first.file)] : []
    }),
    ...aliases.flatMap(({ path, file, field }, index) => {
      const first = [...addresses, ...aliases.slice(0, index)].find((one) => one.path === path)
      const owner = isTaken(path) ? 'the site itself' : first?.file
      return owner ? [`${file}: ${field} is "${path}", which is an address of ${owner}. Take it away here.`] : []
    }),
  ]
}

function wrongBlog({ articles, hubs, blog }: Content): string[] {
  const featured = articles.filter((article) => article.data.featured && opensOn(article) !== DRAFT)
  const categories = ['', ...hubs.map(({ id }) => `/${id}`)]
  return [
    ...exactlyOne('content/articles', 'featured', featured),
    ...featured.flatMap((article) => {
      const opens = opensOn(article)
      return opens ? [`${article.file}: featured is true, but the article ${waits(opens)}.`] : []
    }),
    ...blog.flatMap(({ file, data }) =>
      data.searchEntries.flatMap(({ article, route }, index) =>
        categories.some((category) => route === `/blog${category}/${article}`)
          ? []
          : [
              `${file}: searchEntries > item ${index + 1} > route is "${route}", but takes /blog/${article} or the same with a category, such as /blog/${hubs[0]?.id}/${article}.`,
            ],
      ),
    ),
  ]
}

const wrongTarget = (opens: string | undefined) =>
  opens === undefined ? ['the site has no such page'] : opens ? [`that page ${waits(opens)}`] : []

function wrongMenus(content: Content): string[] {
  const paths = pagePaths(content)
  return content.navigation.flatMap(({ file, data }) =>
    (['header', 'footer'] as const).flatMap((menu) =>
      data[menu].flatMap(({ to }, index) =>
        wrongTarget(paths.get(to.replace(/[?#].*/, ''))).map(
          (wrong) => `${file}: ${menu} > item ${index + 1} > to is "${to}", but ${wrong}.`,
        ),
      ),
    ),
  )
}

/** A forgotten address of the example, and what the fields of `content/site.yaml` allow alone and not together. */
function wrongSite(content: Content): string[] {
  const places = ['about', ...content.services.map(({ id }) => id)]
  const paths = pagePaths(content)
  return content.site.flatMap(({ file, data }) => {
    const { url, videos, editor, announcement: { link = '/' } = {} } = data
    const left = isExampleAddress(url) ? [] : exampleContacts(data)
    return [
      ...left.map(
        ({ field, value, why }) => `${file}: ${field} is "${value}", ${why}, but url is "${url}". Put your own there.`,
      ),
      ...(link.startsWith('https:') || paths.has(link.replace(/[?#].*/, ''))
        ? []
        : [`${file}: announcement > link is "${link}", but the site has no such page.`]),
      ...videos.flatMap(({ place }, index) =>
        places.includes(place)
          ? []
          : [`${file}: videos > item ${index + 1} > place is "${place}", but takes one of ${places.join(', ')}.`],
      ),
      ...(['contactForm', 'newsletterForm'] as const).flatMap((form) => {
        const renamed = data[form]?.fieldNames ?? []
        const kept = formFields[form].filter((name) => !renamed.some(({ field }) => field === name))
        const names = [...kept, ...renamed.map(({ name }) => name)]
        return differ(names) && names.length === formFields[form].length
          ? []
          : [`${file}: ${form} > fieldNames gives a field two names, or two fields the same one.`]
      }),
      ...(editor?.appId && editor.host === 'github'
        ? [
            `${file}: editor > appId is "${editor.appId}", but takes nothing: GitHub signs people in through authUrl or a token.`,
          ]
        : []),
    ]
  })
}

const unknownFacts = ({ legal }: Content, facts: string[]) =>
  legal.flatMap(({ file, body }) =>
    [...body.matchAll(/\{(?:only |without )?(\w+)\}/g)]
      .filter(([, name = '']) => !facts.includes(name))
      .map(([placeholder]) => `${file}: ${placeholder} is no fact of the company. There are ${facts.join(', ')}.`),
  )

/** A report whose sources do not add up to its months. */
const wrongReport = ({ report }: Content) =>
  report.flatMap(({ file, data: { number, sources } }) =>
    [number.months[0], number.months.at(-2), number.months.at(-1)].flatMap((month, column) => {
      const sum = sources.rows.reduce((total, { values }) => total + (values[column] ?? 0), 0)
      return month && sum !== month.value
        ? [`${file}: the sources of ${month.label} add up to ${sum}, but number > months says ${month.value}.`]
        : []
    }),
  )

/** Titles that a share image cannot show. */
const wrongTitles = ({ articles, guides, services, landing, legal }: Content, fonts: Fonts) =>
  [...articles, ...guides, ...services, ...landing, ...legal].flatMap(({ file, data: { title } }) => {
    try {
      fitTitle(fonts, title)
      return []
    } catch (error) {
      return [`${file}: title cannot be set. ${error instanceof Error ? error.message : String(error)}`]
    }
  })

/**
 * Validates across files: references, values that may stand in one file only, addresses.
 * @param facts the placeholders that legal pages may hold
 * @throws ContentError with a line for each fault
 */
export function checkRelations(content: Content, facts: string[], fonts: Fonts): void {
  const named = withPresentNames(content)
  const faults = [
    ...content.brand.flatMap(({ file, data }) => faintColors(file, data)),
    ...brokenReferences(named),
    ...wrongSite(content),
    ...wrongPlans(named),
    ...wrongAddresses(content),
    ...wrongBlog(content),
    ...wrongMenus(content),
    ...unknownFacts(content, facts),
    ...wrongReport(content),
    ...wrongTitles(content, fonts),
  ]
  if (faults.length > 0) throw new ContentError(faults.join('\n'))
}
