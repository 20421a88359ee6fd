import { field, line, list, reference } from '@packages/content-files'
import { z } from 'zod'
import { blocksField } from './blocks.ts'
import { life, order, publishedOn, sample, searchDescription, searchTitle } from './shared.ts'

/** A page for one kind of client, at `/for/<slug>`. */
export const landingSchema = z.strictObject({
  name: field('Name', 'whom the page is for, as in navigation, 3 to 40 characters', line(3, 40)),
  order,
  sample,
  date: publishedOn,
  ...life,
  title: searchTitle(),
  description: searchDescription(),
  services: list('Services that lead here', 1, 12, reference('services', 'Service')),
  blocks: blocksField,
})
