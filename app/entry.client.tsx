import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { afterFirstUse } from './lib/hydration.ts'
import { quietPageTransitions } from './lib/page-transitions.ts'

afterFirstUse(() => {
  quietPageTransitions()
  startTransition(() => {
    hydrateRoot(document, <HydratedRouter />)
  })
})
