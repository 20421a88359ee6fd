/** Rows of a table as a word processor or a sheet puts them into plain text, with tabs; undefined for anything else. */
export function tableIn(text: string): string | undefined {
  const rows = text
    .replace(/\r\n?/g, '\n')
    .replace(/\n+$/, '')
    .split('\n')
    .map((row) => row.split('\t').map((cell) => cell.trim().replaceAll('|', '\\|')))
  const width = rows[0]?.length ?? 0
  if (rows.length < 2 || width < 2 || rows.some((row) => row.length !== width)) return undefined
  const [head = [], ...rest] = rows
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  return `\n${[line(head), line(head.map(() => '---')), ...rest.map(line)].join('\n')}\n`
}

/** A table that is pasted into a text becomes a table of Markdown. */
export function pasteTables(page: Document): void {
  page.addEventListener(
    'paste',
    (event) => {
      const table = tableIn(event.clipboardData?.getData('text/plain') ?? '')
      if (!table || !(event.target instanceof HTMLTextAreaElement)) return
      event.preventDefault()
      event.stopPropagation()
      // The one way of inserting that keeps the browser's undo.
      page.execCommand('insertText', false, table)
    },
    { capture: true },
  )
}
