import { expect, it } from 'vitest'
import { pageDates } from './page-dates.ts'
import { robots, sitemap } from './sitemap.ts'

const page = (canonical: string | undefined, indexable = true) => ({ canonical, indexable })

it('lists canonical addresses of indexable pages once, with a date where there is one', () => {
  const xml = sitemap(
    [
      page('https://a.example/blog/1'),
      page('https://a.example/'),
      page('https://a.example/blog/1'),
      page(undefined, false),
      page('https://a.example/hidden', false),
    ],
    new Map([
      ['/blog/1', '2026-05-12'],
      ['/hidden', '2026-01-01'],
    ]),
  )
  expect(xml.match(/<url>.*?<\/url>/g)).toEqual([
    '<url><loc>https://a.example/</loc></url>',
    '<url><loc>https://a.example/blog/1</loc><lastmod>2026-05-12</lastmod></url>',
  ])
})

it('escapes addresses', () => {
  expect(sitemap([page("https://a.example/a&b'c")], new Map())).toContain('<loc>https://a.example/a&amp;b&apos;c</loc>')
})

it('dates articles by themselves, the blog by its newest, and hubs by the newest they show', () => {
  const articles = [
    { id: 'seo-1', date: '2026-03-01', category: 'seo' },
    { id: 'featured', date: '2026-09-01', category: 'social' },
    { id: 'seo-2', date: '2026-04-01', category: 'seo' },
  ]
  const hubs = [
    { slug: 'seo-growth', category: 'seo' },
    { slug: 'digital-strategy', category: 'strategy' },
  ]
  const dates = pageDates(articles, hubs)
  expect(Object.fromEntries(dates)).toEqual({
    '/blog/featured': '2026-09-01',
    '/blog/seo-1': '2026-03-01',
    '/blog/seo-2': '2026-04-01',
    '/blog': '2026-09-01',
    '/blog/seo-growth': '2026-04-01',
  })
})

it('lets everyone in and says where the sitemap is', () => {
  expect(robots('https://a.example').split('\n')).toEqual([
    'User-agent: *',
    'Allow: /',
    '',
    'Sitemap: https://a.example/sitemap.xml',
    '',
  ])
})
