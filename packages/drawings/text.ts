import { type Face, type Fonts, faces, type Line } from './fonts.ts'

/** A number with at most one decimal, as short as SVG allows. */
export function formatNumber(value: number): string {
  return String(Math.round(value * 10) / 10).replace(/^(-?)0\./, '$1.')
}

/** Nothing is set smaller: 18 units are 12 CSS px where a picture is 320 px wide. */
const SMALLEST = 18

export interface TextStyle {
  face: Face
  /** Sizes to try, largest first; the smallest of all is tried last in any case. */
  sizes: readonly number[]
  /** How many lines there is room for; 1 by default. */
  lines?: number
  /** Distance between baselines in ems; 1.22 by default. */
  leading?: number
  /** Makes the lines equally long instead of filling the first ones. */
  balance?: boolean
}

export const inText = (...sizes: number[]): TextStyle => ({ face: 'text', sizes })
export const inStrong = (...sizes: number[]): TextStyle => ({ face: 'strong', sizes })
export const inDisplay = (...sizes: number[]): TextStyle => ({ face: 'display', sizes })

/** A text broken into lines; lengths in units of the picture. */
export interface FittedText {
  face: Face
  size: number
  lines: Line[]
  width: number
  /** Distance between baselines. */
  leading: number
  /** Height of the capitals. */
  cap: number
  /** From the first baseline to the last. */
  drop: number
  /** From the top of the first line's capitals to the last baseline. */
  height: number
}

/**
 * Wraps a text at the first size at which it fits; undefined where even the smallest is too wide.
 * @throws Error naming a character that the fonts do not have
 */
export function fitText(fonts: Fonts, text: string, width: number, style: TextStyle): FittedText | undefined {
  const { face, lines: most = 1 } = style
  const widthOf = (words: string) => fonts.typeset(face, words).width
  for (const size of [...style.sizes, SMALLEST]) {
    const ems = width / size
    const wrapped = wrap(text, ems, widthOf)
    if (!wrapped || wrapped.length > most) continue
    const lines = (style.balance ? balanced(text, ems, wrapped, widthOf) : wrapped).map((line) =>
      fonts.typeset(face, line),
    )
    const leading = size * (style.leading ?? 1.22)
    const cap = size * fonts.capHeight(face)
    const drop = (lines.length - 1) * leading
    const widest = Math.max(...lines.map((line) => line.width))
    return { face, size, lines, width: widest * size, leading, cap, drop, height: cap + drop }
  }
  return undefined
}

type WidthOf = (words: string) => number

/** Fills one line after the other, each at most `most` ems wide; undefined where a word alone is wider. */
function wrap(text: string, most: number, widthOf: WidthOf): string[] | undefined {
  const fits = (words: string) => widthOf(words) <= most
  const lines: string[] = []
  let line = ''
  for (const piece of pieces(text, fits)) {
    const longer = (line + piece).trimStart()
    if (fits(longer)) line = longer
    else {
      if (line !== '') lines.push(line)
      line = piece.trimStart()
      if (!fits(line)) return undefined
    }
  }
  return line === '' ? lines : [...lines, line]
}

/** Words with the space before them; a word too wide for a line may also part after a hyphen or a slash. */
function pieces(text: string, fits: (words: string) => boolean): string[] {
  const words = text.trim().match(/(?:^|[ \t\n]+)[^ \t\n]+/g) ?? []
  return words.flatMap((word) => (fits(word.trimStart()) ? [word] : (word.match(/.+?(?:[-/](?=\w)|$)/gs) ?? [word])))
}

/** The same number of lines, as narrow as that number allows. */
function balanced(text: string, most: number, lines: string[], widthOf: WidthOf): string[] {
  if (lines.length < 2) return lines
  let best = lines
  for (let width = most; width > most / 2; width -= most / 40) {
    const narrower = wrap(text, width, widthOf)
    if (!narrower || narrower.length > lines.length) break
    best = narrower
  }
  return best
}

export interface Place {
  x: number
  /** Baseline of the first line. */
  y: number
  align?: 'start' | 'middle' | 'end'
}

/**
 * A fitted text as one `<path>` a line. The outlines stay on the grid of the face, so that the same words are the same
 * bytes wherever they stand, which compress well.
 * @param paint the attributes that fill it
 */
export function outlinesOf({ face, size, lines, leading }: FittedText, { x, y, align }: Place, paint: string): string {
  const share = align === 'end' ? 1 : align === 'middle' ? 0.5 : 0
  const scale = size / faces[face].grid
  const paths = lines.map(({ path, width }, index) => {
    const [left, baseline] = [x - width * size * share, y + index * leading].map((length) => Math.round(length / scale))
    return `<path${paint} transform="scale(${Math.round(scale * 1e4) / 1e4})translate(${left} ${baseline})" d="${path}"/>`
  })
  return paths.join('')
}
