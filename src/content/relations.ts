import { ContentError, fieldPath, references } from '@packages/content-files'
import type { Fonts } from '@packages/drawings'
import { addressesOf, isTaken, pagePaths } from './addresses.ts'
import { resolveAliases } from './aliases.ts'
import { lowContrastColors } from './brand.ts'
import { type CollectionName, type Content, collectionNames, collections } from './collections.ts'
import { exampleContacts, isExampleAddress } from './example.ts'
import { DRAFT, describeUnpublished, publicationState } from './publication.ts'
import { allDistinct } from './schemas/shared.ts'
import { formFields } from './schemas/site.ts'
import { fitTitle } from './share-title.ts'

/** The comparison, and the switch between plans on a phone, have room for so many. */
const MOST_PLANS = 4
/** A message lists the ids that a reference may have, up to so many. */
const MOST_IDS = 20

function* brokenReferences(content: Content) {
  // A guide may be named wherever an article may.
  const idsOf = (name: CollectionName) =>
    (name === 'articles' ? [...content.articles, ...content.guides] : content[name]).map(({ id }) => id)
  for (const name of collectionNames)
    for (const { file, data } of content[name])
      for (const { path, id, collection } of references(collections[name].schema, data)) {
        const ids = idsOf(collection as CollectionName)
        if (ids.includes(id)) continue
        const expected =
          ids.length > MOST_IDS ? `the name of a file in content/${collection}` : `one of ${ids.join(', ')}`
        yield `${file}: ${fieldPath(path)} is "${id}", but must be ${expected}.`
      }
}

/** Entries with a value that an entry before them has. */
function* duplicates<Item extends { file: string }>(items: Item[], what: string, of: (item: Item) => string | number) {
  for (const [index, item] of items.entries()) {
    const first = items.slice(0, index).find((other) => of(other) === of(item))
    if (first) yield `${item.file}: ${what} is ${JSON.stringify(of(item))}, as in ${first.file}. Choose another.`
  }
}

/** Exactly one entry of a folder has a boolean field set. */
function* exactlyOne(folder: string, field: string, marked: { file: string }[]) {
  const files = marked.map(({ file }) => file)
  if (files.length === 0) yield `${folder}: no file has "${field}: true", but exactly one must have it.`
  if (files.length > 1)
    yield `${files.join(', ')}: "${field}: true" is in ${files.length} files, but exactly one must have it.`
}

function* wrongPlans({ plans, services }: Content) {
  const drafts = new Set(services.filter((service) => publicationState(service) === DRAFT).map(({ id }) => id))
  const included = new Set(plans.flatMap(({ data }) => data.includes.map(({ service }) => service)))
  if (plans.length > MOST_PLANS)
    yield `content/plans: there are ${plans.length} plans, but the pages have room for ${MOST_PLANS}.`
  yield* exactlyOne(
    'content/plans',
    'popular',
    plans.filter(({ data }) => data.popular),
  )
  yield* duplicates(plans, 'order', ({ data }) => data.order)
  yield* duplicates(plans, 'name', ({ data }) => data.name)
  for (const { file, data } of plans) {
    const { elsewhere } = data.chatPrice
    if (/\$|USD/.test(elsewhere) && elsewhere.replace(/\D/g, '') !== String(data.usdPrice))
      yield `${file}: chatPrice > elsewhere is "${elsewhere}", but usdPrice is ${data.usdPrice}. The chat quotes the plan’s price.`
    for (const [index, { service }] of data.includes.entries())
      if (drafts.has(service))
        yield `${file}: includes > item ${index + 1} > service is "${service}", which is a draft. Publish it, or take it out of the plan.`
  }
  for (const { id, file } of services)
    if (!included.has(id) && !drafts.has(id))
      yield `${file}: no plan includes this service. Add it to a file in content/plans.`
}

/** Addresses that another page, or a folder of pages, has. */
function* wrongAddresses(content: Content) {
  const addresses = addressesOf(content)
  // Articles are pages below their categories too.
  const categories = content.hubs.map(({ id, file }) => ({ path: `/blog/${id}`, file, field: 'file name' }))
  const aliases = addresses.flatMap(({ file, aliases }) =>
    aliases.map((path, index) => ({ path, file, field: `aliases > item ${index + 1}` })),
  )
  const refuse = ({ path, file, field }: (typeof categories)[number], owner: string) =>
    `${file}: the ${field} gives the address ${path}, which ${owner} has. Choose another ${field}.`
  for (const one of [...addresses, ...categories]) if (isTaken(one.path)) yield refuse(one, 'the site itself')
  for (const [index, one] of addresses.entries()) {
    const first = addresses.slice(0, index).find(({ path }) => path === one.path)
    if (first) yield refuse(one, first.file)
  }
  for (const [index, { path, file, field }] of aliases.entries()) {
    const first = [...addresses, ...aliases.slice(0, index)].find((one) => one.path === path)
    const owner = isTaken(path) ? 'the site itself' : first?.file
    if (owner) yield `${file}: ${field} is "${path}", which is an address of ${owner}. Remove it here.`
  }
}

function* wrongBlog({ articles, hubs, blog }: Content) {
  const featured = articles.filter((article) => article.data.featured && publicationState(article) !== DRAFT)
  const categories = ['', ...hubs.map(({ id }) => `/${id}`)]
  yield* exactlyOne('content/articles', 'featured', featured)
  for (const article of featured) {
    const state = publicationState(article)
    if (state) yield `${article.file}: featured is true, but the article ${describeUnpublished(state)}.`
  }
  for (const { file, data } of blog)
    for (const [index, { article, route }] of data.searchEntries.entries())
      if (!categories.some((category) => route === `/blog${category}/${article}`))
        yield `${file}: searchEntries > item ${index + 1} > route is "${route}", but must be /blog/${article} or the same with a category, such as /blog/${hubs[0]?.id}/${article}.`
}

/** A link to a page that is not there, or not published. */
function* wrongTarget(field: string, link: string, paths: ReadonlyMap<string, string>) {
  const state = paths.get(link.replace(/[?#].*/, ''))
  if (state === undefined) yield `${field}, but the site has no such page.`
  else if (state) yield `${field}, but that page ${describeUnpublished(state)}.`
}

function* wrongMenus(content: Content) {
  const paths = pagePaths(content)
  for (const { file, data } of content.navigation)
    for (const menu of ['header', 'footer'] as const)
      for (const [index, { to }] of data[menu].entries())
        yield* wrongTarget(`${file}: ${menu} > item ${index + 1} > to is "${to}"`, to, paths)
}

/** Contact data of the example that was left in, and fields of `content/site.yaml` that contradict each other. */
function* wrongSite(content: Content) {
  const places = ['about', ...content.services.map(({ id }) => id)]
  const paths = pagePaths(content)
  for (const { file, data } of content.site) {
    const { url, videos, editor, announcement: { link = '/' } = {} } = data
    for (const { field, value, why } of isExampleAddress(url) ? [] : exampleContacts(data))
      yield `${file}: ${field} is "${value}", ${why}, but url is "${url}". Enter your own.`
    if (!link.startsWith('https:')) yield* wrongTarget(`${file}: announcement > link is "${link}"`, link, paths)
    for (const [index, { place }] of videos.entries())
      if (!places.includes(place))
        yield `${file}: videos > item ${index + 1} > place is "${place}", but must be one of ${places.join(', ')}.`
    for (const form of ['contactForm', 'newsletterForm'] as const) {
      const renamed = data[form]?.fieldNames ?? []
      const kept = formFields[form].filter((name) => !renamed.some(({ field }) => field === name))
      const names = [...kept, ...renamed.map(({ name }) => name)]
      if (!allDistinct(names) || names.length !== formFields[form].length)
        yield `${file}: ${form} > fieldNames gives a field two names, or two fields the same one.`
    }
    if (editor?.appId && editor.host === 'github')
      yield `${file}: editor > appId is "${editor.appId}", but must be left out: GitHub signs people in through authUrl or a token.`
  }
}

function* unknownFacts({ legal }: Content, facts: string[]) {
  for (const { file, body } of legal)
    for (const [placeholder, name = ''] of body.matchAll(/\{(?:only |without )?(\w+)\}/g))
      if (!facts.includes(name))
        yield `${file}: ${placeholder} is not a known placeholder. Known are ${facts.join(', ')}.`
}

/** A report whose sources do not add up to its months. */
function* wrongReport({ report }: Content) {
  for (const { file, data } of report) {
    const { months } = data.number
    for (const [column, month] of [months[0], months.at(-2), months.at(-1)].entries()) {
      const sum = data.sources.rows.reduce((total, { values }) => total + (values[column] ?? 0), 0)
      if (month && sum !== month.value)
        yield `${file}: the sources of ${month.label} add up to ${sum}, but number > months says ${month.value}.`
    }
  }
}

/** Titles that a share image cannot show. */
function* wrongTitles({ articles, guides, services, landing, legal }: Content, fonts: Fonts) {
  for (const { file, data } of [...articles, ...guides, ...services, ...landing, ...legal])
    try {
      fitTitle(fonts, data.title)
    } catch (error) {
      yield `${file}: the title cannot be drawn on its share image. ${error instanceof Error ? error.message : String(error)}`
    }
}

/**
 * Validates across files: references, values that may stand in one file only, addresses.
 * @param facts the placeholders that legal pages may hold
 * @throws ContentError with a line for each fault
 */
export function checkRelations(content: Content, facts: string[], fonts: Fonts): void {
  const named = resolveAliases(content)
  const faults = [
    ...content.brand.flatMap(({ file, data }) => [...lowContrastColors(file, data)]),
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
