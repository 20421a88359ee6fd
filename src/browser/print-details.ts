/**
 * In browsers whose stylesheets cannot reach the content of a closed `<details>`: opens them all for the time of
 * printing. Called once, when the page comes to life.
 */
export function printDetailsOpen(): void {
  let before: { details: HTMLDetailsElement; open: boolean; name: string | null }[] = []
  addEventListener('beforeprint', () => {
    // Some browsers say it twice.
    if (before.length > 0) return
    const all = [...document.querySelectorAll('details')]
    before = all.map((details) => ({ details, open: details.open, name: details.getAttribute('name') }))
    // The name would let only one of them be open.
    for (const details of all) details.removeAttribute('name')
    for (const details of all) details.open = true
  })
  addEventListener('afterprint', () => {
    for (const { details, open } of before) details.open = open
    for (const { details, name } of before) if (name) details.setAttribute('name', name)
    before = []
  })
}
