import { type Face, type Run, setRun } from './faces.ts'

/** No type is smaller: 18 units are 12 CSS px where a picture is 320 px wide. */
export const smallest = 18

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

export interface Fitted {
  face: Face
  size: number
  runs: Run[]
  texts: string[]
  width: number
  /** Distance between baselines, in units. */
  leading: number
}

/** In ems. */
export const capHeight: Record<Face, number> = { text: 0.72, strong: 0.72, display: 0.66 }

/** The text at the first size at which it fits, wrapped; `undefined` when even the floor is too wide. */
export function fitText(text: string, width: number, style: TextStyle): Fitted | undefined {
  const lines = style.lines ?? 1
  for (const size of [...style.sizes, smallest]) {
    const wrapped = wrap(text, style.face, width / size)
    if (!wrapped || wrapped.length > lines) continue
    return setLines(style.balance ? balanced(text, style.face, width / size, wrapped) : wrapped, size, style)
  }
  return undefined
}

function setLines(texts: string[], size: number, style: TextStyle): Fitted {
  const runs = texts.map((line) => setRun(style.face, line))
  const width = Math.max(...runs.map((run) => run.width)) * size
  return { face: style.face, size, runs, texts, width, leading: size * (style.leading ?? 1.22) }
}

/** Height from the top of the first line's capitals to the last baseline. */
export function heightOf(fitted: Fitted): number {
  return capHeight[fitted.face] * fitted.size + (fitted.runs.length - 1) * fitted.leading
}

/** Greedy lines no wider than `most` ems, or `undefined` when a word alone is wider. */
function wrap(text: string, face: Face, most: number): string[] | undefined {
  const lines: string[] = []
  let current = ''
  for (const word of pieces(text, face, most)) {
    const longer = current === '' ? word.text.trimStart() : current + word.text
    if (setRun(face, longer).width <= most) {
      current = longer
      continue
    }
    if (current === '') return undefined
    lines.push(current)
    current = word.text.trimStart()
    if (setRun(face, current).width > most) return undefined
  }
  if (current !== '') lines.push(current)
  return lines
}

/** Words with the space before them; a word too wide for a line may also part after a hyphen or a slash. */
function pieces(text: string, face: Face, most: number): { text: string }[] {
  return (text.trim().match(/(?:^|[ \t\n]+)[^ \t\n]+/g) ?? []).flatMap((word) => {
    if (setRun(face, word.trimStart()).width <= most) return [{ text: word }]
    return (word.match(/.+?(?:[-/](?=\w)|$)/gs) ?? [word]).map((part) => ({ text: part }))
  })
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
