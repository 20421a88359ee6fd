import { type FittedText, type Fonts, fitText } from '@packages/drawings'

/** In CSS pixels; the rest of the 1200 is for the climbing line on the right. */
const WIDTH = 784
const MOST_LINES = 3
/** Tried in order: two large lines before three smaller ones. CSS pixels. */
const SIZES = [
  { lines: 2, sizes: [108, 104, 100, 96, 92, 88, 84, 80] },
  { lines: MOST_LINES, sizes: [84, 80, 76, 72, 68, 64, 60, 56, 52, 48] },
]
/** Short words that belong to the next one and look lost at the end of a line. */
const LEANING = /\b(an?|at|by|for|from|in|of|on|our|the|to|with|your) /gi

/**
 * A page's title as its share image shows it.
 * @throws Error for a title that does not fit, or holds a character that the fonts do not have
 */
export function fitTitle(fonts: Fonts, title: string): FittedText {
  const text = title.replace(LEANING, '$1\u00a0')
  for (const { lines, sizes } of SIZES) {
    const fitted = fitText(fonts, text, WIDTH, { face: 'display', sizes, lines, leading: 1.06, balance: true })
    if (fitted && sizes.includes(fitted.size)) return fitted
  }
  throw new Error(`The title "${title}" is too long for a share picture, which has room for ${MOST_LINES} lines.`)
}
