/**
 * What each kind of thing has to say. A path leads into things; `|` parts properties of which one is enough.
 *
 * Sources: the pages on structured data at developers.google.com/search/docs/appearance/structured-data, and schema.org
 * for Service, which has no rich result. Left out of what Google recommends is what a business like this one cannot
 * truthfully say: opening hours, position and price range of an office it does not receive clients in, ratings, and
 * properties that belong to goods (availability, priceValidUntil). An area served stands in for the address, as in a
 * Google Business Profile without one.
 */
export type Profile = { required: string[]; recommended: string[] }

const organization: Profile = {
  required: ['name', 'url'],
  recommended: ['logo', 'description', 'email|telephone|contactPoint'],
}
const localBusiness: Profile = { required: ['name', 'address|areaServed'], recommended: ['url', 'telephone'] }
const article: Profile = {
  required: ['headline', 'datePublished', 'author.name'],
  recommended: ['image', 'dateModified', 'author.url|sameAs'],
}

export const profiles: Record<string, Profile> = {
  Organization: organization,
  LocalBusiness: localBusiness,
  ProfessionalService: localBusiness,
  WebSite: { required: ['name', 'url'], recommended: [] },
  Service: { required: ['name', 'provider.name'], recommended: ['description'] },
  Offer: { required: ['price|priceSpecification', 'priceCurrency|priceSpecification'], recommended: [] },
  FAQPage: { required: ['mainEntity.name', 'mainEntity.acceptedAnswer.text'], recommended: [] },
  Article: article,
  BlogPosting: article,
  BreadcrumbList: { required: ['itemListElement.position'], recommended: [] },
  ItemList: { required: ['itemListElement.position', 'itemListElement.url|item'], recommended: [] },
}

/** Judged in full wherever they stand. Other things inside a thing only need to say which they are. */
export const alwaysWhole = new Set(['Offer', 'FAQPage', 'BreadcrumbList', 'ItemList'])
export const nestedProfile: Profile = { required: ['name|headline'], recommended: [] }
