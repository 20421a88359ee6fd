import { inLight, nestSvg, type Palette } from '@packages/drawings'
import sharp from 'sharp'
import { readStyle } from '../content/brand-files.ts'
import { getPageContent } from '../content/entries.ts'
import { contentRoot } from '../content/loader.ts'
import { memo } from '../lib/memo.ts'
import { ICON_PATH, TOUCH_ICON_PATH } from '../lib/metadata.ts'

/** What the site is drawn with: colors and fonts; the logo and the icon that is made of it, as SVG documents. */
export const getBrand = memo(async () => {
  const { brand } = await getPageContent()
  const style = await readStyle(contentRoot, brand)
  return { ...style, icon: iconSvg(style.logo, style.palette, brand.corners.cards) }
})

/** The logo on a card in the color of the page, for bars and lists of any color. */
export function iconSvg(logo: string, palette: Palette, corner: number): string {
  const card = `<rect width="64" height="64" rx="${corner}" fill="var(--paper)"/>`
  const mark = nestSvg(logo, { x: 7, y: 7, width: 50, height: 50 })
  return inLight(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${card}${mark}</svg>`, palette)
}

/** Sizes of the icon in tabs and lists of old browsers, feed readers and bots, in pixels. */
const FAVICON_SIZES = [16, 32, 48]

/**
 * How the source becomes each file. `plain` keeps its own corners; systems that cut icons to a shape get `filled`, and
 * `masked` with the mark inside the circle of 80 % that every shape shows.
 */
type Shape = 'plain' | 'filled' | 'masked'

export const icons: { path: string; size: number; shape: Shape }[] = [
  { path: TOUCH_ICON_PATH, size: 180, shape: 'filled' },
  { path: '/icon-192.png', size: 192, shape: 'plain' },
  { path: '/icon-512.png', size: 512, shape: 'plain' },
  { path: '/icon-maskable-512.png', size: 512, shape: 'masked' },
]

/**
 * One icon as PNG, `size` pixels wide and high.
 * @param source an SVG with a viewBox of any size and proportion, which is fitted into the square
 */
export async function drawIcon(source: string, background: string, size: number, shape: Shape): Promise<Buffer> {
  const fill = shape === 'plain' ? '' : `<path d="M0 0h100v100H0z" fill="${background}"/>`
  const [from, side] = shape === 'masked' ? [10, 80] : [0, 100]
  const mark = nestSvg(source, { x: from, y: from, width: side, height: side })
  const box = `width="${size}" height="${size}" viewBox="0 0 100 100"`
  return sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${box}>${fill}${mark}</svg>`))
    .png({ compressionLevel: 9 })
    .toBuffer()
}

/** The icon as `/favicon.ico`. */
export async function favicon(source: string): Promise<Buffer> {
  const images = FAVICON_SIZES.map(async (size) => ({ size, png: await drawIcon(source, '', size, 'plain') }))
  return icoFile(await Promise.all(images))
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
export function manifest({ name, shortName }: { name: string; shortName: string }, background: string): string {
  return JSON.stringify({
    name,
    short_name: shortName,
    id: '/',
    start_url: '/',
    lang: 'en',
    display: 'browser',
    theme_color: background,
    background_color: background,
    icons: [
      { src: ICON_PATH, type: 'image/svg+xml', sizes: 'any' },
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
