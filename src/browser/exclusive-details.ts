/**
 * In browsers that do not know the `name` of `<details>`: opening one closes the others of the same name.
 * Called once, when the page comes to life.
 */
export function keepDetailsExclusive(): void {
  const closeOthers = ({ target }: Event) => {
    if (!(target instanceof HTMLDetailsElement) || !target.open) return
    const name = target.getAttribute('name')
    if (!name) return
    for (const other of document.querySelectorAll<HTMLDetailsElement>('details[open]'))
      if (other !== target && other.getAttribute('name') === name) other.open = false
  }
  // `toggle` does not bubble.
  document.addEventListener('toggle', closeOthers, true)
}
