import { onEachPage, when } from '../../rule.ts'
import { isAbsolute } from '../../site.ts'
import { isThing, listOf, type Thing, thingsOf, typesOf } from './json-ld.ts'

/** ISO 8601 as Google takes it: a day, or a time with or without its zone. */
const DATE = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?)?$/

const isDate = (value: string) => DATE.test(value) && !Number.isNaN(Date.parse(value))

/** How the text of some properties has to be written. */
const FORMATS: [properties: string[], fits: (text: string) => boolean, right: string][] = [
  [['url', 'image', 'logo', 'sameAs', 'item', 'mainEntityOfPage'], isAbsolute, 'an absolute address'],
  [['datePublished', 'dateModified'], isDate, 'a date such as 2024-01-31'],
  [['price'], (text) => /^\d+(?:\.\d+)?$/.test(text), 'a number without sign and separators'],
  [['priceCurrency'], (text) => /^[A-Z]{3}$/.test(text), 'a code such as USD'],
]

const wrongFormats = (thing: Thing) =>
  FORMATS.flatMap(([properties, fits, right]) =>
    properties.flatMap((property) =>
      listOf(thing[property])
        .filter((value) => !isThing(value) && !fits(String(value)))
        .map((value) => `The structured data gives ${property} as "${value}"; ${right} is right.`),
    ),
  )

function wrongLists(thing: Thing): string[] {
  const type = typesOf(thing).find((name) => name === 'BreadcrumbList' || name === 'ItemList')
  const items = listOf(thing.itemListElement).filter(isThing)
  const misplaced = items.some(({ position }, index) => position !== undefined && Number(position) !== index + 1)
  const inOrder = when(type !== undefined && misplaced, `The positions of the ${type} are not 1, 2, 3 in order.`)
  if (type !== 'BreadcrumbList') return inOrder
  const nameless = items.some(({ name, item }) => !name && !(isThing(item) && item.name))
  // The last item is the page itself and may go without.
  const unaddressed = items.slice(0, -1).some(({ item }) => !item)
  return [
    ...inOrder,
    ...when(items.length === 1, 'The BreadcrumbList has one item; the way from the home page has two.'),
    ...when(nameless, 'The BreadcrumbList has an item without a name.'),
    ...when(unaddressed, 'The BreadcrumbList has an item without its address.'),
  ]
}

/** Values that stand where they belong but cannot be read. */
export const structuredDataValues = onEachPage((page) =>
  thingsOf(page).flatMap(({ thing }) => [...wrongFormats(thing), ...wrongLists(thing)]),
)
