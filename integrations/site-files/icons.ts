import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { renderAsync } from '@resvg/resvg-js'
import { tokens } from '../../packages/drawings/palette.ts'
import { MANIFEST_PATH, TOUCH_ICON_PATH } from '../../src/lib/site-files.ts'

const ground = tokens.paper[0]

/**
 * How the one source becomes each file. `round` keeps the source's own corners; systems that cut icons to a shape get
 * `square`, and `masked` with the mark inside the circle of 80 % that every shape leaves whole.
 */
const icons: { path: string; size: number; shape: 'round' | 'square' | 'masked' }[] = [
  { path: TOUCH_ICON_PATH, size: 180, shape: 'square' },
  { path: '/icon-192.png', size: 192, shape: 'round' },
  { path: '/icon-512.png', size: 512, shape: 'round' },
  { path: '/icon-maskable-512.png', size: 512, shape: 'masked' },
]

/** The source on a ground that fills the square; `masked` looks at it from further away. */
function framed(source: string, shape: 'round' | 'square' | 'masked'): string {
  if (shape === 'round') return source
  const box = shape === 'masked' ? '-8 -8 80 80' : '0 0 64 64'
  const inside = source.replace(/^[\s\S]*?<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><path d="M-8-8h80v80H-8z" fill="${ground}"/>${inside}</svg>`
}

/** One icon as PNG, `size` pixels wide and high. */
export async function drawIcon(source: string, size: number, shape: 'round' | 'square' | 'masked'): Promise<Buffer> {
  const image = await renderAsync(framed(source, shape), {
    fitTo: { mode: 'width', value: size },
    font: { loadSystemFonts: false },
  })
  return image.asPng()
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
    theme_color: ground,
    background_color: ground,
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
  await Promise.all(
    icons.map(async ({ path, size, shape }) => writeFile(join(folder, path), await drawIcon(source, size, shape))),
  )
  await writeFile(join(folder, MANIFEST_PATH), manifest(brand))
}
