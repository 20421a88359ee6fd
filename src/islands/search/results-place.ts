import { tabStorage } from '../../lib/storage.ts'

const KEY = 'search-place'

/**
 * Notes how far down the results a visitor was when the page is left.
 * @returns ends it
 */
export function notePlace(): () => void {
  const note = () => tabStorage.set(KEY, JSON.stringify([location.href, scrollY]))
  addEventListener('pagehide', note)
  return () => removeEventListener('pagehide', note)
}

/** Goes back there. The browser has looked for the place before the results were fetched, when the page was shorter. */
export function findPlace(): void {
  const [load] = performance.getEntriesByType('navigation')
  if (!(load instanceof PerformanceNavigationTiming) || load.type === 'navigate') return
  const [address, top] = JSON.parse(tabStorage.get(KEY) ?? '[]')
  if (address === location.href) scrollTo({ top, behavior: 'instant' })
}
