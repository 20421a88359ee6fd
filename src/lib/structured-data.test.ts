import { expect, it } from 'vitest'
import { settings } from './settings.ts'
import {
  agency as agencyFacts,
  blogPosting,
  breadcrumbList,
  faqPage,
  jsonLd,
  planOffers,
  service,
  webSite,
} from './structured-data.ts'

/** As a reader gets it: through JSON, where what is undefined is gone. */
const read = (value: unknown) => JSON.parse(JSON.stringify(value))
const origin = settings.url

const agency = () =>
  agencyFacts({
    description: 'What we do',
    areaServed: ['India', 'United Kingdom'],
    plans: [
      { name: 'Starter', summary: 'For one.', usdPrice: 299 },
      { name: 'Large', summary: 'For more.', usdPrice: 1299 },
    ],
  })
const post = (title = 'A title') =>
  blogPosting({
    title,
    excerpt: 'An excerpt',
    path: '/blog/seo-1',
    image: '/pictures/cover-seo-1.svg',
    author: { name: 'A. Writer', role: 'Search lead' },
    date: '2026-05-12',
    words: 1234,
    tags: ['One', 'Two'],
    section: 'SEO & Growth',
  })

it('describes the agency from the settings, with its plans as monthly offers in dollars', () => {
  const node = read(agency())
  expect(node).toMatchObject({
    '@type': 'OnlineBusiness',
    name: settings.name,
    url: `${origin}/`,
    email: settings.email,
    telephone: settings.phone,
    areaServed: ['India', 'United Kingdom'],
  })
  expect(node.sameAs).toEqual(settings.socialLinks.map(({ url }) => url))
  expect(node.hasOfferCatalog.itemListElement).toHaveLength(2)
  expect(node.hasOfferCatalog.itemListElement[1]).toMatchObject({
    '@type': 'Offer',
    name: 'Large',
    price: 1299,
    priceCurrency: 'USD',
    priceSpecification: { price: 1299, unitCode: 'MON' },
  })
})

it('claims no rating and no price range', () => {
  expect(
    JSON.stringify([agency(), service({ name: 'N', description: 'D', path: '/services/n', fromUsd: 1 }), post()]),
  ).not.toMatch(/rating|review|priceRange/i)
})

it('gives a service where its price starts and who provides it', () => {
  expect(read(service({ name: 'Email', description: 'D', path: '/services/email', fromUsd: 599 }))).toMatchObject({
    '@type': 'Service',
    name: 'Email',
    url: `${origin}/services/email`,
    provider: { '@id': read(agency())['@id'] },
    offers: { '@type': 'Offer', price: 599, priceCurrency: 'USD', priceSpecification: { minPrice: 599 } },
  })
})

it('pairs each question with its answer', () => {
  expect(
    read(
      faqPage([
        { question: 'Why?', answer: 'Because.' },
        { question: 'When?', answer: 'Now.' },
      ]),
    ).mainEntity,
  ).toEqual([
    { '@type': 'Question', name: 'Why?', acceptedAnswer: { '@type': 'Answer', text: 'Because.' } },
    { '@type': 'Question', name: 'When?', acceptedAnswer: { '@type': 'Answer', text: 'Now.' } },
  ])
})

it('describes an article with absolute addresses', () => {
  expect(read(post())).toMatchObject({
    '@type': 'BlogPosting',
    headline: 'A title',
    description: 'An excerpt',
    image: [`${origin}/share/blog-seo-1.png`, `${origin}/pictures/cover-seo-1.svg`],
    author: { '@type': 'Person', name: 'A. Writer', jobTitle: 'Search lead' },
    datePublished: '2026-05-12T10:00:00Z',
    dateModified: '2026-05-12T10:00:00Z',
    publisher: { name: settings.name },
    mainEntityOfPage: `${origin}/blog/seo-1`,
    wordCount: 1234,
    keywords: ['One', 'Two'],
    articleSection: 'SEO & Growth',
  })
})

it('counts breadcrumbs from 1', () => {
  expect(
    read(
      breadcrumbList([
        { name: 'Home', path: '/' },
        { name: 'Blog', path: '/blog' },
      ]),
    ).itemListElement,
  ).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: `${origin}/` },
    { '@type': 'ListItem', position: 2, name: 'Blog', item: `${origin}/blog` },
  ])
})

it('gives each plan of the packages page as a service with its price', () => {
  const plan = { name: 'All of It', summary: 'For many.', usdPrice: 1299, features: ['One', 'Two'] }
  expect(read(planOffers([plan]))).toEqual([
    expect.objectContaining({
      '@type': 'Service',
      '@id': `${origin}/packages#all-of-it`,
      provider: { '@id': read(agency())['@id'] },
      offers: expect.objectContaining({ '@type': 'Offer', price: 1299, priceCurrency: 'USD' }),
    }),
  ])
})

it('puts one node under the context, and several into a graph', () => {
  expect(JSON.parse(jsonLd(webSite()))).toMatchObject({ '@context': 'https://schema.org', '@type': 'WebSite' })
  const several = JSON.parse(jsonLd(webSite(), agency()))
  expect(several['@context']).toBe('https://schema.org')
  expect(several['@graph'].map((node: { '@type': string }) => node['@type'])).toEqual(['WebSite', 'OnlineBusiness'])
})

it('cannot be closed by a text, and reads back as it was', () => {
  const title = '</script><img src=x> & “quotes” "'
  const script = jsonLd(post(title))
  expect(script).not.toContain('<')
  expect(JSON.parse(script).headline).toBe(title)
})
