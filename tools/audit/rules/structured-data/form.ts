import { onEachPage, when } from '../../rule.ts'
import { blocksOf, isThing, listOf, statedIn, typesOf } from './json-ld.ts'

const isSchemaOrg = (context: unknown) => typeof context === 'string' && /^https?:\/\/schema\.org\/?$/.test(context)

export const structuredDataForm = onEachPage((page) =>
  blocksOf(page).flatMap((block) => {
    if ('error' in block) return [`A JSON-LD script is not JSON: ${block.error}.`]
    const stated = statedIn(block.data)
    const inContext = listOf(block.data).every((root) => isThing(root) && isSchemaOrg(root['@context']))
    const typed = stated.length > 0 && stated.every((thing) => isThing(thing) && typesOf(thing).length > 0)
    return [
      ...when(!inContext, 'A JSON-LD script lacks "@context": "https://schema.org".'),
      ...when(!typed, 'A JSON-LD script is empty or has a thing without @type.'),
    ]
  }),
)
