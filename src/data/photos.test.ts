import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkPhoto, encodePhoto } from './photos.ts'

let folder: string
const at = (name: string) => join(folder, name)

/** A noisy picture, light above and dark below, as a phone saves it that was held upright: lying, with its place. */
async function takePhoto(name: string, width: number, height: number) {
  const half = (mean: number) =>
    sharp({
      create: {
        width,
        height: height / 2,
        channels: 3,
        background: 'gray',
        noise: { type: 'gaussian', mean, sigma: 60 },
      },
    })
      .png()
      .toBuffer()
  const upright = await sharp({ create: { width, height, channels: 3, background: 'gray' } })
    .composite([
      { input: await half(210), gravity: 'north' },
      { input: await half(50), gravity: 'south' },
    ])
    .png()
    .toBuffer()
  await sharp(upright)
    .rotate(270)
    .withMetadata({ orientation: 6 })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '18/1 31/1 0/1' } })
    .jpeg()
    .toFile(at(name))
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'photos-'))
  await takePhoto('loaf.jpg', 1200, 1800)
  await takePhoto('small.jpg', 900, 1800)
  writeFileSync(at('broken.jpg'), 'no picture')
})
afterAll(() => rmSync(folder, { recursive: true }))

const file = (source: string) => ({
  path: '/photos/x.avif',
  source: at(source),
  focus: 'top',
  width: 1200,
  height: 900,
  format: 'avif' as const,
})

describe('a photograph', () => {
  it.each([
    ['missing.jpg', /^here is "\/photos\/x\.jpg", but there is no file .*missing\.jpg\.$/],
    ['broken.jpg', /broken\.jpg cannot be read as a picture\. Save it again as JPEG/],
    ['small.jpg', /small\.jpg has 900 by 1800 pixels; it must have at least 1200 by 900\.$/],
  ])('%s is refused in a sentence', async (name, sentence) => {
    const named = { where: 'here', file: '/photos/x.jpg', shape: 'wide' as const, files: [file(name)] }
    await expect(checkPhoto(named)).rejects.toThrow(sentence)
  })

  it.each(['avif', 'webp'] as const)('is upright, cut around its focus, small and silent as %s', async (format) => {
    const source = await sharp(at('loaf.jpg')).metadata()
    expect([source.orientation, source.exif?.length]).toEqual([6, expect.any(Number)])
    const bytes = await encodePhoto({ ...file('loaf.jpg'), format })
    expect(bytes.length).toBeLessThanOrEqual(120_000)
    const { width, height, exif, orientation } = await sharp(bytes).metadata()
    expect([width, height, exif, orientation]).toEqual([1200, 900, undefined, undefined])
    const { channels } = await sharp(bytes).stats()
    expect(channels[0]?.mean).toBeGreaterThan(180)
  })
})
