import { pathOf } from '../../crawl/addresses.ts'
import { documentPages } from '../../crawl/indexing.ts'
import type { Finding, Rule } from '../../finding.ts'
import { isThing, listOf, type Thing, thingsOf, typesOf } from './json-ld.ts'
import { alwaysWhole, nestedProfile, type Profile, profiles } from './profiles.ts'

const isBlank = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** A thing that only names another, which may be described on another page. */
const isReference = (value: unknown) =>
  isThing(value) && '@id' in value && Object.keys(value).every((key) => key.startsWith('@'))

/** Whether a thing, or each of a list, has something at the end of the path. */
function has(value: unknown, path: string[]): boolean {
  const [step, ...rest] = path
  if (step === undefined) return !isBlank(value)
  if (isBlank(value)) return false
  return listOf(value).every(
    (item) => isReference(item) || (isThing(item) && step.split('|').some((property) => has(item[property], rest))),
  )
}

function profileOf(type: string, nested: boolean): Profile | undefined {
  const profile = profiles[type]
  return profile && nested && !alwaysWhole.has(type) ? nestedProfile : profile
}

function lacks(thing: Thing, nested: boolean): Omit<Finding, 'page'>[] {
  if (isReference(thing)) return []
  return typesOf(thing).flatMap((type) => {
    const { required = [], recommended = [] } = profileOf(type, nested) ?? {}
    const spoken = (path: string) => path.replaceAll('|', ' or ')
    return [
      ...required
        .filter((path) => !has(thing, path.split('.')))
        .map((path) => ({
          problem: `The structured data of type ${type} lacks ${spoken(path)}.`,
          remedy: 'Add it: it is required.',
        })),
      ...recommended
        .filter((path) => !has(thing, path.split('.')))
        .map((path) => ({
          problem: `The structured data of type ${type} lacks ${spoken(path)}.`,
          remedy: 'Add it: it is recommended.',
        })),
    ]
  })
}

export const structuredDataProperties: Rule = (crawl) =>
  documentPages(crawl).flatMap(({ address, document }) =>
    thingsOf(document.tree).flatMap(({ thing, nested }) =>
      lacks(thing, nested).map((lack) => ({ page: pathOf(address), ...lack })),
    ),
  )
