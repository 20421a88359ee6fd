import type { ClientInstrumentation } from 'react-router'
import { knownRoutes, routeAt } from '../../lib/route-manifest.ts'
import { showToast } from '../../../src/browser/toast-store.ts'

/** Keeps the router from starting a navigation that could not end. */
const never = () => new Promise<never>(() => {})

/** Whether the code of the page at a path is there or can be had. */
async function hasCode(path: string): Promise<boolean> {
  const route = routeAt(path)
  if (!route || knownRoutes().includes(route.id)) return true
  try {
    await import(/* @vite-ignore */ route.module)
    return true
  } catch {
    return false
  }
}

/** Whether the host answers at all, whatever it says. */
function hostAnswers(address: string): Promise<boolean> {
  return fetch(address, { method: 'HEAD' }).then(
    () => true,
    () => false,
  )
}

/**
 * For a tab that was opened before the last release and asks for a page whose code is gone since: loads that page as a
 * document, once, with the new code. The router by itself would reload the page that the visitor wants to leave.
 * Where the line is at fault and not the release, the page stays and a toast says what to do.
 */
export const followReleases: ClientInstrumentation = {
  router({ instrument }) {
    instrument({
      async navigate(navigate, { to }) {
        const target = typeof to === 'string' ? new URL(to, location.href) : undefined
        if (!target || target.origin !== location.origin || (await hasCode(target.pathname))) {
          await navigate()
          return
        }
        if (await hostAnswers(target.href)) location.assign(target.href)
        else showToast('That page did not load. Check your connection and try again.')
        await never()
      },
    })
  },
}
