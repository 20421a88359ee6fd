import { expect, it } from 'vitest'
import { type Face, faces } from './fonts.ts'
import { readFonts } from './node.ts'

const fonts = await readFonts({ display: 'bricolage-grotesque', text: 'instrument-sans' })
const widthOf = (face: Face, text: string) => fonts.typeset(face, text).width
const glyphsIn = (face: Face, text: string) => fonts.typeset(face, text).path.split('M').length - 1
const all = Object.keys(faces) as Face[]

it.each(all)('%s is kerned', (face) => {
  const apart = widthOf(face, 'A') + widthOf(face, 'V') + faces[face].tracking
  expect(widthOf(face, 'AV')).toBeLessThan(apart - 0.01)
})

it.each(all)('%s sets a glyph for each letter, also where the font has a ligature', (face) => {
  expect(glyphsIn(face, 'fine flow')).toBe(8)
})

it.each(all)('%s has the signs of prices, and those that no font file has', (face) => {
  expect(glyphsIn(face, '₹₩→★')).toBe(4)
})

it('a space is a space, whichever it is', () => {
  expect(widthOf('text', 'a\u00a0b\nc')).toBe(widthOf('text', 'a b c'))
})

it('an accent is the same in one character or two', () => {
  expect(fonts.typeset('text', 'Z\u030c')).toEqual(fonts.typeset('text', 'Ž'))
})
