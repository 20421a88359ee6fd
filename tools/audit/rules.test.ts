import { expect, it } from 'vitest'
import { auditSite } from './rules.ts'
import { readPage, siteOf } from './site.ts'

const ORIGIN = 'https://site.example'
const words = `<h1>One</h1><p>${'word '.repeat(160)}</p>`

/** A page that every rule passes; each part can be replaced. */
const page = (path: string, parts: { head?: string; canonical?: string; title?: string; main?: string } = {}) => {
  const { head = '', canonical = ORIGIN + path, title = `About ${path}`, main = words } = parts
  return readPage(
    path,
    `<!doctype html><html lang="en"><head><title>${title}</title>
    <meta name="description" content="What is at ${path}, in one sentence that is long enough for a search result.">
    <link rel="canonical" href="${canonical}"><meta property="og:url" content="${canonical}">
    <meta property="og:image" content="${ORIGIN}/share.png">${head}</head>
    <body><a href="/">Home</a><a href="/a">A</a><main>${main}</main></body></html>`,
  )
}
const sitemap = (...paths: string[]) => paths.map((path) => `<url><loc>${ORIGIN}${path}</loc></url>`).join('')
const jsonLd = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...data })}</script>`

const problems = (a: Parameters<typeof page>[1], listed = sitemap('/', '/a')) =>
  auditSite(siteOf([page('/'), page('/a', a)], listed)).map(({ path, problem }) => `${path}: ${problem}`)

it('passes a site without faults', () => {
  expect(problems({})).toEqual([])
})

it.each<[string, Parameters<typeof page>[1]]>([
  ['no title', { title: '' }],
  ['title is also that of', { title: 'About /' }],
  ['not that of a page', { canonical: `${ORIGIN}/gone` }],
  ['not that of a page', { canonical: '/a' }],
  ['under 150 words', { main: '<h1>One</h1>' }],
  ['no width and height', { main: `${words}<img src="/x.svg" alt="" width="10">` }],
  ['/A, which is no page', { main: `${words}<a href="/A">A</a>` }],
  ['no address', { head: jsonLd({ '@type': 'ProfessionalService', name: 'Kite' }) }],
  ['not absolute', { head: jsonLd({ '@type': 'Thing', url: '/a' }) }],
  ['is no date', { head: jsonLd({ '@type': 'Thing', datePublished: '1 May' }) }],
  ['does not show the answer', { head: jsonLd({ '@type': 'Answer', text: 'Hidden' }) }],
  ['positions', { head: jsonLd({ '@type': 'BreadcrumbList', itemListElement: [{ position: 2, name: 'A' }] }) }],
  ['is not JSON', { head: '<script type="application/ld+json">{</script>' }],
])('finds "%s"', (text, a) => {
  expect(problems(a)).toContainEqual(expect.stringContaining(text))
})

it('compares the sitemap with the pages that may be indexed', () => {
  expect(problems({}, sitemap('/'))).toEqual([`/sitemap.xml: ${ORIGIN}/a is missing.`])
  const noindex = { head: '<meta name="robots" content="noindex">' }
  expect(problems(noindex)).toEqual([`/sitemap.xml: ${ORIGIN}/a is no page that may be indexed.`])
})

it('finds pages that no link leads to, and pages that take too many clicks', () => {
  const chain = ['/', '/a', '/b', '/c', '/d'].map((path, index, all) =>
    page(path, { main: `${words}${index > 0 && all[index + 1] ? `<a href="${all[index + 1]}">Next</a>` : ''}` }),
  )
  const found = auditSite(siteOf([...chain, page('/lost')], sitemap('/', '/a', '/b', '/c', '/d', '/lost')))
  expect(found.map(({ path }) => path)).toEqual(['/d', '/lost'])
})
