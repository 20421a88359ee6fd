import { expect, it } from 'vitest'
import { summary } from '../../tests/samples/summary.ts'
import { settings } from './settings.ts'
import * as builders from './structured-data.ts'

/** As a reader gets it: through JSON, where what is undefined is gone. */
const read = (value: unknown) => JSON.parse(JSON.stringify(value))
const { name, email, phone, url: origin } = settings

const plan = { name: 'All of It', summary: 'For many.', usdPrice: 1299, features: ['One', 'Two'] }
const agency = () => builders.agency({ description: 'What we do', areaServed: ['India'], plans: [plan] })
const service = () => builders.service({ name: 'Email', description: 'D', path: '/services/email', fromUsd: 599 })
const post = (title = 'A title') => builders.blogPosting({ ...summary, title, path: '/blog/seo-1', words: 1234 })

it('the agency is an online business, which promises no premises, with its plans as monthly offers', () => {
  const node = read(agency())
  expect(node).toMatchObject({ '@type': 'OnlineBusiness', name, url: `${origin}/`, email, telephone: phone })
  expect(node.sameAs).toEqual(settings.socialLinks.map(({ url }) => url))
  expect(node.hasOfferCatalog.itemListElement).toMatchObject([
    { '@type': 'Offer', name: 'All of It', price: 1299, priceCurrency: 'USD', priceSpecification: { unitCode: 'MON' } },
  ])
})

it('a service says where its price starts, a plan what it costs, and both who provides them', () => {
  const provider = { '@id': read(agency())['@id'] }
  expect(read(service())).toMatchObject({
    '@type': 'Service',
    url: `${origin}/services/email`,
    provider,
    offers: { price: 599, priceCurrency: 'USD', priceSpecification: { minPrice: 599 } },
  })
  expect(read(builders.planServices([plan]))).toMatchObject([
    { '@type': 'Service', '@id': `${origin}/packages#all-of-it`, provider, offers: { price: 1299 } },
  ])
})

it('an article has absolute addresses, a picture that any program shows first, and moments with a time zone', () => {
  expect(read(post())).toMatchObject({
    '@type': 'BlogPosting',
    headline: 'A title',
    image: [`${origin}/share/blog-seo-1.png`, `${origin}/pictures/cover-seo-1.svg`],
    author: { '@type': 'Person', name: 'Ada Byron', jobTitle: 'Search lead' },
    datePublished: '2026-05-12T10:00:00Z',
    dateModified: '2026-05-12T10:00:00Z',
    publisher: { name },
    mainEntityOfPage: `${origin}/blog/seo-1`,
  })
})

it('pairs questions with answers, and counts breadcrumbs from 1', () => {
  expect(
    read(builders.faqPage([{ question: 'Why?', answer: 'See [our plans](/packages), all of them.' }])).mainEntity,
  ).toEqual([
    { '@type': 'Question', name: 'Why?', acceptedAnswer: { '@type': 'Answer', text: 'See our plans, all of them.' } },
  ])
  expect(read(builders.breadcrumbList([{ name: 'Home', path: '/' }])).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: `${origin}/` },
  ])
})

it('puts one node under the context, and several into a graph', () => {
  const context = 'https://schema.org'
  expect(JSON.parse(builders.jsonLd(builders.webSite()))).toMatchObject({ '@context': context, '@type': 'WebSite' })
  expect(JSON.parse(builders.jsonLd(builders.webSite(), agency()))).toMatchObject({
    '@context': context,
    '@graph': [{ '@type': 'WebSite' }, { '@type': 'OnlineBusiness' }],
  })
})

it('cannot be closed by a text, and reads back as it was', () => {
  const title = '</script><img src=x> & “quotes” "'
  const script = builders.jsonLd(post(title))
  expect(script).not.toContain('<')
  expect(JSON.parse(script).headline).toBe(title)
})
