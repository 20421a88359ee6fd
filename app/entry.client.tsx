import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { followReleases } from './features/releases/follow-releases.ts'
import { keepDetailsExclusive } from './lib/exclusive-details.ts'
import { afterFirstUse, leaveToHtml } from './lib/hydration.ts'
import { quietPageTransitions } from './lib/page-transitions.ts'
import { prefetchOnIntent } from './lib/prefetch.ts'
import { printDetailsOpen } from './lib/print-details.ts'
import { standsIn } from './lib/standing-in.ts'
import { keepStaticHtml } from './lib/static-html.ts'

keepDetailsExclusive()
printDetailsOpen()
if (standsIn()) {
  console.warn(`No page at ${location.pathname}`)
  leaveToHtml()
} else {
  afterFirstUse(() => {
    keepStaticHtml()
    quietPageTransitions()
    prefetchOnIntent()
    startTransition(() => {
      hydrateRoot(document, <HydratedRouter instrumentations={[followReleases]} />)
    })
  })
}
