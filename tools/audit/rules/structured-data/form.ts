import { pathOf } from '../../crawl/addresses.ts'
import { documentPages } from '../../crawl/indexing.ts'
import type { Finding, Rule } from '../../finding.ts'
import { type Block, blocksOf, isThing, listOf, statedIn, typesOf } from './json-ld.ts'

/** The vocabulary by its address, in a list, or as `@vocab`. */
const isSchemaOrg = (context: unknown): boolean =>
  listOf(context).some((entry) =>
    isThing(entry)
      ? isSchemaOrg(entry['@vocab'])
      : typeof entry === 'string' && /^https?:\/\/schema\.org\/?$/.test(entry),
  )

function faultsOf(block: Block): Omit<Finding, 'page'>[] {
  if ('error' in block)
    return [
      {
        problem: `A JSON-LD script is not JSON: ${block.error.replace(/\.?$/, '.')}`,
        remedy: 'Write it with JSON.stringify and escape "<".',
      },
    ]
  const roots = listOf(block.data)
  const stated = statedIn(block.data)
  const faults: Omit<Finding, 'page'>[] = []
  if (stated.length === 0)
    faults.push({ problem: 'A JSON-LD script states nothing.', remedy: 'Fill it or take it out.' })
  if (roots.some((root) => !isThing(root) || !isSchemaOrg(root['@context'])))
    faults.push({
      problem: 'A JSON-LD script has no @context of schema.org.',
      remedy: 'Add "@context": "https://schema.org".',
    })
  if (stated.some((thing) => !isThing(thing) || typesOf(thing).length === 0))
    faults.push({
      problem: 'A JSON-LD script has a thing without @type.',
      remedy: 'Say what it is, such as "@type": "Service".',
    })
  return faults
}

export const structuredDataForm: Rule = (crawl) =>
  documentPages(crawl).flatMap(({ address, document }) =>
    blocksOf(document.tree).flatMap((block) => faultsOf(block).map((fault) => ({ page: pathOf(address), ...fault }))),
  )
