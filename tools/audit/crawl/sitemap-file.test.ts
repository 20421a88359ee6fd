import { expect, it } from 'vitest'
import { parseSitemap } from './sitemap-file.ts'

it('reads addresses and dates, decoded', () => {
  const xml = `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
    <url><loc> https://a.example/?a=1&amp;b=&#50;&#x33;&quot; </loc><lastmod>2024-01-31</lastmod></url>
    <!-- <url><loc>https://a.example/hidden</loc></url> -->
    <url><lastmod>2024-02-01</lastmod><loc><![CDATA[https://a.example/?a&b]]></loc></url>
    <url><priority>1</priority></url></urlset>`
  expect(parseSitemap(xml)).toEqual({
    kind: 'pages',
    entries: [
      { loc: 'https://a.example/?a=1&b=23"', lastmod: '2024-01-31' },
      { loc: 'https://a.example/?a&b', lastmod: '2024-02-01' },
      { loc: '' },
    ],
  })
})

it('tells an index from a list of pages', () => {
  expect(parseSitemap('<sitemapindex><sitemap><loc>https://a.example/1.xml</loc></sitemap></sitemapindex>')).toEqual({
    kind: 'index',
    entries: [{ loc: 'https://a.example/1.xml' }],
  })
})

it.each(['<!doctype html><p>Not found</p>', ''])('refuses "%s"', (text) => {
  expect(parseSitemap(text)).toBeUndefined()
})
