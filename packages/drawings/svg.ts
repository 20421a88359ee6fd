/** A number with at most one decimal, as short as SVG allows. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10).replace(/^(-?)0\./, '$1.')
}

/** a…z, A…Z, then two letters: ids may not start with a digit. */
export function idOf(index: number): string {
  const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
  const last = letters[index % letters.length] ?? 'a'
  return index < letters.length ? last : idOf(Math.floor(index / letters.length) - 1) + last
}

/** Glyphs on a line, on the grid. One or two carry their own place; from three on a group around them is shorter. */
export function lineOf(glyphs: { id: string; at: number }[], x: number, y: number): string {
  if (glyphs.length < 3) return glyphs.map(({ id, at }) => `<use href="#${id}" x="${x + at}" y="${y}"/>`).join('')
  const uses = glyphs.map(({ id, at }) => `<use href="#${id}"${at === 0 ? '' : ` x="${at}"`}/>`)
  return `<g transform="translate(${x} ${y})">${uses.join('')}</g>`
}
