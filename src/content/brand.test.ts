import { wcagContrast } from 'culori'
import { expect, test } from 'vitest'
import { type Brand, lowContrastColors } from './brand.ts'
import { readBrand } from './brand-files.ts'

const FILE = 'content/brand.yaml'
const brand = readBrand('.')

/** The site's brand with one color changed. */
const changed = (color: keyof Brand['colors'], scheme: 'light' | 'dark', value: string): Brand => ({
  ...brand,
  colors: { ...brand.colors, [color]: { ...brand.colors[color], [scheme]: value } },
})

const faint = (colored: Brand) => [...lowContrastColors(FILE, colored)]

test('a color that is too faint is named with its pair, its ratio, what it needs and the nearest that has it', () => {
  expect(faint(changed('muted', 'light', '#8a949f'))).toEqual([
    `${FILE}: colors > muted > light is "#8a949f", 2.88:1 on paper "#fbf7f0", 3.08:1 on surface "#ffffff", and 2.51:1 on sand "#f0e7d9", but needs 4.5:1 as text. The nearest color of the same hue that passes is "#606974".`,
  ])
})

test.each([
  ['ink', 'dark', '#8f8a80', 7],
  ['kite', 'light', '#f4a58a', 3],
  ['onKite', 'dark', '#ffffff', 4.5],
  ['river', 'dark', '#2a6b66', 4.5],
] as const)('%s in the %s scheme: the color that is advised is enough everywhere', (color, scheme, value, least) => {
  const [advice = ''] = faint(changed(color, scheme, value))
  expect(advice).toContain(`but needs ${least}:1`)
  const suggestion = /The nearest color of the same hue that passes is "(#[0-9a-f]{6})"/.exec(advice)?.[1] ?? ''
  expect(faint(changed(color, scheme, suggestion))).toEqual([])
})

test('a ratio that would be rounded up to what it needs is not shown as that', () => {
  const grey = '#777777'
  expect(wcagContrast(grey, '#ffffff').toFixed(1)).toBe('4.5')
  const [said] = faint(changed('muted', 'light', grey))
  expect(said).toContain('4.47:1 on surface')
})

test('where the backgrounds leave no color, both are to be changed', () => {
  const between = changed('paper', 'light', '#777777')
  expect(faint(between)[0]).toContain('No color of this hue passes; change both colors.')
})
