import { defineCollection } from 'astro:content'
import { collections as definitions } from './content/collections.ts'
import { contentLoader } from './content/loader.ts'

/** Every collection of the site: `content/collections.ts` has where each lies and what its fields take. */
export const collections = Object.fromEntries(
  Object.entries(definitions).map(([name, definition]) => [
    name,
    defineCollection({ loader: contentLoader(definition) }),
  ]),
)
