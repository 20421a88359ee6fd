import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readStyle } from '../src/content/brand-files.ts'
import type { Memoize } from '../src/data/file-cache.ts'
import { drawShareImages } from './share-images.ts'

const style = await readStyle('.')
const site = { url: 'https://a.example', shortName: 'Kitebridge', labels: { services: 'Service' } }
const page = (path: string, title: string, name = path.slice(1)) => ({
  path,
  title,
  shareImage: `https://a.example/share/${name}.png`,
})
/** A cache that has nothing. */
const render: Memoize = (_, make) => make()

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'share-'))
})
afterEach(() => rm(folder, { recursive: true }))

it.each(['Programme Management Mmm Website Wholesalers Want Most Weeks', 'PROGRAMME MANAGEMENT MMM'])(
  '"%s" comes out 1200 by 630 and under 150 KB',
  async (title) => {
    await drawShareImages([page('/services/a', title, 'a')], site, style, folder, render)
    const png = await readFile(join(folder, 'share/a.png'))
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
    expect(png.length).toBeLessThan(150_000)
    expect((await sharp(png).stats()).entropy).toBeGreaterThan(0.1)
  },
)

it.each([
  ['W'.repeat(60), 'is too long'],
  ['Digital marketing 日本', 'U\\+65E5'],
])('stops at "%s"', async (title, why) => {
  await expect(drawShareImages([page('/a', title)], site, style, folder, render)).rejects.toThrow(new RegExp(why))
})

it('draws one image for two addresses of a page, and asks the cache by all that shows on it', async () => {
  const asked: string[] = []
  const cached: Memoize = async (inputs) => {
    asked.push(inputs.join())
    return Buffer.from('cached')
  }
  const first = page('/a', 'First title')
  await drawShareImages([page('/blog/a', 'First title', 'a'), first], site, style, folder, cached)
  await drawShareImages([first], site, style, folder, cached)
  expect(asked[1]).toBe(asked[0])
  await drawShareImages([page('/a', 'Second title')], site, style, folder, cached)
  await drawShareImages([page('/services/a', 'First title', 'a')], site, style, folder, cached)
  await drawShareImages([first], { ...site, shortName: 'Other' }, style, folder, cached)
  await drawShareImages([first], { ...site, url: 'https://b.example' }, style, folder, cached)
  const logo = style.logo.replace('<path', '<path opacity=".5"')
  await drawShareImages([first], site, { ...style, logo }, folder, cached)
  expect(new Set(asked).size).toBe(6)
  expect(await readdir(join(folder, 'share'))).toEqual(['a.png'])
})
