import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readPage, readPages } from './read-pages.ts'

const canonical = '<link rel="canonical" href="https://a.example/blog/seo-1">'
const page = (extra = canonical) =>
  `<!doctype html><html><head><title>T | Brand</title><meta name="description" content="D &amp; d"><meta property="og:title" content="T &quot;t&quot;"><meta property="og:image" content="https://a.example/share/x.png">${extra}</head><body><svg><title>Not this</title></svg></body></html>`

it('reads what a page says of itself, decoded', () => {
  expect(readPage('blog/seo-1.html', page())).toEqual({
    path: '/blog/seo-1',
    title: 'T "t"',
    description: 'D & d',
    canonical: 'https://a.example/blog/seo-1',
    indexable: true,
    shareImage: 'https://a.example/share/x.png',
    file: 'blog/seo-1.html',
  })
})

it.each(['noindex', 'NOINDEX, follow', 'none'])(
  'takes a page with robots "%s" for one to keep out of search',
  (robots) => {
    expect(readPage('a.html', page(`<meta name="robots" content="${robots}">`))).toMatchObject({
      indexable: false,
      canonical: undefined,
    })
  },
)

it.each([
  ['link[rel="canonical"]', page('')],
  ['meta[name="description"]', page().replace('D &amp; d', ' ')],
  ['meta[property="og:title"]', page().replace('og:title', 'x')],
  ['meta[property="og:image"]', page().replace('og:image', 'x')],
])('stops at a page without %s and names the file', (tag, html) => {
  expect(() => readPage('services/a.html', html)).toThrow(`services/a.html: the page has no ${tag}.`)
})

it('reads a folder in the order of the paths', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pages-'))
  try {
    await mkdir(join(folder, 'blog'))
    for (const file of ['index.html', 'blog.html', 'about.html', 'blog/seo-1.html', 'robots.txt'])
      await writeFile(join(folder, file), page())
    expect((await readPages(folder)).map(({ path }) => path)).toEqual(['/', '/about', '/blog', '/blog/seo-1'])
  } finally {
    await rm(folder, { recursive: true })
  }
})
