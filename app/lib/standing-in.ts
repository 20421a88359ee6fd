import { matchRoutes } from 'react-router'

type ManifestRoute = { id: string; path?: string; index?: boolean; caseSensitive?: boolean }
declare global {
  interface Window {
    __reactRouterManifest?: { routes: Record<string, ManifestRoute> }
    __reactRouterRouteModules?: Record<string, unknown>
  }
}

/**
 * Whether the document stands in for an address of another route: a static host answers every unknown address with
 * one not-found page, and that page can only be brought to life where the router would have chosen it too.
 */
export function standsIn(): boolean {
  const manifest = window.__reactRouterManifest
  const rendered = Object.keys(window.__reactRouterRouteModules ?? {}).at(-1)
  if (!manifest || !rendered) return false
  const routes = Object.values(manifest.routes)
    .filter(({ id }) => id !== 'root')
    .map(({ id, path, index, caseSensitive }) => (index ? { id, index: true as const } : { id, path, caseSensitive }))
  return matchRoutes(routes, location.pathname)?.at(-1)?.route.id !== rendered
}
