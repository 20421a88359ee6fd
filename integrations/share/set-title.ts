import { setRun } from '../pictures/type/faces.ts'

export const MOST_LINES = 3

/** Tried in order: two large lines before three smaller ones. CSS pixels. */
const SETTINGS = [
  { most: 2, sizes: [108, 104, 100, 96, 92, 88, 84, 80] },
  { most: MOST_LINES, sizes: [84, 80, 76, 72, 68, 64, 60, 56, 52, 48] },
]
/** Words that lean on the next one and look lost at the end of a line. */
const LEANING = new Set('a an and as at by for from in of on or our that the to with your'.split(' '))

/** Every way to part words into at most so many lines. */
function partings(words: string[], most: number): string[][] {
  const whole = [words.join(' ')]
  if (most === 1) return [whole]
  const parted = words
    .slice(1)
    .flatMap((_, index) =>
      partings(words.slice(index + 1), most - 1).map((rest) => [words.slice(0, index + 1).join(' '), ...rest]),
    )
  return [whole, ...parted]
}

/** How far lines are from what a typesetter would choose: even, broken where the sentence pauses, no word left alone. */
function unease(lines: string[], widths: number[]): number {
  const widest = Math.max(...widths)
  const ragged = widths.reduce((sum, width) => sum + (1 - width / widest) ** 2, 0)
  const breaks = lines.slice(0, -1).map((line) => {
    if (/[:;,.?!]$/.test(line)) return -0.15
    return LEANING.has((line.split(' ').at(-1) ?? '').toLowerCase()) ? 0.1 : 0
  })
  const alone = lines.length > 1 && !lines.at(-1)?.includes(' ') ? 0.3 : 0
  return breaks.reduce((sum, one) => sum + one, ragged + alone)
}

/**
 * Breaks a title into lines at the largest size that fits.
 * @param width of the place, in CSS pixels
 * @returns the size in CSS pixels and at most three lines
 * @throws Error when it is too long, or holds a character that the site's fonts do not have
 */
export function setTitle(title: string, width: number): { size: number; lines: string[] } {
  const words = title.trim().split(/\s+/)
  for (const { most, sizes } of SETTINGS) {
    const choices = partings(words, most).map((lines) => ({
      lines,
      widths: lines.map((line) => setRun('display', line).width),
    }))
    for (const size of sizes) {
      const fitting = choices.filter(({ widths }) => Math.max(...widths) * size <= width)
      const ranked = fitting.map(({ lines, widths }) => ({ lines, cost: unease(lines, widths) }))
      const [best] = ranked.sort((one, two) => one.cost - two.cost)
      if (best) return { size, lines: best.lines }
    }
  }
  throw new Error(`the title "${title}" is too long for a share picture, which has room for ${MOST_LINES} lines.`)
}
