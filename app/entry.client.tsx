import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { afterFirstUse } from './lib/hydration.ts'

afterFirstUse(() => {
  startTransition(() => {
    hydrateRoot(document, <HydratedRouter />)
  })
})
