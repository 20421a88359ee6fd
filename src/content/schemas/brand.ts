import { field, group } from '@packages/content-files'
import { z } from 'zod'

/**
 * The typefaces that are installed, each as `@fontsource-variable/…` for the pages and `@fontsource/…` for pictures.
 * `currency` are the signs of ₹ and ₩ that it has.
 */
export const typefaces = {
  'Bricolage Grotesque': { kind: 'sans-serif', currency: '₹₩' },
  Figtree: { kind: 'sans-serif', currency: '₹' },
  Fraunces: { kind: 'serif', currency: '₹₩' },
  'Instrument Sans': { kind: 'sans-serif', currency: '' },
  'Source Serif 4': { kind: 'serif', currency: '₹₩' },
} as const satisfies Record<string, { kind: 'serif' | 'sans-serif'; currency: string }>
export type TypefaceName = keyof typeof typefaces
const typefaceNames = Object.keys(typefaces) as [TypefaceName, ...TypefaceName[]]

const color = (label: string) =>
  field(label, 'a color in quotes, such as "#1a5fb4"', z.string().regex(/^#[0-9a-f]{6}$/i)).meta({ color: true })
const scheme = (label: string) => group(label, { light: color('Light'), dark: color('Dark') })
const corner = (label: string, most: number) =>
  field(label, `a whole number of pixels from 0 to ${most}`, z.int().min(0).max(most))
const typeface = (label: string) => field(label, `one of ${typefaceNames.join(', ')}`, z.enum(typefaceNames))

export const brandSchema = z.strictObject({
  colors: group('Colors', {
    paper: scheme('Page'),
    surface: scheme('Cards and dialogs'),
    sand: scheme('Bands'),
    ink: scheme('Text'),
    muted: scheme('Secondary text'),
    line: scheme('Hairlines'),
    kite: scheme('Accent'),
    kiteStrong: scheme('Accent as text or button'),
    onKite: scheme('Text on buttons'),
    river: scheme('Second color and links'),
  }),
  corners: group('Rounded corners', { controls: corner('Buttons and fields', 24), cards: corner('Cards', 40) }),
  typefaces: group('Typefaces', { display: typeface('Headings'), text: typeface('Running text') }),
  logo: field(
    'Logo',
    'the address of an SVG file in content/logo, such as /logo/kite.svg',
    z.string().regex(/^\/logo\/[\w-]+\.svg$/),
  ).meta({ file: { folder: 'content/logo', path: '/logo' } }),
})
