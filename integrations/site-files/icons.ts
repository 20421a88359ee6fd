import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { renderAsync } from '@resvg/resvg-js'
import { palette } from '../../src/lib/palette.ts'
import { MANIFEST_PATH, TOUCH_ICON_PATH } from '../../src/lib/site-files.ts'

const GROUND = palette.paper[0]
/** Sizes of the icon in tabs and lists of old browsers, feed readers and bots, in pixels. */
const FAVICON_SIZES = [16, 32, 48]

/**
 * How the source becomes each file. `plain` keeps its own corners; systems that cut icons to a shape get `filled`, and
 * `masked` with the mark inside the circle of 80 % that every shape shows.
 */
type Shape = 'plain' | 'filled' | 'masked'

const icons: { path: string; size: number; shape: Shape }[] = [
  { path: TOUCH_ICON_PATH, size: 180, shape: 'filled' },
  { path: '/icon-192.png', size: 192, shape: 'plain' },
  { path: '/icon-512.png', size: 512, shape: 'plain' },
  { path: '/icon-maskable-512.png', size: 512, shape: 'masked' },
]

/**
 * One icon as PNG, `size` pixels wide and high.
 * @param source an SVG with a viewBox of any size and proportion, which is fitted into the square
 */
export async function drawIcon(source: string, size: number, shape: Shape): Promise<Buffer> {
  const ground = shape === 'plain' ? '' : `<path d="M0 0h100v100H0z" fill="${GROUND}"/>`
  const box = shape === 'masked' ? 'x="10" y="10" width="80" height="80"' : 'width="100" height="100"'
  const data = Buffer.from(source).toString('base64')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${ground}<image ${box} href="data:image/svg+xml;base64,${data}"/></svg>`
  const image = await renderAsync(svg, { fitTo: { mode: 'width', value: size }, font: { loadSystemFonts: false } })
  return image.asPng()
}

/** Square PNG images of up to 255 pixels as one ICO file: a header of 6 bytes, an entry of 16 for each image, the images. */
export function icoFile(images: { size: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * images.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(images.length, 4)
  let offset = head.length
  for (const [index, { size, png }] of images.entries()) {
    const entry = 6 + 16 * index
    head.writeUInt8(size, entry)
    head.writeUInt8(size, entry + 1)
    head.writeUInt16LE(1, entry + 4)
    head.writeUInt16LE(32, entry + 6)
    head.writeUInt32LE(png.length, entry + 8)
    head.writeUInt32LE(offset, entry + 12)
    offset += png.length
  }
  return Buffer.concat([head, ...images.map(({ png }) => png)])
}

/** The web app manifest. The site is for reading in a browser, so it does not offer itself as an app. */
export function manifest({ name, shortName }: { name: string; shortName: string }): string {
  return JSON.stringify({
    name,
    short_name: shortName,
    id: '/',
    start_url: '/',
    lang: 'en',
    display: 'browser',
    theme_color: GROUND,
    background_color: GROUND,
    icons: [
      { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
      ...icons
        .filter(({ path }) => path !== TOUCH_ICON_PATH)
        .map(({ path, size, shape }) => ({
          src: path,
          type: 'image/png',
          sizes: `${size}x${size}`,
          purpose: shape === 'masked' ? 'maskable' : 'any',
        })),
    ],
  })
}

/**
 * Writes the icons and the manifest that lists them.
 * @param folder the client build, which holds `icon.svg` from `public/`
 */
export async function writeIcons(folder: string, brand: { name: string; shortName: string }): Promise<void> {
  const source = await readFile(join(folder, 'icon.svg'), 'utf8')
  for (const { path, size, shape } of icons) await writeFile(join(folder, path), await drawIcon(source, size, shape))
  const favicons = FAVICON_SIZES.map(async (size) => ({ size, png: await drawIcon(source, size, 'plain') }))
  await writeFile(join(folder, 'favicon.ico'), icoFile(await Promise.all(favicons)))
  await writeFile(join(folder, MANIFEST_PATH), manifest(brand))
}
