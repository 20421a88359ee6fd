import { onEachPage } from '../../rule.ts'
import { isReference, isThing, listOf, thingsOf, typesOf } from './json-ld.ts'

/**
 * What each kind of thing has to say. A dot leads into things; `|` parts properties of which one is enough.
 *
 * From what developers.google.com/search/docs/appearance/structured-data requires and recommends; from schema.org for
 * Service, which has no rich result. Left out is what an agency cannot truthfully say: opening hours, position and price
 * range of an office without visitors, ratings, and properties of goods. An area served stands in for the address, as in
 * a Google Business Profile without one.
 */
const localBusiness = ['name', 'address|areaServed', 'url', 'telephone']
const article = ['headline', 'datePublished', 'author.name', 'image', 'dateModified', 'author.url|sameAs']

const profiles: Record<string, string[]> = {
  Organization: ['name', 'url', 'logo', 'description', 'email|telephone|contactPoint'],
  LocalBusiness: localBusiness,
  ProfessionalService: localBusiness,
  WebSite: ['name', 'url'],
  Service: ['name', 'provider.name', 'description'],
  Offer: ['price|priceSpecification', 'priceCurrency|priceSpecification'],
  FAQPage: ['mainEntity.name', 'mainEntity.acceptedAnswer.text'],
  Article: article,
  BlogPosting: article,
  BreadcrumbList: ['itemListElement.position'],
  ItemList: ['itemListElement.position', 'itemListElement.url|item'],
}

/** Judged wherever they stand, also inside other things. */
const alwaysWhole = new Set(['Offer', 'FAQPage', 'BreadcrumbList', 'ItemList'])

/** Whether a thing, or each of a list, has something at the end of the path. */
function has(value: unknown, [step, ...rest]: string[]): boolean {
  if (value === '' || listOf(value).length === 0) return false
  if (step === undefined) return true
  return listOf(value).every(
    (item) => isReference(item) || (isThing(item) && step.split('|').some((property) => has(item[property], rest))),
  )
}

/** Things inside others are described where they stand by themselves. */
const profileOf = (type: string, nested: boolean) => (nested && !alwaysWhole.has(type) ? [] : (profiles[type] ?? []))

export const structuredDataProperties = onEachPage((page) =>
  thingsOf(page).flatMap(({ thing, nested }) =>
    typesOf(thing).flatMap((type) =>
      profileOf(type, nested)
        .filter((path) => !has(thing, path.split('.')))
        .map((path) => `The structured data of type ${type} lacks ${path.replaceAll('|', ' or ')}.`),
    ),
  ),
)
