/** How long after a navigation Home and the logo start to scroll. */
export const SCROLL_AFTER_NAVIGATION_MS = 100

function behavior(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
}

/** Brings the element with this id to the top of the view, clear of the header; the top of the page where it is missing. */
export function scrollToSection(id: string): void {
  const section = document.getElementById(id)
  if (section) section.scrollIntoView({ behavior: behavior() })
  else window.scrollTo({ top: 0, behavior: behavior() })
}
