import { expect, it } from 'vitest'
import { type Face, setRun } from './faces.ts'

const widthOf = (face: Face, text: string) => setRun(face, text).width
const faces: Face[] = ['text', 'strong', 'display']

it.each(faces)('%s is kerned', (face) => {
  const apart = widthOf(face, 'A') + widthOf(face, 'V')
  const tracking = widthOf(face, 'HH') - 2 * widthOf(face, 'H')
  expect(widthOf(face, 'AV')).toBeLessThan(apart + tracking - 0.01)
})

it.each(faces)('%s sets a glyph for each character, also where the font has a ligature', (face) => {
  expect(setRun(face, 'fine flow').glyphs).toHaveLength(9)
})

it.each(faces)('%s has the signs of prices, and those that no font file has', (face) => {
  const { glyphs } = setRun(face, '₹₩→★')
  expect(glyphs.map(({ glyph }) => glyph.path)).not.toContain('')
  expect(glyphs.map(({ at }) => at)).toEqual(glyphs.map(({ at }) => at).sort((one, two) => one - two))
})

it('a space is a space, whichever it is', () => {
  expect(widthOf('text', 'a\u00a0b\nc')).toBe(widthOf('text', 'a b c'))
})

it('an accent is the same in one character or two, also where another file has the letter', () => {
  expect(setRun('text', 'Z\u030c')).toMatchObject({ width: widthOf('text', 'Ž'), glyphs: [{}] })
})
