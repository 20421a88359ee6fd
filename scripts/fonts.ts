import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)

/** Written into every subset, whatever the site says today: what visitors type and what prices need. */
const ALWAYS = ` !"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]_abcdefghijklmnopqrstuvwxyz£€¥©–‘’“”…·×→é`
/** Signs of code, which articles set in another type. */
const NOT_IN_TEXT = /[\^`{|}~\\]/
/** Further signs that no heading and no figure holds. */
const NOT_IN_DISPLAY = /[_[\]<>@©·→←²]/
const CURRENCY = '₹₩'
/** Kerning and tabular figures; ligatures and marks cost 3 KB and nothing on the site asks for them. */
const FEATURES = ['kern', 'tnum']

type Face = {
  file: string
  source: string
  text: 'display' | 'site' | 'currency'
  wght: number | { min: number; max: number }
}

/** Display type is drawn at one weight; text keeps its weight axis. ₹ and ₩ live in the latin-ext files, fetched only when shown. */
const faces: Face[] = [
  {
    file: 'display.woff2',
    source: 'bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal',
    text: 'display',
    wght: 700,
  },
  {
    file: 'text.woff2',
    source: 'instrument-sans/files/instrument-sans-latin-wght-normal',
    text: 'site',
    wght: { min: 400, max: 600 },
  },
  {
    file: 'display-currency.woff2',
    source: 'bricolage-grotesque/files/bricolage-grotesque-latin-ext-wght-normal',
    text: 'currency',
    wght: 700,
  },
  {
    file: 'text-currency.woff2',
    source: 'instrument-sans/files/instrument-sans-latin-ext-wght-normal',
    text: 'currency',
    wght: { min: 400, max: 600 },
  },
]

async function charactersInUse(root: string): Promise<string> {
  const used = new Set(ALWAYS)
  for await (const file of glob(['content/**/*.{md,json}', 'app/data/**/*.ts', 'app/**/*.tsx'], { cwd: root }))
    for (const character of await readFile(join(root, file), 'utf8')) used.add(character)
  return [...used]
    .filter((character) => character >= ' ' && !NOT_IN_TEXT.test(character))
    .sort()
    .join('')
}

/**
 * Writes the site's fonts to `.cache/fonts`, each cut down to the characters the site uses, and leaves a font alone
 * whose characters and source have not changed.
 */
export async function prepareFonts(root: string): Promise<void> {
  const folder = join(root, '.cache/fonts')
  await mkdir(folder, { recursive: true })
  const site = await charactersInUse(root)
  await Promise.all(
    faces.map(async ({ file, source, text, wght }) => {
      const original = require.resolve(`@fontsource-variable/${source}.woff2`)
      const characters = {
        site,
        display: [...site].filter((character) => !NOT_IN_DISPLAY.test(character)).join(''),
        currency: CURRENCY,
      }[text]
      const key = createHash('sha256')
        .update(JSON.stringify([original, characters, wght, FEATURES]))
        .digest('hex')
      const [target, mark] = [join(folder, file), join(folder, `${file}.key`)]
      if (existsSync(target) && existsSync(mark) && (await readFile(mark, 'utf8')) === key) return
      const subset = await subsetFont(await readFile(original), characters, {
        targetFormat: 'woff2',
        variationAxes: { wght },
        noHinting: true,
        keepFeatures: FEATURES,
      })
      await writeFile(target, subset)
      await writeFile(mark, key)
    }),
  )
}
