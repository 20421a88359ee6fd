import type { Page, Site } from './site.ts'

/** One fault: the page it is on, and a sentence. */
export type Finding = { path: string; problem: string }

/** What is wrong with one page. */
type PageRule = (page: Page, site: Site) => string[]

const MIN_WORDS = 150
const MAX_CLICKS = 3

const isAbsolute = (address: unknown) => typeof address === 'string' && /^https?:\/\/[^/]/.test(address)
const meta = ({ document }: Page, property: string) =>
  document.querySelector(`meta[property="${property}"]`)?.getAttribute('content') ?? ''

const head: PageRule = (page, { origin, pages, indexable }) => {
  const { path, title, description, canonical, noindex } = page
  const sameAs = (field: 'title' | 'description') =>
    indexable.find((other) => other !== page && other[field] === page[field])?.path
  const listed = indexable.includes(page)
  return [
    !title && 'The page has no title.',
    !description && 'The page has no description.',
    listed && sameAs('title') && `The title is also that of ${sameAs('title')}.`,
    listed && sameAs('description') && `The description is also that of ${sameAs('description')}.`,
    !noindex &&
      !pages.some((other) => canonical === origin + other.path && other.canonical === canonical) &&
      `The canonical address "${canonical}" is not that of a page with the same canonical address.`,
    !noindex && meta(page, 'og:url') !== canonical && `og:url is "${meta(page, 'og:url')}", not the canonical address.`,
    !isAbsolute(meta(page, 'og:image')) && `og:image is "${meta(page, 'og:image')}", not an absolute address.`,
    listed &&
      (page.text.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0) < MIN_WORDS &&
      `${path} has under ${MIN_WORDS} words.`,
  ].filter((problem) => typeof problem === 'string')
}

/** Without a size the page moves when the picture arrives. */
const imageSizes: PageRule = ({ document }) =>
  [...document.querySelectorAll('img')]
    .filter((image) => !(image.getAttribute('width') && image.getAttribute('height')))
    .map((image) => `The image ${image.getAttribute('src')?.slice(0, 100)} has no width and height.`)

type Thing = Record<string, unknown>
const listOf = (value: unknown): unknown[] => (value === undefined ? [] : Array.isArray(value) ? value : [value])

/** Every typed node of a JSON-LD value, nested ones included. */
function nodesIn(value: unknown): Thing[] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap(nodesIn)
  return '@type' in value ? [value as Thing, ...inner] : inner
}

/** Properties that Google's documents require or recommend (developers.google.com/search/docs/appearance/structured-data). */
const REQUIRED: Record<string, string[]> = {
  BlogPosting: ['headline', 'image', 'author', 'datePublished', 'dateModified'],
  BreadcrumbList: ['itemListElement'],
  FAQPage: ['mainEntity'],
  Answer: ['text'],
  Question: ['name', 'acceptedAnswer'],
  LocalBusiness: ['name', 'address'],
  ProfessionalService: ['name', 'address'],
  Offer: ['priceCurrency', 'price'],
  Service: ['name', 'provider'],
  WebSite: ['name', 'url'],
}
const DATE = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d))?$/

function nodeProblems(node: Thing, text: string): string[] {
  const types = listOf(node['@type']).map(String)
  const missing = types.flatMap((type) => (REQUIRED[type] ?? []).filter((name) => listOf(node[name]).length === 0))
  // The page writes our amounts in the visitor's currency; until then US$600 is $600.
  const comparable = (words: unknown) => String(words).replace(/\s|US(?=\$)/g, '')
  const shown = (value: unknown) => comparable(text).includes(comparable(value))
  const addresses = ['url', 'logo', 'image', 'sameAs', 'item'].flatMap((name) => listOf(node[name]))
  const dates = ['datePublished', 'dateModified'].flatMap((name) => listOf(node[name]))
  const places = listOf(node.itemListElement).map((item) => (item as Thing).position)
  return [
    ...missing.map((name) => `The ${types} in the structured data has no ${name}.`),
    ...addresses
      .filter((address) => typeof address === 'string' && !isAbsolute(address))
      .map((address) => `"${address}" in the structured data is not absolute.`),
    ...dates.filter((date) => !DATE.test(String(date))).map((date) => `"${date}" in the structured data is no date.`),
    ...(places.some((place, index) => place !== undefined && place !== index + 1)
      ? [`The positions of the ${types} are ${places}.`]
      : []),
    ...(types.includes('Question') && !shown(node.name) ? [`The page does not show the question "${node.name}".`] : []),
    ...(types.includes('Answer') && !shown(node.text) ? [`The page does not show the answer "${node.text}".`] : []),
  ]
}

const structuredData: PageRule = ({ document, text }) =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].flatMap((script) => {
    try {
      const data = JSON.parse(script.textContent ?? '') as Thing
      const context = data['@context'] === 'https://schema.org' ? [] : ['A JSON-LD script has no schema.org @context.']
      return [...context, ...nodesIn(data).flatMap((node) => nodeProblems(node, text))]
    } catch (error) {
      return [`A JSON-LD script is not JSON: ${error}.`]
    }
  })

/** The sitemap lists the indexable pages and nothing else. */
function sitemap({ origin, indexable, sitemap: listed }: Site): Finding[] {
  const wrong = new Set(listed).symmetricDifference(new Set(indexable.map(({ path }) => origin + path)))
  return [...wrong].map((address) => ({
    path: '/sitemap.xml',
    problem: `${address} ${listed.includes(address) ? 'is no page that may be indexed' : 'is missing'}.`,
  }))
}

/** Links name a page by its canonical form, and every indexable page is few clicks from the home page. */
function reach({ origin, pages, indexable }: Site): Finding[] {
  const clicks = new Map([['/', 0]])
  const findings: Finding[] = []
  const byPath = new Map(pages.map((page) => [page.path, page]))
  // A Map also iterates over entries that are added on the way.
  for (const [path, distance] of clicks)
    for (const link of byPath.get(path)?.document.querySelectorAll('a[href]') ?? []) {
      const url = URL.parse(link.getAttribute('href') ?? '', origin + path)
      if (url?.origin !== origin || /\.\w+$/.test(url.pathname)) continue
      if (!byPath.has(url.pathname))
        findings.push({ path, problem: `A link leads to ${url.pathname}, which is no page.` })
      else if (!clicks.has(url.pathname)) clicks.set(url.pathname, distance + 1)
    }
  for (const { path } of indexable) {
    const distance = clicks.get(path)
    if (distance === undefined) findings.push({ path, problem: 'No link leads here from the home page.' })
    else if (distance > MAX_CLICKS)
      findings.push({ path, problem: `It is ${distance} clicks from the home page; ${MAX_CLICKS} is the limit.` })
  }
  return findings
}

/** Everything that is wrong with a site, beyond valid HTML and dead links. */
export function auditSite(site: Site): Finding[] {
  const onPages = site.pages.flatMap((page) =>
    [head, imageSizes, structuredData].flatMap((rule) =>
      rule(page, site).map((problem): Finding => ({ path: page.path, problem })),
    ),
  )
  return [...onPages, ...sitemap(site), ...reach(site)]
}
