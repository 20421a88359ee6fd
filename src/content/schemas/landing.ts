import { list, reference } from '@packages/content-files'
import { z } from 'zod'
import { blocksField } from './blocks.ts'
import { ownPage } from './shared.ts'

/** A page for one kind of client, at `/for/<slug>`. */
export const landingSchema = z.strictObject({
  ...ownPage,
  services: list('Services that lead here', 1, 12, reference('services', 'Service')),
  blocks: blocksField,
})
