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
/** Tabular figures; ligatures and marks cost 3 KB and nothing on the site asks for them. */
const FIGURES = ['tnum']
/** Kerning costs half of a text face. Headings and running text have it; the few semibold words do without. */
const KERNED = [...FIGURES, 'kern']

type Face = {
  file: string
  source: string
  text: 'display' | 'site' | 'currency'
  wght: number
  features: string[]
}

/** One file for each weight that the styles use: together smaller than one with a weight axis. ₹ and ₩ live in the latin-ext files, fetched only when shown. */
const DISPLAY = 'bricolage-grotesque/files/bricolage-grotesque'
const TEXT = 'instrument-sans/files/instrument-sans'

const faces: Face[] = [
  { file: 'display.woff2', source: `${DISPLAY}-latin`, text: 'display', wght: 700, features: KERNED },
  { file: 'display-currency.woff2', source: `${DISPLAY}-latin-ext`, text: 'currency', wght: 700, features: FIGURES },
  { file: 'text.woff2', source: `${TEXT}-latin`, text: 'site', wght: 400, features: KERNED },
  { file: 'text-currency.woff2', source: `${TEXT}-latin-ext`, text: 'currency', wght: 400, features: FIGURES },
  { file: 'semibold.woff2', source: `${TEXT}-latin`, text: 'site', wght: 600, features: FIGURES },
  { file: 'semibold-currency.woff2', source: `${TEXT}-latin-ext`, text: 'currency', wght: 600, features: FIGURES },
]

async function charactersInUse(root: string): Promise<string> {
  const used = new Set(ALWAYS)
  for await (const file of glob(['content/**/*.{md,yaml}', 'src/**/*.{tsx,astro}'], { cwd: root }))
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
    faces.map(async ({ file, source, text, wght, features }) => {
      const original = require.resolve(`@fontsource-variable/${source}-wght-normal.woff2`)
      const characters = {
        site,
        display: [...site].filter((character) => !NOT_IN_DISPLAY.test(character)).join(''),
        currency: CURRENCY,
      }[text]
      const key = createHash('sha256')
        .update(JSON.stringify([original, characters, wght, features]))
        .digest('hex')
      const [target, mark] = [join(folder, file), join(folder, `${file}.key`)]
      if (existsSync(target) && existsSync(mark) && (await readFile(mark, 'utf8')) === key) return
      const subset = await subsetFont(await readFile(original), characters, {
        targetFormat: 'woff2',
        variationAxes: { wght },
        noHinting: true,
        keepFeatures: features,
      })
      await writeFile(target, subset)
      await writeFile(mark, key)
    }),
  )
}
