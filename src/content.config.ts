import { defineCollection } from 'astro:content'
import { collectionNames, collections as definitions } from './content/collections.ts'
import { contentLoader } from './content/loader.ts'

type Definitions = typeof definitions

const collection = <Name extends keyof Definitions>(name: Name) =>
  defineCollection({
    loader: contentLoader(definitions[name]),
    schema: definitions[name].schema as Definitions[Name]['schema'],
  })

/** The collections for Astro. `content/collections.ts` says where each lies and what its fields take. */
export const collections = Object.fromEntries(collectionNames.map((name) => [name, collection(name)])) as {
  [Name in keyof Definitions]: ReturnType<typeof collection<Name>>
}
