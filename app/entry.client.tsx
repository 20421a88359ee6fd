import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { afterFirstUse, leaveToHtml } from './lib/hydration.ts'
import { standsIn } from './lib/standing-in.ts'
import { keepStaticHtml } from './lib/static-html.ts'

if (standsIn()) {
  console.warn(`No page at ${location.pathname}`)
  leaveToHtml()
} else {
  afterFirstUse(() => {
    keepStaticHtml()
    startTransition(() => {
      hydrateRoot(document, <HydratedRouter />)
    })
  })
}
