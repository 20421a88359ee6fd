import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { palette } from './palette.ts'

const styles = readFileSync('src/styles.css', 'utf8')

it.each(Object.entries(palette))('%s is the color that the pages have', (name, colors) => {
  const declared = [...styles.matchAll(new RegExp(`--color-${name}:([^;]*);`, 'g'))].map(([, value]) => value).join()
  expect(declared.match(/#[0-9a-f]{6}/g)?.slice(0, 2)).toEqual(colors)
})
