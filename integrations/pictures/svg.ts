/** A number with at most one decimal, as short as SVG allows. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10).replace(/^(-?)0\./, '$1.')
}

/** A line of text on the grid of its face; `style` scales that grid to the sheet. */
export interface SetLine {
  style: string
  x: number
  y: number
  glyphs: { id: string; at: number }[]
}

/** The shapes as they are; lines of text that follow each other in one style share a group. */
export function written(body: readonly (string | SetLine)[]): string {
  let style: string | undefined
  const out: string[] = []
  for (const part of body) {
    const next = typeof part === 'string' ? undefined : part.style
    if (next !== style) {
      if (style !== undefined) out.push('</g>')
      if (next !== undefined) out.push(`<g ${next}>`)
      style = next
    }
    out.push(typeof part === 'string' ? part : writtenLine(part))
  }
  if (style !== undefined) out.push('</g>')
  return out.join('')
}

/** One or two glyphs carry their own place; from three on a group around them is shorter. */
function writtenLine({ x, y, glyphs }: SetLine): string {
  if (glyphs.length < 3) return glyphs.map(({ id, at }) => `<use href="#${id}" x="${x + at}" y="${y}"/>`).join('')
  const uses = glyphs.map(({ id, at }) => `<use href="#${id}"${at === 0 ? '' : ` x="${at}"`}/>`)
  return `<g transform="translate(${x} ${y})">${uses.join('')}</g>`
}

/** a…z, A…Z, then two letters: ids may not start with a digit. */
export function idOf(index: number): string {
  const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
  const last = letters[index % letters.length] ?? 'a'
  return index < letters.length ? last : idOf(Math.floor(index / letters.length) - 1) + last
}
