import { pageLink } from './page-link.ts'
import { knownRoutes, routeAt } from './route-manifest.ts'

/** A pointer that only passes over a link does not rest this long. */
const INTENT_MS = 100

const fetched = new Set<string>()

/** The address from which the router reads a page's data. */
const dataOf = (path: string) => (path.endsWith('/') ? `${path}_.data` : `${path}.data`)

/** Fetches the code and the data of the page at a path, once. What cannot be had is left to the navigation. */
function prefetchPage(path: string): void {
  const route = routeAt(path)
  if (!route || fetched.has(path) || path === location.pathname) return
  fetched.add(path)
  if (!knownRoutes().includes(route.id)) import(/* @vite-ignore */ route.module).catch(() => undefined)
  if (!route.hasLoader) return
  const link = Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'fetch', href: dataOf(path) })
  document.head.append(link)
}

/**
 * Fetches a page when the visitor means to go there: rests on a link, focuses or touches it. The router's own prefetch
 * asks for the data under an address that the navigation then does not use, and loads the page that is shown anew where
 * code cannot be had. Called once, when the page comes to life.
 */
export function prefetchOnIntent(): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const pathOf = (event: Event) => pageLink(event)?.pathname
  const now = (event: Event) => {
    const path = pathOf(event)
    if (path) prefetchPage(path)
  }
  const soon = (event: Event) => {
    clearTimeout(timer)
    const path = pathOf(event)
    if (path) timer = setTimeout(prefetchPage, INTENT_MS, path)
  }
  document.addEventListener('pointerover', soon, { passive: true })
  document.addEventListener('focusin', now)
  document.addEventListener('touchstart', now, { passive: true })
}
