/** Puts the player in the place of its poster. The visitor pressed play, so the player has the focus next. */
function play(poster: HTMLAnchorElement) {
  const frame = document.createElement('iframe')
  const address = new URL(poster.href)
  address.searchParams.set('autoplay', '1')
  frame.src = address.href
  frame.title = poster.dataset.video ?? ''
  frame.allow = 'autoplay; encrypted-media; picture-in-picture; fullscreen'
  frame.className = 'absolute inset-0 size-full'
  poster.replaceWith(frame)
  frame.focus()
}

/** Lets the posters of the page be pressed; the player's host is not contacted before. */
export function startVideos(): void {
  for (const poster of document.querySelectorAll<HTMLAnchorElement>('[data-video]')) {
    poster.setAttribute('role', 'button')
    const press = (event: MouseEvent | KeyboardEvent) => {
      // Opening the link in a new tab or window stays what it is.
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      play(poster)
    }
    poster.addEventListener('click', press)
    poster.addEventListener('keydown', (event) => {
      if (event.key === ' ') press(event)
    })
  }
}
