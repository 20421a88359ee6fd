/** Should the browser never tell of a paint, a page that can be seen goes on after this long. */
const GIVE_UP_MS = 3000

/**
 * Resolves once the browser has painted something of the page: what nobody waits for until then must not compete with it.
 * At once where the browser does not tell.
 */
export function firstPaint(): Promise<void> {
  if (!PerformanceObserver.supportedEntryTypes?.includes('paint')) return Promise.resolve()
  return new Promise((resolve) => {
    new PerformanceObserver((list, observer) => {
      if (!list.getEntriesByName('first-contentful-paint').length) return
      observer.disconnect()
      resolve()
    }).observe({ type: 'paint', buffered: true })
    setTimeout(() => document.visibilityState === 'visible' && resolve(), GIVE_UP_MS)
  })
}
