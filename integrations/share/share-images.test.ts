import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { cards, drawShareImages, labelOf } from './share-images.ts'

const site = { url: 'https://a.example', shortName: 'Kitebridge' }
const page = (path: string, title: string, name = path.slice(1).replaceAll('/', '-') || 'home') => ({
  path,
  title,
  shareImage: `https://a.example/share/${name}.png`,
  file: `${path.slice(1) || 'index'}.html`,
})
const longest = 'Programme Management Mmm Website Wholesalers Want Most Weeks'

it.each([
  ['/services/seo-optimization', 'Service'],
  ['/blog/seo-1', 'Blog'],
  ['/blog', undefined],
  ['/', undefined],
])('%s is labelled %s', (path, label) => {
  expect(labelOf(path)).toBe(label)
})

describe('which pictures are drawn', () => {
  it('one for two addresses of the same page', () => {
    expect([...cards([page('/blog/1', 'One', 'x'), page('/blog/seo/1', 'One', 'x')], site).keys()]).toEqual([
      '/share/x.png',
    ])
  })

  it('not two under one name', () => {
    expect(() => cards([page('/a', 'One', 'x'), page('/b', 'Two', 'x')], site)).toThrow(
      'b.html and a.html both name /share/x.png',
    )
  })

  it.each([
    'https://other.example/share/x.png',
    'https://a.example/pictures/x.png',
    'https://a.example/share/../x.png',
  ])('none at %s', (shareImage) => {
    expect(() => cards([{ ...page('/a', 'One'), shareImage }], site)).toThrow('a.html: og:image is')
  })
})

describe('drawing', () => {
  let folder: string
  let cache: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'share-'))
    cache = join(folder, 'cache')
  })
  afterEach(() => rm(folder, { recursive: true }))

  it.each([longest, longest.toUpperCase()])('"%s" comes out 1200 by 630 and under 150 KB', async (title) => {
    expect(longest).toHaveLength(60)
    await drawShareImages([page('/services/a', title)], site, folder, cache)
    const png = await readFile(join(folder, 'share/services-a.png'))
    expect(png.subarray(1, 4).toString('latin1')).toBe('PNG')
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
    expect(png.length).toBeLessThan(150_000)
    expect(png.length).toBeGreaterThan(10_000)
  })

  it.each([
    ['W'.repeat(60), 'is too long'],
    ['Digital marketing 日本', 'U+65E5'],
  ])('stops at "%s" and names the picture', async (title, why) => {
    const drawing = drawShareImages([page('/a', title)], site, folder, cache)
    await expect(drawing).rejects.toThrow(new RegExp(`^/share/a\\.png: .*${why.replace('+', '\\+')}`))
  })

  it('an unchanged page is not painted again, a changed one is', async () => {
    const draw = async (title: string, brand = site) => {
      const shared = { ...page('/a', title), shareImage: `${brand.url}/share/a.png` }
      await drawShareImages([shared], brand, folder, cache)
      return readFile(join(folder, 'share/a.png'), 'latin1')
    }
    await draw('First title')
    const kept = new DatabaseSync(join(cache, 'kept.sqlite'))
    kept.exec("UPDATE kept SET content = CAST('planted' AS BLOB)")
    kept.close()
    expect(await draw('First title')).toBe('planted')
    expect(await draw('Second title')).not.toBe('planted')
    expect(await draw('First title', { ...site, shortName: 'Other' })).not.toBe('planted')
    expect(await draw('First title', { ...site, url: 'https://b.example' })).not.toBe('planted')
  })
})
