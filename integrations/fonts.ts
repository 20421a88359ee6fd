import { glob, mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fromFile } from '@capsizecss/unpack/fs'
import subsetFont from 'subset-font'
import { type Brand, packageOf } from '../src/content/brand.ts'
import { contentRoot } from '../src/content/loader.ts'
import { type TypefaceName, typefaces } from '../src/content/schemas/brand.ts'
import { fileCache } from '../src/data/file-cache.ts'

const require = createRequire(import.meta.url)
const cache = fileCache('.cache/fonts')

/** Most pages show them, whatever the site says today; what visitors type and what prices need is among them. */
const ALWAYS = " !#$%&'()+,-./0123456789:;=?@ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz£€©–‘’“”…·×÷"
/** Signs that few pages show: they come with the further letters. */
const RARE = '"*<>[]_¥'
/** Headings, figures and labels do without these signs of running text. */
const IN_TEXT_ONLY = /[!#;=@©‘…×÷½²]/g
/** Tabular figures; ligatures and marks cost 3 KB and nothing on the site asks for them. */
const FIGURES = ['tnum']
/** Kerning costs 4 KB a face. It is seen in headings; at the size of running text nobody can tell it from none. */
const KERNED = [...FIGURES, 'kern']

type Face = { name: string; family: TypefaceName; wght: number; features: string[] }

/** One file for each weight that the styles use: together smaller than one with a weight axis. */
const facesOf = ({ display, text }: Brand['typefaces']): Face[] => [
  { name: 'display', family: display, wght: 700, features: KERNED },
  { name: 'text', family: text, wght: 400, features: FIGURES },
  { name: 'semibold', family: text, wght: 600, features: FIGURES },
]

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')

/** Letters of Western European languages beside ASCII. */
const LATIN = range(0xa1, 0xff)
/** Those of all other languages in Latin letters that the fonts have, as in Łukasz and Şahin. */
const LATIN_EXTENDED = `${range(0x100, 0x24f)}${range(0x1e00, 0x1e9f)}${range(0x1ef2, 0x1eff)}\u0304\u0308\u0329`

const without = (characters: string, others: string) =>
  [...characters].filter((character) => !others.includes(character)).join('')

/** What the first file of a face holds: besides the above every character of the YAML files: labels, headings, names. */
async function commonCharacters(): Promise<string> {
  const common = new Set(ALWAYS)
  for await (const file of glob('content/**/*.yaml', { cwd: contentRoot }))
    for (const character of await readFile(join(contentRoot, file), 'utf8')) if (character > '~') common.add(character)
  return without([...common].sort().join(''), RARE)
}

/** Characters as the ranges of a `unicode-range`. */
function unicodeRange(characters: string): string {
  const codes = [...characters].map((character) => character.codePointAt(0) ?? 0).sort((a, b) => a - b)
  const ranges: [number, number][] = []
  for (const code of codes) {
    const last = ranges.at(-1)
    if (last && code <= last[1] + 1) last[1] = code
    else ranges.push([code, code])
  }
  const hex = (code: number) => code.toString(16).toUpperCase()
  return ranges.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join(', ')
}

type Part = { file: string; face: Face; subset: 'latin' | 'latin-ext'; characters: string }

/**
 * A face in parts: the common letters of the site, fetched with every page, and further ones, each part fetched only where
 * one of it is shown: what visitors write, other currencies, rare signs and names.
 */
function partsOf(face: Face, common: string): Part[] {
  const { name, family } = face
  const own = name === 'text' ? common : common.replaceAll(IN_TEXT_ONLY, '')
  const parts: Part[] = [
    { file: `${name}.woff2`, face, subset: 'latin', characters: own },
    { file: `${name}-latin.woff2`, face, subset: 'latin', characters: without(LATIN + RARE, own) },
    { file: `${name}-extended.woff2`, face, subset: 'latin-ext', characters: LATIN_EXTENDED },
    { file: `${name}-currency.woff2`, face, subset: 'latin-ext', characters: typefaces[family].currency },
  ]
  return parts.filter(({ characters }) => characters)
}

function rule({ file, face, characters }: Part): string {
  const range = file === `${face.name}.woff2` ? '' : `unicode-range:${unicodeRange(characters)}`
  return `@font-face{font-family:"${face.family}";font-weight:${face.wght};font-display:swap;src:url("./${file}") format("woff2");${range}}`
}

/** Cuts one part out of its source. */
async function write(folder: string, { file, face, subset, characters }: Part): Promise<void> {
  const source = packageOf(face.family)
  const original = await readFile(
    require.resolve(`@fontsource-variable/${source}/files/${source}-${subset}-wght-normal.woff2`),
  )
  const options = {
    targetFormat: 'woff2',
    variationAxes: { wght: face.wght },
    noHinting: true,
    keepFeatures: face.features,
    // Names of axes, and hints for old screens.
    dropTables: ['STAT', 'gasp'],
  } as const
  const cut = () => subsetFont(original, characters, options)
  await writeFile(join(folder, file), await cache([original, characters, JSON.stringify(options)], cut))
}

/**
 * Fonts of the system that stand in until a face has come, and the average width of their letters in ems as
 * `@capsizecss/unpack` weights it for English, regular and bold. Most systems have the first, or one of its widths; a
 * Linux may have the second alone.
 */
const fallbackFonts = {
  'sans-serif': [
    { suffix: '', names: ['Arial', 'Liberation Sans', 'Roboto'], widths: [0.4458, 0.48] },
    { suffix: ', wide', names: ['DejaVu Sans'], widths: [0.5083, 0.5742] },
  ],
  serif: [
    { suffix: '', names: ['Times New Roman', 'Liberation Serif'], widths: [0.4063, 0.4326] },
    { suffix: ', wide', names: ['DejaVu Serif'], widths: [0.5166, 0.5703] },
  ],
} as const

/** The family under which the styles name what stands in for a face. */
const fallbackFamily = ({ name }: Face) => (name === 'display' ? 'Display fallback' : 'Text fallback')

/** Stand-ins with the metrics of a face, so that the swap breaks almost no line anew and moves nothing. */
async function fallbackRules(folder: string, face: Face): Promise<string[]> {
  const { ascent, descent, lineGap, unitsPerEm, xWidthAvg } = await fromFile(join(folder, `${face.name}.woff2`))
  const isBold = face.wght > 400
  return fallbackFonts[typefaces[face.family].kind].map(({ suffix, names, widths }) => {
    const size = xWidthAvg / unitsPerEm / widths[isBold ? 1 : 0]
    const percent = (share: number) => `${(share * 100).toFixed(1)}%`
    const edge = (length: number) => percent(length / unitsPerEm / size)
    const sources = names.map((name) => `local("${name}${isBold ? ' Bold' : ''}")`).join(',')
    const lines = `ascent-override:${edge(ascent)};descent-override:${edge(-descent)};line-gap-override:${edge(lineGap)}`
    return `@font-face{font-family:"${fallbackFamily(face)}${suffix}";font-weight:${face.wght};src:${sources};size-adjust:${percent(size)};${lines}}`
  })
}

/**
 * Writes the fonts of the site, each cut down to the characters it is for.
 * @param folder where they are written
 * @returns the styles that name them there
 */
export async function prepareFonts(folder: string, brand: Brand): Promise<string[]> {
  await mkdir(folder, { recursive: true })
  const common = await commonCharacters()
  const faces = facesOf(brand.typefaces)
  const parts = faces.flatMap((face) => partsOf(face, common))
  await Promise.all(parts.map((part) => write(folder, part)))
  const fallbacks = await Promise.all(faces.map((face) => fallbackRules(folder, face)))
  return [...parts.map(rule), ...fallbacks.flat()]
}

/** The families of headings and running text for the styles, with what stands in for them. */
export function fontFamilies({ typefaces: { display, text } }: Brand): { display: string; text: string } {
  const family = (typeface: TypefaceName, fallback: string) =>
    `"${typeface}", "${fallback} fallback", "${fallback} fallback, wide", ${typefaces[typeface].kind}`
  return { display: family(display, 'Display'), text: family(text, 'Text') }
}
