import { expect, it } from 'vitest'
import { readStyle } from '../content/brand-files.ts'
import { drawIcon, icoFile, iconSvg, manifest } from './brand.ts'

const { logo, palette } = await readStyle('.')
const source = iconSvg(logo, palette, 12)
/** Width and height as a PNG's header has them. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)]

it('has the colors of the brand where custom properties are not known', () => {
  expect(source).toContain(palette.kite[0])
  expect(source).not.toContain('var(')
})

it.each(['plain', 'filled', 'masked'] as const)('shows all of an icon whatever its viewBox (%s)', async (shape) => {
  const icon = (box: string, scale: number) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><circle cx="${40 * scale}" cy="${40 * scale}" r="${20 * scale}"/></svg>`
  const large = await drawIcon(icon('0 0 512 512', 8), '#fff', 64, shape)
  expect(large).toEqual(await drawIcon(icon('0 0 64 64', 1), '#fff', 64, shape))
  expect(sizeOf(await drawIcon(icon('0 0 640 320', 8), '#fff', 64, shape))).toEqual([64, 64])
})

it('writes several images as one ICO file', async () => {
  const images = [16, 48].map((size) => ({ size, png: Buffer.from(`image of ${size}`) }))
  const ico = icoFile(images)
  expect([...ico.subarray(0, 6)]).toEqual([0, 0, 1, 0, 2, 0])
  for (const [index, { size, png }] of images.entries()) {
    const entry = ico.subarray(6 + 16 * index, 22 + 16 * index)
    const [length, offset] = [entry.readUInt32LE(8), entry.readUInt32LE(12)]
    expect([entry[0], entry[1]]).toEqual([size, size])
    expect(ico.subarray(offset, offset + length)).toEqual(png)
  }
})

it('names files that are written, one of them maskable, and colors', () => {
  const read = JSON.parse(manifest({ name: 'A "long" name', shortName: 'Short' }, '#fbf7f0'))
  expect(read).toMatchObject({ name: 'A "long" name', short_name: 'Short', start_url: '/', display: 'browser' })
  expect([read.theme_color, read.background_color]).toEqual(['#fbf7f0', '#fbf7f0'])
  expect(read.icons.map(({ src, sizes, purpose }: Record<string, string>) => [src, sizes, purpose])).toEqual([
    ['/icon.svg', 'any', undefined],
    ['/icon-192.png', '192x192', 'any'],
    ['/icon-512.png', '512x512', 'any'],
    ['/icon-maskable-512.png', '512x512', 'maskable'],
  ])
})
