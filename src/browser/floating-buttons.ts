/** Between a floating button and what it must not cover, in CSS pixels. */
const CLEARANCE_PX = 8
const CONTROLS = ':is(main, footer) :is(a[href], button, input, select, textarea, summary)'

/** Observes the floating button's own box: whatever comes to lie under it makes it step aside. */
function observerOf(button: HTMLElement): IntersectionObserver {
  const covered = new Set<Element>()
  // Of a fixed element these are its distances from the edges of the window, in pixels.
  const { top, right, bottom, left } = getComputedStyle(button)
  const margins = [top, right, bottom, left].map((distance) => CLEARANCE_PX - Math.floor(Number.parseFloat(distance)))
  return new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) covered.add(target)
        else covered.delete(target)
      }
      button.toggleAttribute('data-aside', covered.size > 0)
    },
    { rootMargin: margins.map((margin) => `${margin}px`).join(' ') },
  )
}

/** Lets the buttons at the foot of the window step aside (`data-aside`) wherever they would cover a control of the page. */
export function keepControlsFree(): void {
  let observers: IntersectionObserver[] = []
  const observe = () => {
    for (const control of document.querySelectorAll(CONTROLS))
      for (const observer of observers) observer.observe(control)
  }
  const start = () => {
    for (const observer of observers) observer.disconnect()
    observers = [...document.querySelectorAll<HTMLElement>('[data-floating]')].map(observerOf)
    observe()
  }
  start()
  addEventListener('resize', start)
  // Controls that come later: an island drawn anew, a search's results.
  new MutationObserver((changes) => {
    if (changes.some(({ addedNodes }) => [...addedNodes].some((node) => node instanceof Element))) observe()
  }).observe(document.body, { childList: true, subtree: true })
}
