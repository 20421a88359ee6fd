import { expect, it } from 'vitest'
import { atomFeed, feedContent } from './feed.ts'

const site = { name: 'Tom & Co', url: 'https://a.example', description: '"Marketing" <for> shops' }
const article = (id: string, date: string, html = '<p>Text</p>', title = `Title ${id}`) => ({
  summary: { id, title, excerpt: 'Short', author: { name: 'Inês Duarte', role: 'Social lead' }, date, tags: ['R&D'] },
  html,
})
const all = (xml: string, tag: string) =>
  [...xml.matchAll(new RegExp(`<${tag}[^>]*>(.*?)</${tag}>`, 'gs'))].map(([, inside]) => inside)

it('is an Atom feed that links to itself and to the blog', () => {
  const xml = atomFeed([article('1', '2026-05-12')], site)
  expect(xml).toMatch(
    /^<\?xml version="1.0" encoding="UTF-8"\?>\n<feed xmlns="http:\/\/www.w3.org\/2005\/Atom" xml:lang="en">/,
  )
  expect(xml).toContain('<link rel="self" type="application/atom+xml" href="https://a.example/feed.xml"/>')
  expect(xml).toContain('<link rel="alternate" type="text/html" href="https://a.example/blog"/>')
  expect(xml).toContain('<title>Tom &amp; Co blog</title>')
  expect(xml).toContain('<subtitle>&quot;Marketing&quot; &lt;for&gt; shops</subtitle>')
})

it('gives each entry an id, its moments, author, tags and the whole text', () => {
  const xml = atomFeed(
    [article('seo-1', '2026-05-12', '<p>Fish &amp; chips</p>', `A <b> "q" 'a' & \u0007bell\ud83d`)],
    site,
  )
  const [entry = ''] = all(xml, 'entry')
  expect(entry).toContain('<title>A &lt;b&gt; &quot;q&quot; &apos;a&apos; &amp; bell</title>')
  expect(all(entry, 'id')).toEqual(['https://a.example/blog/seo-1'])
  expect([...all(entry, 'published'), ...all(entry, 'updated')]).toEqual([
    '2026-05-12T10:00:00Z',
    '2026-05-12T10:00:00Z',
  ])
  expect(all(entry, 'name')).toEqual(['Inês Duarte'])
  expect(entry).toContain('<category term="R&amp;D"/>')
  expect(entry).toContain('<content type="html">&lt;p&gt;Fish &amp;#x26; chips&lt;/p&gt;</content>')
})

it('goes from the newest, holds thirty, and is as new as its newest', () => {
  const many = Array.from({ length: 31 }, (_, index) =>
    article(`n-${index}`, `2026-01-${String(index + 1).padStart(2, '0')}`),
  )
  const xml = atomFeed(many, site)
  const published = all(xml, 'published')
  expect(published).toHaveLength(30)
  expect(published).toEqual([...published].sort().reverse())
  expect(all(xml, 'updated')[0]).toBe('2026-01-31T10:00:00Z')
})

it('is not written without an article', () => {
  expect(() => atomFeed([], site)).toThrow('at least one article')
})

it('makes every address of a text absolute', () => {
  const html =
    '<a href="/contact?a=1">c</a><a href="#section-x">x</a><a href="https://b.example/">b</a><a href="mailto:a@b.example">m</a><img src="/pictures/p.svg" alt="">'
  expect(feedContent(html, 'https://a.example/blog/1').match(/(href|src)="[^"]*"/g)).toEqual([
    'href="https://a.example/contact?a=1"',
    'href="https://a.example/blog/1#section-x"',
    'href="https://b.example/"',
    'href="mailto:a@b.example"',
    'src="https://a.example/pictures/p.svg"',
  ])
})

it('leaves out links of headings to themselves and writes the boxes of checklists', () => {
  const html =
    '<h2 id="a">One<a href="#a" class="anchor" aria-hidden="true">#</a></h2><ul><li><span class="box" aria-hidden="true"></span> Buy</li></ul>'
  expect(feedContent(html, 'https://a.example/blog/1')).toBe('<h2 id="a">One</h2><ul><li>☐ Buy</li></ul>')
})
