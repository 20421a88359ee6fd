import { describe, expect, it } from 'vitest'
import { ORIGIN, pageOf, siteOf } from '../../../tests/samples/audited-site.ts'
import { links, linksInFiles } from './links.ts'

const about = pageOf({ path: '/about', main: '<h1>About</h1><h2 id="team-größe">Team</h2>' })
const files = { 'a.svg': '', 'a.pdf': '', 'assets/a.js': '', 'admin/index.html': '' }
const siteWithLinks = (body: string, head = '') =>
  siteOf({ '/': pageOf({ path: '/', body, head }), '/about': about }, files)
const problems = (site: ReturnType<typeof siteOf>) => links(site).map(({ problem }) => problem)

describe('links', () => {
  it.each([
    '<a href="/gone">x</a>',
    '<a href="gone?a=1#b">x</a>',
    `<a href="${ORIGIN}/gone">x</a>`,
    '<map name="m"><area href="/gone" alt="x"></map>',
    '<img src="/gone" alt="">',
    '<img src="/a.svg" srcSet="/a.svg 1x, /gone 2x" alt="">',
    '<picture><source srcset="/gone 100w,\n /a.svg 200w"></picture>',
    '<video poster="/gone"></video>',
    '<form action="/gone"><button formaction="/about">x</button></form>',
    '<form action="/about"><button formAction="/gone">x</button></form>',
    '<object data="/gone"></object>',
    '<template><dialog><a href="/gone">x</a></dialog></template>',
    '<svg><use href="/gone#icon"/></svg>',
    '<script src="/gone"></script>',
    '<astro-island component-url="/gone" renderer-url="/assets/a.js"></astro-island>',
    '<astro-island component-url="/assets/a.js" renderer-url="/gone"></astro-island>',
    `<script type="application/ld+json">{"url":"${ORIGIN}/gone"}</script>`,
    `<p>See ${ORIGIN}/gone.</p>`,
  ])('finds %s', (body) => {
    expect(problems(siteWithLinks(body))[0]).toMatch(/gone.*nothing in the folder/)
  })

  it.each([
    '<link rel="icon" href="/gone">',
    '<link rel="manifest" href="/gone">',
    '<link rel="preload" as="image" imageSrcSet="/gone 1x">',
    `<meta property="og:image" content="${ORIGIN}/gone">`,
  ])('finds %s', (head) => {
    expect(problems(siteWithLinks('', head))[0]).toMatch(/gone.*nothing in the folder/)
  })

  it.each(['/about/', '/about.html', '/index.html', '/About', '/admin/index.html'])('%s is no address', (href) => {
    expect(problems(siteWithLinks(`<a href="${href}">x</a>`))).toEqual([`"${href}" leads to nothing in the folder.`])
  })

  it.each(['/about#price', '#price', `${ORIGIN}/about#price`])('finds that %s has no target', (href) => {
    expect(problems(siteWithLinks(`<a href="${href}">x</a>`))[0]).toMatch(
      /price.*an id that \/(?:about)? does not have/,
    )
  })

  it.each([
    '/about?search=x',
    '/about#team-größe',
    '/about#team-gr%C3%B6%C3%9Fe',
    '/about#',
    '#top',
    '#',
    '/about#:~:text=Team',
    '/a.pdf#page=2',
    '/admin/',
    'https://other.example/gone',
    'mailto:a@b.example',
    'tel:+1',
  ])('accepts %s', (href) => {
    expect(problems(siteWithLinks(`<a href="${href}">x</a>`))).toEqual([])
  })
})

it('links end before the punctuation behind them', () => {
  expect(
    problems(siteWithLinks(`<p>See ${ORIGIN}/about, or (${ORIGIN}/about#part). It is ${ORIGIN}/about.</p>`)),
  ).toEqual([])
})

describe('linksInFiles', () => {
  it.each([
    ['feed.xml', `<link href="${ORIGIN}/about"/><content>&lt;a href=&quot;${ORIGIN}/gone&quot;&gt;</content>`],
    ['llms.txt', `- [Gone](${ORIGIN}/gone): what was`],
    ['robots.txt', `Sitemap: ${ORIGIN}/gone`],
    ['manifest.webmanifest', '{"start_url":"/","icons":[{"src":"/a.svg"},{"src": "/gone","type":"image/png"}]}'],
  ])('finds what %s names', (file, text) => {
    expect(linksInFiles(siteOf({ '/': pageOf({ path: '/' }), '/about': about }, { ...files, [file]: text }))).toEqual([
      { page: `/${file}`, problem: '"/gone" leads to nothing in the folder.' },
    ])
  })
})
