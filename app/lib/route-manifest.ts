import { matchRoutes } from 'react-router'

/** What the router knows of a page's code. */
type ManifestRoute = {
  id: string
  path?: string
  index?: boolean
  caseSensitive?: boolean
  /** The address of its code. */
  module: string
  hasLoader: boolean
}
declare global {
  interface Window {
    __reactRouterManifest?: { routes: Record<string, ManifestRoute> }
    __reactRouterRouteModules?: Record<string, unknown>
  }
}

/** The route that the router would choose for a path; undefined where it would choose none. */
export function routeAt(path: string): ManifestRoute | undefined {
  const routes = window.__reactRouterManifest?.routes ?? {}
  const flat = Object.values(routes)
    .filter(({ id }) => id !== 'root')
    .map(({ id, path, index, caseSensitive }) => (index ? { id, index: true as const } : { id, path, caseSensitive }))
  return routes[matchRoutes(flat, path)?.at(-1)?.route.id ?? '']
}

/** The ids of the routes whose code this tab has. */
export function knownRoutes(): string[] {
  return Object.keys(window.__reactRouterRouteModules ?? {})
}
