import { expect, it } from 'vitest'
import { llmsText, pageDates, sitemap } from './site-files.ts'

it('lists canonical addresses once, escaped and with a date where there is one', () => {
  const addresses = ['https://a.example/blog/1', "https://a.example/a&b'c", 'https://a.example/blog/1', undefined]
  const pages = addresses.map((canonical) => ({ canonical }))
  expect(sitemap(pages, new Map([['/blog/1', '2026-05-12']])).match(/<url>.*?<\/url>/g)).toEqual([
    '<url><loc>https://a.example/a&amp;b&apos;c</loc></url>',
    '<url><loc>https://a.example/blog/1</loc><lastmod>2026-05-12</lastmod></url>',
  ])
})

/** Entries that have no fields but those that are read. */
const entries = (list: ({ id: string } & Record<string, unknown>)[]) =>
  list.map(({ id, ...data }) => ({ id, data })) as never

it('dates articles by themselves, the blog by its newest, and hubs by the newest they show', () => {
  const dates = pageDates({
    articles: entries([
      { id: 'seo-1', date: '2026-03-01', category: 'seo' },
      { id: 'featured', date: '2026-09-01', category: 'social' },
      { id: 'seo-2', date: '2026-04-01', category: 'seo' },
      { id: '1', date: '2026-05-01', category: 'seo', inHub: false },
    ]),
    guides: entries([{ id: 'ai', date: '2026-06-01', updated: '2026-10-01', category: 'seo' }]),
    hubs: entries([
      { id: 'seo', slug: 'seo-growth' },
      { id: 'strategy', slug: 'digital-strategy' },
    ]),
  })
  expect(Object.fromEntries(dates)).toEqual({
    '/blog/featured': '2026-09-01',
    '/blog/seo-1': '2026-03-01',
    '/blog/seo-2': '2026-04-01',
    '/blog/1': '2026-05-01',
    '/blog/ai': '2026-10-01',
    '/blog': '2026-10-01',
    '/blog/seo-growth': '2026-04-01',
  })
})

const metadata = {
  pages: 'Pages',
  services: 'Services',
  landing: 'Who we work for',
  blog: 'Blog',
  articles: 'Articles',
  plans: 'Plans, a month, in US dollars:',
  contact: 'Write to {email} or call {phone}.',
}
const content = {
  hubs: entries([{ id: 'seo', slug: 'seo-growth' }]),
  plans: entries([{ id: 'large', name: 'Large', usdPrice: 1299, summary: 'For many.', order: 1 }]),
  company: [],
  messages: entries([{ id: 'messages', metadata }]),
}
const site = { name: 'Brand', email: 'a@b.example', phone: '+1 234 567' }
const page = (path: string, more: object = {}) => ({
  path,
  title: `Title of ${path}`,
  description: 'One\nline',
  canonical: `https://a.example${path}`,
  ...more,
})
const dates = new Map([
  ['/blog', '2026-12-01'],
  ['/blog/1', '2026-01-01'],
  ['/blog/2', '2026-02-01'],
])
const home = page('/', { description: 'What we do.' })
const llms = (...pages: ReturnType<typeof page>[]) => llmsText(pages, dates, content, site)

it('says who, what and for how much, then lists the pages by kind', () => {
  const paths = ['/about', '/blog', '/blog/1', '/blog/2', '/blog/page/2', '/blog/seo-growth', '/services/seo']
  expect(llms(home, ...paths.map((path) => page(path)))).toBe(`# Brand

> What we do.

Plans, a month, in US dollars:

- Large, $1,299: For many.

Write to a@b.example or call +1 234 567.

## Pages

- [Title of /](https://a.example/): What we do.
- [Title of /about](https://a.example/about): One line

## Services

- [Title of /services/seo](https://a.example/services/seo): One line

## Blog

- [Title of /blog](https://a.example/blog): One line
- [Title of /blog/seo-growth](https://a.example/blog/seo-growth): One line

## Articles

- [Title of /blog/2](https://a.example/blog/2): One line
- [Title of /blog/1](https://a.example/blog/1): One line
`)
})

it('leaves out pages kept from search, further addresses of a page, and empty groups', () => {
  const hidden = page('/thank-you', { canonical: undefined })
  const copy = page('/blog/seo/1', { canonical: 'https://a.example/blog/1' })
  expect(llms(home, hidden, copy)).not.toMatch(/thank-you|blog|## Services/i)
})

it('keeps texts from becoming markup', () => {
  expect(llms(home, page('/a', { title: 'A [b](c) *d* <e> `f`' }))).toContain(
    '[A \\[b\\](c) \\*d\\* \\<e\\> \\`f\\`](https://a.example/a)',
  )
})
