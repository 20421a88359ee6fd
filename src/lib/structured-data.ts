import { metadata } from 'virtual:messages'
import type { BlogPosting, BreadcrumbList, FAQPage, Offer, OnlineBusiness, Service, Thing, WebSite } from 'schema-dts'
import type { ArticleSummary } from './article-summary.ts'
import { isoTimestamp } from './dates.ts'
import { fill } from './fill.ts'
import { absoluteUrl, shareImage } from './metadata.ts'
import { settings } from './settings.ts'
import { withoutLinks } from './text.ts'

/**
 * Builders for JSON-LD in the vocabulary of schema.org, by Google's rules for rich results. A page passes only what it
 * also shows; name, addresses and contact come from settings. What several pages mention has an `@id` that joins it.
 */
type Entity<Type extends Thing> = Exclude<Type, string>

const BUSINESS_ID = `${absoluteUrl('/')}#business`
const WEBSITE_ID = `${absoluteUrl('/')}#website`
const business = { '@id': BUSINESS_ID } as const

type PlanData = { name: string; summary: string; usdPrice: number }
type AgencyData = { description: string; areaServed: string[]; plans: PlanData[] }
type ServiceData = { name: string; description: string; path: string; fromUsd: number }

/** An offer paid by the month; `least` says that the price is where it starts. */
function monthlyOffer(usdPrice: number, least = false): Entity<Offer> {
  return {
    '@type': 'Offer',
    price: usdPrice,
    priceCurrency: 'USD',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      ...(least ? { minPrice: usdPrice } : { price: usdPrice }),
      priceCurrency: 'USD',
      unitCode: 'MON',
    },
  }
}

/**
 * The agency: an online business. The kinds of `LocalBusiness` promise premises that customers visit, at an address.
 */
export function agency({ description, areaServed, plans }: AgencyData): Entity<OnlineBusiness> {
  return {
    '@type': 'OnlineBusiness',
    ...business,
    name: settings.name,
    description,
    url: absoluteUrl('/'),
    logo: absoluteUrl('/icon-512.png'),
    email: settings.email,
    telephone: settings.phone,
    areaServed,
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: metadata.catalog,
      itemListElement: plans.map(({ name, summary, usdPrice }) => ({
        ...monthlyOffer(usdPrice),
        name,
        description: summary,
        url: absoluteUrl('/packages'),
      })),
    },
    sameAs: settings.socialLinks.map(({ url }) => url),
  }
}

/** The plans as offers, for the page that lists them. */
export function planServices(plans: (PlanData & { features: string[] })[]): Entity<Thing>[] {
  return plans.map(({ name, summary, usdPrice, features }) => ({
    '@type': 'Service',
    '@id': `${absoluteUrl('/packages')}#${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`,
    name: fill(metadata.plan, { name }),
    description: `${summary} ${features.join('. ')}.`,
    provider: business,
    offers: { ...monthlyOffer(usdPrice), url: absoluteUrl('/packages') },
  }))
}

export function webSite(): Entity<WebSite> {
  return {
    '@type': 'WebSite',
    '@id': WEBSITE_ID,
    name: settings.name,
    url: absoluteUrl('/'),
    inLanguage: 'en',
    publisher: business,
  }
}

/**
 * One service.
 * @param fromUsd price of the smallest plan that contains it, in US dollars a month
 */
export function service({ name, description, path, fromUsd }: ServiceData): Entity<Service> {
  const url = absoluteUrl(path)
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    name,
    serviceType: name,
    description,
    url,
    provider: business,
    offers: { ...monthlyOffer(fromUsd, true), url },
  }
}

export function faqPage(items: { question: string; answer: string }[]): Entity<FAQPage> {
  return {
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: withoutLinks(answer) },
    })),
  }
}

/** Its canonical path, and how many words it has. */
type PostData = ArticleSummary & { path: string; words: number }

/** An invented author is not named: the business is the author then. */
export function blogPosting({ path, words, ...article }: PostData): Entity<BlogPosting> {
  const { title, excerpt, image, author, date, updated = date, tags, categoryLabel } = article
  const url = absoluteUrl(path)
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#article`,
    headline: title,
    description: excerpt,
    image: [absoluteUrl(shareImage(path)), absoluteUrl(image)],
    author: author.sample
      ? business
      : {
          '@type': 'Person',
          name: author.name,
          jobTitle: author.role,
          url: absoluteUrl('/about'),
          worksFor: business,
        },
    datePublished: isoTimestamp(date),
    dateModified: isoTimestamp(updated),
    publisher: {
      '@type': 'OnlineBusiness',
      ...business,
      name: settings.name,
      url: absoluteUrl('/'),
      logo: absoluteUrl('/icon-512.png'),
    },
    mainEntityOfPage: url,
    url,
    inLanguage: 'en',
    wordCount: words,
    keywords: tags,
    articleSection: categoryLabel,
  }
}

/** The way to a page from the home page, in order, the page itself last. */
export function breadcrumbList(items: { name: string; path: string }[]): Entity<BreadcrumbList> {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: items.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(path),
    })),
  }
}

/** The nodes of one page as the text of a script, which no text in them can close. */
export function jsonLd(...nodes: Entity<Thing>[]): string {
  // A plain object, because spreading the union of schema.org's types takes the type checker ten seconds.
  const [first]: object[] = nodes
  const document = { '@context': 'https://schema.org', ...(nodes.length === 1 ? first : { '@graph': nodes }) }
  return JSON.stringify(document).replaceAll('<', '\\u003c')
}
