/**
 * What a word processor or a sheet copies, its tables with words alone and their first rows as heads, which Markdown
 * needs; undefined where there is no table.
 */
export function withPlainTables(page: Document): string | undefined {
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

/** Pastes such tables plainly: the event is stopped, and dispatched again with the changed HTML. */
export function pastePlainTables(event: ClipboardEvent): void {
  const html = event.clipboardData?.getData('text/html')
  if (!event.isTrusted || !html) return
  const plain = withPlainTables(new DOMParser().parseFromString(html, 'text/html'))
  if (!plain) return
  event.preventDefault()
  event.stopPropagation()
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/html', plain)
  event.target?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}
