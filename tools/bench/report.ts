/**
 * The middle value; of an even number the upper of the two in the middle, so that it is one that was measured.
 * @throws RangeError without values
 */
export function median(values: number[]): number {
  const middle = [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]
  if (middle === undefined) throw new RangeError('There is no median of nothing.')
  return middle
}

/** A table in Markdown: words in the first column, figures in the others. */
export function table(headings: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  const sides = headings.map((_, column) => (column === 0 ? '---' : '---:'))
  return [headings, sides, ...rows].map(line).join('\n')
}

export const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)
