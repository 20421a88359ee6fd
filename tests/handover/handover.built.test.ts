import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { readFiles } from '@packages/content-files/node'
import { parseHTML } from 'linkedom'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readBrand } from '../../src/content/brand-files.ts'
import { collections } from '../../src/content/collections.ts'
import { formatPrice } from '../../src/lib/money/currencies.ts'
import { clone } from './clone.ts'
import { tracesIn } from './traces.ts'

const root = join(import.meta.dirname, '../..')
const studio = join(import.meta.dirname, 'studio')
const TEXT = /\.(html|js|css|json|data|xml|txt|svg|webmanifest|conf)$|\/(_headers|_redirects|Caddyfile|Dockerfile)$/

/** What would change the build of the copy; Vitest sets some. */
const NOT_OURS = /^(NODE_ENV|DEV|PROD|MODE|SITE_URL|CONTENT_DIR|BUILD_DIR|VITEST.*)$/

let copy: string
async function build(): Promise<string> {
  const others = Object.entries(process.env).filter(([name]) => !NOT_OURS.test(name))
  const options = { cwd: copy, env: { ...Object.fromEntries(others), NO_COLOR: '1' } }
  const { stdout } = await promisify(execFile)(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], options)
  return stdout
}
const built = (name: string) => readFileSync(join(copy, 'build', name), 'utf8')

const textFiles = () =>
  readdirSync(join(copy, 'build'), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => TEXT.test(`/${file}`))

/** Says what is missing, and not the whole page in which it is. */
function expectIn(file: string, ...parts: string[]) {
  const text = built(file)
  expect(parts.filter((part) => !text.includes(part))).toEqual([])
}

/** A service of the studio's own, from files alone: a thirteenth, which its largest plan holds. */
function addService() {
  const content = (file: string) => join(copy, 'content', file)
  const service = readFileSync(content('services/google-ads.yaml'), 'utf8')
  writeFileSync(
    content('services/kite-repair.yaml'),
    service
      .replace(/^name: .*/m, 'name: Kite Repair\naliases: [/mend.php]')
      .replace(/heading: .*/, 'heading: Your kite flies again on Saturday')
      .replace(/^menu:\n( .*\n)+/m, '')
      .replace(/^card:\n( .*\n)+/m, ''),
  )
  const plan = content('plans/enterprise.yaml')
  const included = 'includes:\n  - service: kite-repair\n    quantity: Two kites a month\n'
  writeFileSync(plan, readFileSync(plan, 'utf8').replace('includes:\n', included))
}

/** Two articles and a landing page that nobody may see yet. */
function addWaiting() {
  const article = readFileSync(join(copy, 'content/articles/2.md'), 'utf8')
  const place = join(copy, 'content/articles')
  writeFileSync(join(place, 'waiting-day.md'), article.replace(/^date: .*/m, 'date: 2999-01-31'))
  writeFileSync(join(place, 'waiting-draft.md'), article.replace(/^date: .*/m, '$&\ndraft: true\naliases: [/never]'))
  const landing = join(copy, 'content/landing')
  const page = readFileSync(join(landing, 'dentists.yaml'), 'utf8')
  writeFileSync(join(landing, 'waiting-page.yaml'), `${page}draft: true\n`)
  writeFileSync(join(landing, 'dentists.yaml'), `${page}aliases: [/teeth]\n`)
}

/** An article whose cover is a photograph, of nothing but noise. */
async function addPhoto() {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 }
  mkdirSync(join(copy, 'content/photos'), { recursive: true })
  await sharp({ create: { width: 1200, height: 900, channels: 3, background: 'gray', noise } })
    .jpeg()
    .toFile(join(copy, 'content/photos/loaf.jpg'))
  const file = join(copy, 'content/articles/3.md')
  const cover = 'cover:\n  kind: photo\n  file: /photos/loaf.jpg\n  alt: A loaf by the window.\n  caption: Our loaf.\n'
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^cover:\n( .*\n)+/m, cover))
}

let said: string
beforeAll(async () => {
  copy = clone(root)
  cpSync(join(studio, 'content'), join(copy, 'content'), { recursive: true })
  addService()
  addWaiting()
  await addPhoto()
  said = await build()
}, 300_000)
afterAll(() => rmSync(copy, { recursive: true, force: true }))

test('the home page speaks for the new studio, in rupees before any lookup', () => {
  const plans = readFiles(studio, collections.plans).map(({ data }) => data)
  expect(plans).toHaveLength(3)
  expectIn(
    'client/index.html',
    'Sahyadri Studio</title>',
    '<link rel="canonical" href="https://www.sahyadri-studio.example/"',
    'https://wa.me/912055501234?text=Namaste',
    'href="tel:+912055501234"',
    ...plans.flatMap(({ name, usdPrice, features }) => [
      `>${name}</h3>`,
      `>${formatPrice(usdPrice, 'INR')}</span>`,
      ...features.map((feature) => `>${feature}</li>`),
    ]),
  )
  expect(formatPrice(999, 'INR')).toBe('₹82,917')
})

test('an article as the editor writes it is published', () => {
  const name = 'ten-things-to-photograph-in-lodz-sile'
  expectIn(`client/blog/${name}.html`, 'Stand by the window.', '>Loaves</th>', '“Łódź” &amp; Şile</h1>')
  expectIn('client/feed.xml', `/blog/${name}`)
  expectIn(`client/pictures/cover-${name}.svg`, '<svg')
})

test('a new service has its page, its pictures, its place in the footer and in the comparison', () => {
  expectIn('client/services/kite-repair.html', 'Your kite flies again on Saturday</h1>', 'Two kites a month')
  expectIn('client/pictures/service-kite-repair-6.svg', '<svg')
  expectIn('client/about.html', '/services/kite-repair')
  expectIn('client/packages.html', 'All 13 services, plan by plan', 'Kite Repair')
})

test('a former address leads to the page', () => {
  const { redirects } = JSON.parse(built('deploy/hosting.json'))
  expect(redirects).toContainEqual({ from: '/mend.php', to: '/services/kite-repair' })
  expect(redirects).toContainEqual({ from: '/teeth', to: '/for/dentists' })
})

test('what waits is nowhere, and the build says until when', () => {
  expect(said).toContain('Waiting: content/articles/waiting-day.md until 2999-01-31')
  expect(said).toContain('Waiting: content/articles/waiting-draft.md, a draft')
  const files = readdirSync(join(copy, 'build'), { recursive: true, encoding: 'utf8' })
  expect(files.filter((file) => file.includes('waiting-'))).toEqual([])
  expect(textFiles().filter((file) => /(blog|for)\/waiting-|\/never\b/.test(built(file)))).toEqual([])
})

test('a photograph is there in its sizes and on the picture to share, and its original is not', async () => {
  const { document } = parseHTML(built('client/blog/3.html'))
  const image = document.querySelector('img[alt="A loaf by the window."]')
  expect([image?.getAttribute('width'), image?.getAttribute('height')]).toEqual(['480', '360'])
  const sets = [image, image?.previousElementSibling].map((one) => /srcset="([^"]*)/i.exec(String(one))?.[1] ?? '')
  const files = sets.flatMap((set) => set.split(', ').map((one) => one.split(' ')[0] ?? ''))
  expect(files).toHaveLength(5)
  for (const path of files) expect(statSync(join(copy, 'build/client', path)).size, path).toBeLessThanOrEqual(120_000)
  expect(existsSync(join(copy, 'build/client/photos/loaf.jpg'))).toBe(false)
  const edge = { left: 1000, top: 20, width: 100, height: 100 }
  const shared = await sharp(join(copy, 'build/client/share/blog-3.png')).extract(edge).stats()
  expect(shared.channels[0]?.stdev).toBeGreaterThan(10)
})

test('mail, booking address, place and hosts follow', () => {
  expectIn(
    'client/contact.html',
    readFiles(studio, collections.company)[0]?.data.place.explanation ?? '',
    'mailto:namaste@sahyadri-studio.example',
    'https://calendly.com/sahyadri-studio-pune/',
  )
  expectIn('client/sitemap.xml', '<loc>https://www.sahyadri-studio.example/about</loc>')
  expectIn('deploy/nginx.conf', 'server_name www.sahyadri-studio.example;')
  expectIn('deploy/Caddyfile', '\nwww.sahyadri-studio.example {\n')
})

test('its colors, corners, typefaces and logo are everywhere', () => {
  const { colors } = readBrand(studio)
  const { paper, kite } = colors
  const files = {
    'client/index.html': [
      '"Fraunces"',
      '"Figtree"',
      '--radius-card:24px',
      encodeURIComponent('<circle cx="41" cy="15"'),
    ],
    'client/icon.svg': [`fill="${paper.light}"`, `fill="${kite.light}"`],
    'client/manifest.webmanifest': [`"theme_color":"${paper.light}"`],
    'client/pictures/cover-1.svg': [`--surface:${colors.surface.dark}`],
  }
  for (const [file, parts] of Object.entries(files)) expectIn(file, ...parts)
})

test('nothing of the brand before it is left', () => {
  const { colors, typefaces, logo } = readBrand(root)
  const hex = Object.values(colors).flatMap(({ light, dark }) => [light, dark])
  // White is nobody's: paper is printed on it.
  const traces = [...hex.filter((color) => color !== '#ffffff'), ...Object.values(typefaces), logo]
  const left = textFiles().flatMap((file) => {
    const text = built(file).toLowerCase()
    return traces.filter((trace) => text.includes(trace.toLowerCase())).map((trace) => `${file}, ${trace}`)
  })
  expect(left).toEqual([])
})

test('nothing of the business before it is left', () => {
  const texts = textFiles()
  expect(texts.length).toBeGreaterThan(200)
  expect(texts.flatMap((file) => tracesIn(built(file)).map((trace) => `${file}, ${trace}`))).toEqual([])
})
