import 'invokers-polyfill'

/**
 * For browsers without `commandfor` (before Chrome 135, Firefox 144, Safari 26.2), which the polyfill gives them, or without
 * `closedby` (Safari): there a press on the backdrop closes a dialog by this.
 */
function backdropOf({ target, clientX, clientY }: MouseEvent): HTMLDialogElement | undefined {
  if (!(target instanceof HTMLDialogElement) || target.getAttribute('closedby') !== 'any') return undefined
  const { left, right, top, bottom } = target.getBoundingClientRect()
  const isInside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
  return isInside ? undefined : target
}

if (!('closedBy' in HTMLDialogElement.prototype)) {
  let pressed: HTMLDialogElement | undefined
  document.addEventListener('pointerdown', (event) => {
    pressed = backdropOf(event)
  })
  document.addEventListener('click', (event) => {
    // A press that began inside is a selection.
    if (pressed && backdropOf(event) === pressed) pressed.close()
  })
}
