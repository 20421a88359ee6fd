import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { drawIcon, manifest } from './icons.ts'

const source = await readFile('public/icon.svg', 'utf8')
/** Width and height as a PNG's header has them. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)]

it.each([180, 192, 512])('draws the icon %i pixels wide and high', async (size) => {
  expect(sizeOf(await drawIcon(source, size, 'round'))).toEqual([size, size])
  expect(sizeOf(await drawIcon(source, size, 'masked'))).toEqual([size, size])
})

it('names files that are written, one of them maskable, and colours', () => {
  const read = JSON.parse(manifest({ name: 'A "long" name', shortName: 'Short' }))
  expect(read).toMatchObject({ name: 'A "long" name', short_name: 'Short', start_url: '/', display: 'browser' })
  expect([read.theme_color, read.background_color]).toEqual([
    expect.stringMatching(/^#[0-9a-f]{6}$/),
    expect.stringMatching(/^#[0-9a-f]{6}$/),
  ])
  expect(read.icons.map(({ src, sizes, purpose }: Record<string, string>) => [src, sizes, purpose])).toEqual([
    ['/icon.svg', 'any', undefined],
    ['/icon-192.png', '192x192', 'any'],
    ['/icon-512.png', '512x512', 'any'],
    ['/icon-maskable-512.png', '512x512', 'maskable'],
  ])
})
