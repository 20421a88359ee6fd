import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readPages } from './read-pages.ts'

const page = `<!doctype html><html><head><style>a{content:"<"}</style><title>T | Brand</title><meta name="description" content="D &amp; d"><meta property="og:title" content="T &quot;t&quot;"><meta property="og:image" content="https://a.example/share/x.png"><link rel="canonical" href="https://a.example/blog/1"></head><body><title>Not this</title></body></html>`

it('reads what the pages of a folder say of themselves, decoded and in the order of their paths', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pages-'))
  mkdirSync(join(folder, 'blog'))
  for (const file of ['index.html', 'blog.html', 'about.html', 'blog/1.html', 'admin.html', 'robots.txt'])
    writeFileSync(join(folder, file), page)
  const pages = readPages(folder)
  rmSync(folder, { recursive: true })
  expect(pages.map(({ path }) => path)).toEqual(['/', '/about', '/blog', '/blog/1'])
  expect(pages[3]).toEqual({
    path: '/blog/1',
    title: 'T "t"',
    description: 'D & d',
    canonical: 'https://a.example/blog/1',
    shareImage: 'https://a.example/share/x.png',
  })
})
