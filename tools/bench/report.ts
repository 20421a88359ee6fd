/** One column of a table: its heading, and on which side it is set. */
export type Column = { heading: string; side: 'left' | 'right' }

/** A table in Markdown, padded as a formatter would leave it. */
export function table(columns: Column[], rows: string[][]): string {
  const widths = columns.map(({ heading }, at) =>
    Math.max(3, heading.length, ...rows.map((row) => row[at]?.length ?? 0)),
  )
  const line = (cells: string[]) =>
    `| ${cells
      .map((cell, at) =>
        columns[at]?.side === 'right' ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0),
      )
      .join(' | ')} |`
  const rule = columns.map(({ side }, at) => {
    const dashes = '-'.repeat(widths[at] ?? 0)
    return side === 'right' ? `${dashes.slice(1)}:` : dashes
  })
  return [line(columns.map(({ heading }) => heading)), line(rule), ...rows.map(line)].join('\n')
}

const mark = (part: string, end: '' | '/') => `<!-- ${end}bench: ${part} -->`

/**
 * Puts what was measured between a part's two markers and leaves the prose around them alone.
 * @throws Error naming the marker that is missing
 */
export function withResults(document: string, part: string, results: string): string {
  const [open, close] = [mark(part, ''), mark(part, '/')]
  const start = document.indexOf(open)
  const end = document.indexOf(close)
  if (start === -1 || end < start) throw new Error(`docs/performance.md needs the markers ${open} and ${close}.`)
  return `${document.slice(0, start + open.length)}\n\n${results}\n\n${document.slice(end)}`
}

/** Milliseconds as seconds with two decimals. */
export const seconds = (ms: number) => (ms / 1000).toFixed(2)

/** Bytes as metric kilobytes (1,000 bytes) with one decimal. */
export const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)
