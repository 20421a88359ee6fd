import { type Face, type Run, setRun } from './faces.ts'

/** No type is smaller: 18 units are 12 CSS px where a picture is 320 px wide. */
const smallest = 18

export interface TextStyle {
  face: Face
  /** Sizes to try, largest first. The last resort is always the 18-unit floor. */
  sizes: readonly number[]
  /** Lines the place allows; 1 unless told. */
  lines?: number
  /** Distance between baselines in ems. */
  leading?: number
  /** Even out the lines instead of filling the first ones. */
  balance?: boolean
}

export const inText = (...sizes: number[]): TextStyle => ({ face: 'text', sizes })
export const inStrong = (...sizes: number[]): TextStyle => ({ face: 'strong', sizes })
export const inDisplay = (...sizes: number[]): TextStyle => ({ face: 'display', sizes })

/** A text broken into lines; lengths in units. */
export interface Fitted {
  face: Face
  size: number
  runs: Run[]
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

/** In ems. */
const capHeight: Record<Face, number> = { text: 0.72, strong: 0.72, display: 0.66 }

/** The text at the first size at which it fits, wrapped; `undefined` when even the floor is too wide. */
export function fitText(text: string, width: number, style: TextStyle): Fitted | undefined {
  const { face, lines = 1 } = style
  for (const size of [...style.sizes, smallest]) {
    const most = width / size
    const wrapped = wrap(text, face, most)
    if (!wrapped || wrapped.length > lines) continue
    const runs = (style.balance ? balanced(text, face, most, wrapped) : wrapped).map((line) => setRun(face, line))
    const widest = Math.max(...runs.map((run) => run.width))
    const leading = size * (style.leading ?? 1.22)
    const cap = size * capHeight[face]
    const drop = (runs.length - 1) * leading
    return { face, size, runs, width: widest * size, leading, cap, drop, height: cap + drop }
  }
  return undefined
}

/** Greedy lines no wider than `most` ems, or `undefined` when a word alone is wider. */
function wrap(text: string, face: Face, most: number): string[] | undefined {
  const fits = (words: string) => setRun(face, words).width <= most
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

/** The same number of lines, set as narrow as that number allows. */
function balanced(text: string, face: Face, most: number, lines: string[]): string[] {
  if (lines.length < 2) return lines
  let best = lines
  for (let width = most; width > most / 2; width -= most / 40) {
    const narrower = wrap(text, face, width)
    if (!narrower || narrower.length > lines.length) break
    best = narrower
  }
  return best
}
