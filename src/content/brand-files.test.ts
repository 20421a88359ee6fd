import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readBrand, readStyle } from './brand-files.ts'

const brand = readBrand('.')
let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'brand-'))
  mkdirSync(join(root, 'content/logo'), { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true }))

const write = (name: string, text: string) => writeFileSync(join(root, 'content/logo', name), text)
const logo = async (name: string) => (await readStyle(root, { ...brand, logo: `/logo/${name}` })).logo

test('a logo is the drawing of its file, without what stands around it', async () => {
  const svg = '<svg viewBox="0 0 1 1" xmlns="http://www.w3.org/2000/svg"><path d="M0 0h1"/></svg>'
  write('mark.svg', `<?xml version="1.0"?>\n<!DOCTYPE svg>\n<!-- A mark -->\n${svg}\n`)
  expect(await logo('mark.svg')).toBe(svg)
})

test.each([
  ['other.svg', 'logo is "/logo/other.svg", but must be one of /logo/words.svg.'],
  ['words.svg', 'logo is "/logo/words.svg", but must be an SVG file with a viewBox, which says how large it is.'],
])('the logo %s is refused', async (name, sentence) => {
  write('words.svg', '<svg width="10" height="10"></svg>')
  await expect(logo(name)).rejects.toThrow(`content/brand.yaml: ${sentence}`)
})
