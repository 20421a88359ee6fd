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

/** What a word processor copies, its tables with heads and words alone; undefined where there is no table. */
export function plainTables(page: Document): string | undefined {
  const tables = [...page.querySelectorAll('table')]
  for (const table of tables) {
    const rows = [...table.querySelectorAll('tr')].map((row, index) => {
      const made = page.createElement('tr')
      for (const { textContent } of row.querySelectorAll('th, td')) {
        const cell = made.appendChild(page.createElement(index === 0 ? 'th' : 'td'))
        cell.textContent = (textContent ?? '').replace(/\s+/g, ' ').trim()
      }
      return made
    })
    table.replaceChildren(...rows)
  }
  return tables.length > 0 ? page.body.innerHTML : undefined
}

function paste(event: ClipboardEvent): void {
  const text = event.clipboardData?.getData('text/plain') ?? ''
  const html = event.clipboardData?.getData('text/html') ?? ''
  if (!event.isTrusted || !(event.target instanceof Element)) return
  if (event.target instanceof HTMLTextAreaElement) {
    const table = tableIn(text)
    // The one way of inserting that keeps the browser's undo.
    if (table && document.execCommand('insertText', false, table)) event.preventDefault()
    return
  }
  const clean = html && plainTables(new DOMParser().parseFromString(html, 'text/html'))
  if (!clean) return
  event.preventDefault()
  event.stopPropagation()
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/html', clean)
  clipboardData.setData('text/plain', text)
  event.target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

/** A table that is pasted into a text arrives as a table, without what a word processor adds. */
export const pasteTables = (page: Document) => page.addEventListener('paste', paste, { capture: true })
