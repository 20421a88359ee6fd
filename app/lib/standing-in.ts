import { knownRoutes, routeAt } from './route-manifest.ts'

/**
 * Whether the document stands in for an address of another route: a static host answers every unknown address with
 * one not-found page, and that page can only be brought to life where the router would have chosen it too.
 */
export function standsIn(): boolean {
  // Nearly always so, and a slow phone matches routes for 40 ms.
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
  if (canonical && new URL(canonical.href).pathname === location.pathname) return false
  const rendered = knownRoutes().at(-1)
  if (!window.__reactRouterManifest || !rendered) return false
  return routeAt(location.pathname)?.id !== rendered
}
