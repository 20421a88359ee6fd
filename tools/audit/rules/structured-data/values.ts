import { isAbsolute, pathOf } from '../../crawl/addresses.ts'
import { documentPages } from '../../crawl/indexing.ts'
import type { Finding, Rule } from '../../finding.ts'
import { isThing, listOf, type Thing, thingsOf, typesOf } from './json-ld.ts'

type Fault = Omit<Finding, 'page'>

const ADDRESSES = ['url', 'image', 'logo', 'sameAs', 'item', 'mainEntityOfPage']
const DATES = ['datePublished', 'dateModified']
/** ISO 8601 as Google takes it: a day, or a time with or without its zone. */
const DATE = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?)?$/

const relativeAddresses = (thing: Thing): Fault[] =>
  ADDRESSES.flatMap((property) =>
    listOf(thing[property])
      .filter((value) => typeof value === 'string' && !isAbsolute(value))
      .map((value) => ({
        problem: `The structured data gives ${property} as "${value}".`,
        remedy: 'Write an absolute address.',
      })),
  )

const wrongDates = (thing: Thing): Fault[] =>
  DATES.flatMap((property) =>
    listOf(thing[property])
      .filter((value) => typeof value !== 'string' || !DATE.test(value) || Number.isNaN(Date.parse(value)))
      .map((value) => ({
        problem: `The structured data gives ${property} as "${value}".`,
        remedy: 'Write it as 2024-01-31.',
      })),
  )

function wrongPrices({ price, priceCurrency }: Thing): Fault[] {
  const isAmount =
    price === undefined ||
    (typeof price === 'number' ? price >= 0 : typeof price === 'string' && /^\d+(?:\.\d+)?$/.test(price))
  const isCode = priceCurrency === undefined || (typeof priceCurrency === 'string' && /^[A-Z]{3}$/.test(priceCurrency))
  return [
    ...(isAmount
      ? []
      : [
          {
            problem: `The structured data gives price as "${price}".`,
            remedy: 'Write a number without sign and separators.',
          },
        ]),
    ...(isCode
      ? []
      : [
          {
            problem: `The structured data gives priceCurrency as "${priceCurrency}".`,
            remedy: 'Write a code such as USD.',
          },
        ]),
  ]
}

function wrongLists(thing: Thing): Fault[] {
  const type = typesOf(thing).find((name) => name === 'BreadcrumbList' || name === 'ItemList')
  const items = listOf(thing.itemListElement).filter(isThing)
  if (!type || items.length === 0) return []
  const faults: Fault[] = []
  if (items.some(({ position }, index) => position !== undefined && Number(position) !== index + 1))
    faults.push({
      problem: `The positions of the ${type} are not 1, 2, 3 in order.`,
      remedy: 'Number its items from 1.',
    })
  if (type === 'ItemList') return faults
  if (items.length < 2)
    faults.push({
      problem: 'The BreadcrumbList has one item.',
      remedy: 'List the way from the home page, two items at least.',
    })
  const nameless = items.filter(({ name, item }) => !name && !(isThing(item) && item.name))
  if (nameless.length > 0)
    faults.push({ problem: `The BreadcrumbList has ${nameless.length} items without a name.`, remedy: 'Name each.' })
  // The last item is the page itself and may go without.
  if (items.slice(0, -1).some(({ item }) => !item))
    faults.push({
      problem: 'The BreadcrumbList has an item without its address.',
      remedy: 'Give each but the last an item.',
    })
  return faults
}

function wrongSearch(thing: Thing): Fault[] {
  if (!typesOf(thing).includes('SearchAction')) return []
  const [target] = listOf(isThing(thing.target) ? thing.target.urlTemplate : thing.target)
  const placeholder = typeof target === 'string' ? /\{([\w-]+)\}/.exec(target)?.[1] : undefined
  const named = String(thing['query-input'] ?? '').match(/\bname=([\w-]+)/)?.[1]
  return placeholder !== undefined && placeholder === named
    ? []
    : [
        {
          problem: `The SearchAction asks for "${named ?? ''}", but its target has "${placeholder ?? ''}".`,
          remedy: 'Name the same placeholder in target and query-input.',
        },
      ]
}

const checks = [relativeAddresses, wrongDates, wrongPrices, wrongLists, wrongSearch]

/** Values that stand where they belong but cannot be read. */
export const structuredDataValues: Rule = (crawl) =>
  documentPages(crawl).flatMap(({ address, document }) =>
    thingsOf(document.tree).flatMap(({ thing }) =>
      checks.flatMap((check) => check(thing)).map((fault) => ({ page: pathOf(address), ...fault })),
    ),
  )
