import { beforeEach, describe, expect, it } from 'vitest'
import { resolveAliases } from './aliases.ts'
import { readStyle } from './brand-files.ts'
import type { CollectionName, Content, Data } from './collections.ts'
import { readContent } from './loader.ts'
import { checkRelations } from './relations.ts'

const original = readContent('.')
/** Those of the legal pages as they are. */
const placeholders = original.legal.flatMap(({ body }) =>
  [...body.matchAll(/\{(?:only |without )?(\w+)\}/g)].map(([, name = '']) => name),
)

let content: Content
beforeEach(() => {
  content = structuredClone(original)
})

const { fonts } = await readStyle('.')
const check = () => checkRelations(content, ['companyName', 'email', ...placeholders], fonts)
const plan = (id: string) => entry('plans', id).data
function entry<Name extends CollectionName>(name: Name, id: string): Content[Name][number] {
  const found = (content[name] as Content[Name][number][]).find((one) => one.id === id)
  if (!found) throw new Error(`There is no ${name} ${id}.`)
  return found
}

it('lets the content of the site pass', () => {
  expect(check).not.toThrow()
})

it('refuses a report whose sources do not add up to its months', () => {
  const [report] = content.report
  const [source] = report?.data.sources.rows ?? []
  if (source) source.values[2] = 28
  expect(check).toThrow('content/report.yaml: the sources of October add up to 51, but number > months says 52.')
})

describe('the name of another file', () => {
  it.each<[string, () => void, string]>([
    [
      'author of an article',
      () => (entry('articles', 'seo-1').data.author = 'bob'),
      'content/articles/seo-1.md: author is "bob", but must be one of daniel-okafor, ines-duarte, meera-nair, tom-whitfield.',
    ],
    [
      'plan of a block',
      () => Object.assign(entry('landing', 'dentists').data.blocks[0] ?? {}, { plan: 'baking' }),
      'content/landing/dentists.yaml: blocks > item 1 > plan is "baking", but must be one of enterprise, professional, starter.',
    ],
    [
      'article beside a service',
      () => (entry('services', 'google-ads').data.related.articles[0] = 'baking'),
      'content/services/google-ads.yaml: related > articles > item 1 is "baking", but must be the name of a file in content/articles.',
    ],
  ])('%s has to be there', (_, breakIt, sentence) => {
    breakIt()
    expect(check).toThrow(sentence)
  })

  it('may be that of a guide where an article may stand', () => {
    entry('services', 'google-ads').data.related.articles[0] = 'ai-in-marketing'
    expect(check).not.toThrow()
  })
})

describe('the site', () => {
  it('has nothing of the example’s contacts once it has an address of its own', () => {
    const site = entry('site', 'site').data
    site.url = 'https://studio-nord.com'
    site.contactForm = { endpoint: 'https://forms.kitebridge.example/contact', format: 'json' }
    for (const said of [
      'email is "hello@kitebridge.example", which receives nothing, but url is "https://studio-nord.com".',
      'phone is "+44 20 7946 0958", a number reserved for fiction, but',
      'bookingUrl is "https://calendly.com/kitebridge-example/30min", where visitors would book',
      'contactForm > endpoint is "https://forms.kitebridge.example/contact", which receives nothing, but',
    ])
      expect(check).toThrow(`content/site.yaml: ${said}`)
    const contactForm = { endpoint: '/contact', format: 'form' as const }
    const bookingUrl = 'https://calendly.com/studio-nord/30min'
    Object.assign(site, { email: 'hello@studio-nord.com', phone: '+49 30 901820', bookingUrl, contactForm })
    expect(check).not.toThrow()
  })

  it.each<[string, Partial<Data<'site'>>]>([
    [
      'announcement > link is "/bread", but the site has no such page.',
      { announcement: { text: 'Fresh bread', link: '/bread', lastDay: '2026-12-24' } },
    ],
    [
      'videos > item 1 > place is "bread", but',
      { videos: [{ place: 'bread', youtubeId: 'aqz-KE-bpKQ', title: 'Bread' }] },
    ],
    [
      'contactForm > fieldNames gives a field two names, or two fields the same one.',
      { contactForm: { endpoint: '/', format: 'form', fieldNames: [{ field: 'email', name: 'message' }] } },
    ],
    [
      'editor > appId is "abc", but must be left out: GitHub signs people in',
      { editor: { repository: 'https://github.com/you/site', host: 'github', appId: 'abc' } },
    ],
  ])('is told: %s', (said, changed) => {
    Object.assign(entry('site', 'site').data, changed)
    expect(check).toThrow(`content/site.yaml: ${said}`)
  })
})

describe('plans', () => {
  it('have one that is popular', () => {
    plan('professional').popular = false
    expect(check).toThrow('content/plans: no file has "popular: true", but exactly one must have it.')
    plan('professional').popular = true
    plan('starter').popular = true
    expect(check).toThrow(
      'content/plans/professional.yaml, content/plans/starter.yaml: "popular: true" is in 2 files, but exactly one must have it.',
    )
  })

  it('are four at most', () => {
    const { plans } = content
    const [one] = plans
    if (!one) throw new Error('There is no plan.')
    for (const id of ['fourth', 'fifth'])
      plans.push({ ...one, id, data: { ...one.data, name: id, order: plans.length + 1, popular: false } })
    expect(check).toThrow('content/plans: there are 5 plans, but the pages have room for 4.')
  })

  it('differ in their order', () => {
    plan('enterprise').order = 1
    expect(check).toThrow('starter.yaml: order is 1, as in content/plans/enterprise.yaml. Choose another.')
  })

  it('are quoted in the chat at their price, where that is in dollars', () => {
    plan('starter').usdPrice = 349
    expect(check).toThrow('content/plans/starter.yaml: chatPrice > elsewhere is "$299", but usdPrice is 349.')
    plan('starter').chatPrice.elsewhere = '£275'
    expect(check).not.toThrow()
  })

  it('hold every service', () => {
    for (const { data } of content.plans)
      data.includes = data.includes.filter(({ service }) => service !== 'email-marketing')
    expect(check).toThrow('content/services/email-marketing.yaml: no plan includes this service.')
  })
})

describe('the blog', () => {
  it('has one featured article', () => {
    entry('articles', 'featured').data.featured = false
    expect(check).toThrow('content/articles: no file has "featured: true"')
    entry('articles', '1').data.featured = true
    entry('articles', '2').data.featured = true
    expect(check).toThrow('content/articles/1.md, content/articles/2.md: "featured: true" is in 2 files')
  })

  it.each(['/blog/seo-2', '/blog/bread/seo-1', '/services/seo-1'])('does not find seo-1 at %s', (route) => {
    content.blog[0]?.data.searchEntries.push({ article: 'seo-1', route })
    expect(check).toThrow(
      `content/pages/blog.yaml: searchEntries > item 10 > route is "${route}", but must be /blog/seo-1 or`,
    )
  })
})

it('menus lead to pages that are there, or into them', () => {
  const [navigation] = content.navigation
  navigation?.data.header.push({ label: 'Cakes', to: '/cakes' })
  expect(check).toThrow('content/navigation.yaml: header > item 6 > to is "/cakes", but the site has no such page.')
  navigation?.data.header.splice(5, 1, { label: 'Terms', to: '/terms#a' }, { label: 'SEO', to: '/blog/seo-1' })
  expect(check).not.toThrow()
})

it('legal pages name only facts that the company has', () => {
  entry('legal', 'terms').body += 'Ask {teh owner} or {owner}.'
  expect(check).toThrow('content/legal/terms.md: {owner} is not a known placeholder. Known are companyName, ')
})

describe('an address is taken once', () => {
  const place = {
    articles: 'content/articles',
    guides: 'content/guides',
    services: 'content/services',
    legal: 'content/legal',
  }
  it.each([
    ['guides', 'seo-1', '/blog/seo-1', 'content/articles/seo-1.md'],
    ['guides', 'seo-growth', '/blog/seo-growth', 'content/hubs/seo.yaml'],
    ['articles', 'page', '/blog/page', 'the site itself'],
    ['articles', 'index', '/blog/index', 'the site itself'],
    ['services', 'test', '/services/test', 'the site itself'],
    ['legal', 'about', '/about', 'the site itself'],
    ['legal', 'assets', '/assets', 'the site itself'],
  ] as const)('%s may not have a file %s', (name, id, path, owner) => {
    const [first] = content[name]
    const file = `${place[name]}/${id}.${name === 'services' ? 'yaml' : 'md'}`
    Object.assign(first ?? {}, { id, file })
    expect(check).toThrow(
      `${file}: the file name gives the address ${path}, which ${owner} has. Choose another file name.`,
    )
  })

  it('a hub may not be a folder of the blog’s own pages', () => {
    Object.assign(entry('hubs', 'strategy'), { id: 'page', file: 'content/hubs/page.yaml' })
    expect(check).toThrow(
      'content/hubs/page.yaml: the file name gives the address /blog/page, which the site itself has.',
    )
  })
})

describe('a former address', () => {
  const renamed = (...aliases: string[]) => Object.assign(entry('articles', 'seo-2').data, { aliases })

  it.each([
    ['/blog/seo-1', 'content/articles/seo-1.md'],
    ['/blog/seo-2', 'content/articles/seo-2.md'],
    ['/about', 'the site itself'],
  ])('is not %s, which is there', (alias, owner) => {
    renamed('/old', alias)
    expect(check).toThrow(
      `content/articles/seo-2.md: aliases > item 2 is "${alias}", which is an address of ${owner}. Remove it here.`,
    )
  })

  it('is not that of two entries', () => {
    Object.assign(entry('services', 'google-ads').data, { aliases: ['/old'] })
    renamed('/old')
    expect(check).toThrow(
      'google-ads.yaml: aliases > item 1 is "/old", which is an address of content/articles/seo-2.md.',
    )
  })

  it('still names the entry elsewhere', () => {
    renamed('/blog/rankings')
    entry('services', 'google-ads').data.related.articles[0] = 'rankings'
    content.navigation[0]?.data.header.push({ label: 'Rankings', to: '/blog/rankings' })
    expect(check).not.toThrow()
    const [service] = resolveAliases(content).services.filter(({ id }) => id === 'google-ads')
    expect(service?.data.related.articles[0]).toBe('seo-2')
  })
})

describe('what waits', () => {
  it('is in no plan while it is a draft, and may be in one before its day', () => {
    entry('services', 'google-ads').data.draft = true
    expect(check).toThrow(/professional\.yaml: includes > item \d+ > service is "google-ads", which is a draft\./)
    for (const { data } of content.plans)
      data.includes = data.includes.filter(({ service }) => service !== 'google-ads')
    expect(check).not.toThrow()
    Object.assign(entry('services', 'email-marketing').data, { date: '2999-01-31' })
    expect(check).not.toThrow()
  })

  it('is not the featured article, nor in a menu', () => {
    entry('articles', 'featured').data.date = '2999-01-31'
    content.navigation[0]?.data.header.push({ label: 'New', to: '/blog/featured' })
    expect(check).toThrow('featured.md: featured is true, but the article is not published until 2999-01-31.')
    expect(check).toThrow('header > item 6 > to is "/blog/featured", but that page is not published until 2999-01-31.')
  })
})

it('names all faults at once, a line each', () => {
  plan('starter').popular = true
  entry('articles', '1').data.author = 'bob'
  expect(check).toThrow(/^content\/articles\/1\.md: [^\n]+\ncontent\/plans\/professional\.yaml, [^\n]+$/)
})

it('refuses a title that the picture to share cannot show, letter or length', () => {
  entry('articles', 'seo-1').data.title = 'Ten photographs of 日本'
  expect(check).toThrow(
    'content/articles/seo-1.md: the title cannot be drawn on its share image. The character “日” (U+65E5) is in none',
  )
  entry('articles', 'seo-1').data.title = 'W'.repeat(60)
  expect(check).toThrow(/seo-1\.md: the title cannot be drawn on its share image\. The title "W+" is too long/)
})
