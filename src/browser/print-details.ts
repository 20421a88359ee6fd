/**
 * In browsers whose stylesheets cannot reach the content of a closed `<details>`: opens them all for the time of
 * printing. Called once, when the page comes to life.
 */
export function printDetailsOpen(): void {
  let opened: { details: HTMLDetailsElement; name: string | null }[] = []
  addEventListener('beforeprint', () => {
    const closed = [...document.querySelectorAll<HTMLDetailsElement>('details:not([open])')]
    const named = [...document.querySelectorAll<HTMLDetailsElement>('details[name]')]
    opened = closed.map((details) => ({ details, name: details.getAttribute('name') }))
    // The name would let only one of them be open.
    for (const details of named) details.removeAttribute('name')
    for (const { details } of opened) details.open = true
  })
  addEventListener('afterprint', () => {
    for (const { details } of opened) details.open = false
    for (const { details, name } of opened) if (name) details.setAttribute('name', name)
  })
}
