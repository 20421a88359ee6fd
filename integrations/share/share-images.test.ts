import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readStyle } from '../../src/content/brand-files.ts'
import type { Cache } from '../../src/data/file-cache.ts'
import { cards, drawShareImages } from './share-images.ts'

const style = await readStyle('.')
const site = { url: 'https://a.example', shortName: 'Kitebridge', labels: { services: 'Service', blog: 'Blog' } }
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
  expect([...cards([page(path, 'One')], site).values()][0]?.label).toBe(label)
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

/** A cache that has nothing. */
const render: Cache = (_, make) => make()

describe('drawing', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'share-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  it.each([longest, longest.toUpperCase()])('"%s" comes out 1200 by 630 and under 150 KB', async (title) => {
    expect(longest).toHaveLength(60)
    await drawShareImages([page('/services/a', title)], site, style, folder, render)
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
    const drawing = drawShareImages([page('/a', title)], site, style, folder, render)
    await expect(drawing).rejects.toThrow(new RegExp(`^/share/a\\.png: .*${why.replace('+', '\\+')}`))
  })

  it('asks the cache by all that shows on the image', async () => {
    const asked: string[] = []
    const cached: Cache = async (inputs) => {
      asked.push(inputs.join())
      return Buffer.from('cached')
    }
    for (const [title, brand] of [
      ['First title', site],
      ['First title', site],
      ['Second title', site],
      ['First title', { ...site, shortName: 'Other' }],
      ['First title', { ...site, url: 'https://b.example' }],
    ] as const)
      await drawShareImages(
        [{ ...page('/a', title), shareImage: `${brand.url}/share/a.png` }],
        brand,
        style,
        folder,
        cached,
      )
    const otherLogo = { ...style, logo: style.logo.replace('<path', '<path opacity=".5"') }
    await drawShareImages([page('/a', 'First title')], site, otherLogo, folder, cached)
    expect(await readFile(join(folder, 'share/a.png'), 'utf8')).toBe('cached')
    expect(asked[1]).toBe(asked[0])
    expect(new Set(asked).size).toBe(5)
  })
})
