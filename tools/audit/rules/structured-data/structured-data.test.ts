import { describe, expect, it } from 'vitest'
import { siteWith } from '../../../../tests/samples/audited-site.ts'
import { faqTexts } from './faq-text.ts'
import { structuredDataForm } from './form.ts'
import { structuredDataProperties } from './profiles.ts'
import { structuredDataValues } from './values.ts'

const site = (jsonLd: unknown, body = '') => siteWith({ jsonLd, body })
const of = (type: string, rest: object) => site({ '@context': 'https://schema.org', '@type': type, ...rest })
const here = (...texts: string[]) => texts.map((text) => ({ page: '/', problem: expect.stringContaining(text) }))

const address = 'https://site.example/'
const step = (position: number, name?: string, item?: string) => ({
  '@type': 'ListItem',
  position,
  ...(name ? { name } : {}),
  ...(item ? { item } : {}),
})

/** One right thing of each kind. */
const right: Record<string, object> = {
  Organization: {
    name: 'A',
    url: address,
    logo: `${address}a.png`,
    description: 'Who we are',
    email: 'a@site.example',
  },
  ProfessionalService: { name: 'A', url: address, telephone: '+44 1', areaServed: 'Worldwide' },
  LocalBusiness: {
    name: 'A',
    url: address,
    telephone: '+44 1',
    address: { '@type': 'PostalAddress', streetAddress: '1 Road' },
  },
  WebSite: {
    name: 'A',
    url: address,
  },
  Service: {
    name: 'SEO',
    description: 'Work',
    provider: { '@id': `${address}#us` },
    offers: { '@type': 'Offer', price: '299', priceCurrency: 'USD' },
  },
  Offer: { price: 299, priceCurrency: 'USD' },
  FAQPage: {
    mainEntity: [{ '@type': 'Question', name: 'Why?', acceptedAnswer: { '@type': 'Answer', text: 'Because.' } }],
  },
  BlogPosting: {
    headline: 'A',
    datePublished: '2024-02-29',
    dateModified: '2024-03-01T10:00:00Z',
    image: [`${address}a.png`],
    author: [{ '@type': 'Person', name: 'B', url: address }],
    publisher: { '@type': 'Organization', name: 'A' },
  },
  Article: {
    headline: 'A',
    datePublished: '2024-02-29',
    dateModified: '2024-03-01',
    image: { '@type': 'ImageObject', url: `${address}a.png` },
    author: { '@type': 'Person', name: 'B', sameAs: address },
  },
  BreadcrumbList: { itemListElement: [step(1, 'Home', address), step(2, 'Here')] },
  ItemList: {
    itemListElement: [
      { '@type': 'ListItem', position: 1, url: `${address}a` },
      { '@type': 'ListItem', position: 2, item: { '@type': 'Service', name: 'B', url: `${address}b` } },
    ],
  },
}

it.each(Object.entries(right))('a right %s passes', (type, rest) => {
  for (const rule of [structuredDataForm, structuredDataProperties, structuredDataValues])
    expect(rule(of(type, rest))).toEqual([])
})

describe('structuredDataForm', () => {
  it.each([
    ['{"@context": "https://schema.org", }', 'not JSON'],
    [{ '@type': 'WebSite' }, '@context'],
    [{ '@context': 'https://example.org', '@type': 'WebSite' }, '@context'],
    [{ '@context': 'https://schema.org', name: 'A' }, '@type'],
    [{ '@context': 'https://schema.org', '@graph': [{ '@type': 'WebSite' }, { name: 'A' }] }, '@type'],
    [[], 'empty'],
  ])('finds %o', (data, text) => {
    expect(structuredDataForm(site(data))).toEqual(here(text))
  })

  it.each([
    [{ '@context': 'https://schema.org/', '@type': ['Organization'] }],
    [{ '@context': 'http://schema.org', '@graph': [{ '@type': 'WebSite' }] }],
  ])('accepts %o', (data) => {
    expect(structuredDataForm(site(data))).toEqual([])
  })
})

describe('structuredDataProperties', () => {
  it.each(
    Object.entries(right).flatMap(([type, rest]) =>
      Object.keys(rest)
        .filter((property) => !['publisher', 'offers'].includes(property))
        .map((property) => [type, property] as const),
    ),
  )('finds a %s without %s', (type, property) => {
    const found = structuredDataProperties(of(type, { ...right[type], [property]: undefined }))
    expect(found.length).toBeGreaterThan(0)
    for (const { problem } of found) expect(problem).toMatch(new RegExp(`${type} lacks .*${property}`))
  })

  it.each([
    ['BlogPosting', { author: { '@type': 'Person', url: address } }, 'author.name'],
    ['BlogPosting', { author: 'B' }, 'author.name'],
    ['BlogPosting', { author: [{ name: 'B', url: address }, { name: 'C' }] }, 'author.url or sameAs'],
    ['FAQPage', { mainEntity: [{ name: 'Why?', acceptedAnswer: { text: '' } }] }, 'acceptedAnswer.text'],
    ['ItemList', { itemListElement: [{ position: 1, url: address }, { position: 2 }] }, 'itemListElement.url or item'],
  ])('looks into the parts of a %s: %o', (type, change, text) => {
    expect(
      structuredDataProperties(of(type, { ...right[type], ...change }))
        .map(({ problem }) => problem)
        .join(),
    ).toContain(text)
  })

  it('asks nothing of a thing inside another but that it is named, and of an offer all', () => {
    const service = (change: object) => structuredDataProperties(of('Service', { ...right.Service, ...change }))
    expect(service({ provider: { '@type': 'Organization', name: 'A' } })).toEqual([])
    expect(service({ provider: { '@type': 'Organization', url: address } })).toEqual(
      here('Service lacks provider.name'),
    )
    expect(service({ offers: { '@type': 'Offer', price: 299 } })).toEqual(here('Offer lacks priceCurrency'))
  })

  it('looks into a graph', () => {
    expect(
      structuredDataProperties(
        site({ '@context': 'https://schema.org', '@graph': [{ '@type': 'WebSite', name: 'A' }] }),
      ),
    ).toEqual(here('WebSite lacks url'))
  })
})

describe('structuredDataValues', () => {
  it.each([
    ['Organization', { url: '/' }, 'url as "/"'],
    ['Organization', { sameAs: ['https://a.example/', 'instagram'] }, 'sameAs as "instagram"'],
    ['BlogPosting', { datePublished: '29 February 2024' }, 'datePublished'],
    ['BlogPosting', { datePublished: '2024-02-40' }, 'datePublished'],
    ['Offer', { price: '$299' }, 'price as'],
    ['Offer', { price: '1,299' }, 'price as'],
    ['Offer', { priceCurrency: '$' }, 'priceCurrency'],
    ['BreadcrumbList', { itemListElement: [step(0, 'Home', address), step(1, 'Here')] }, '1, 2, 3'],
    ['BreadcrumbList', { itemListElement: [step(1, 'Home', address)] }, 'one item'],
    ['BreadcrumbList', { itemListElement: [step(1, 'Home'), step(2, 'Here')] }, 'address'],
    ['BreadcrumbList', { itemListElement: [step(1, '', address), step(2, 'Here')] }, 'name'],
    [
      'ItemList',
      {
        itemListElement: [
          { position: 2, url: address },
          { position: 1, url: address },
        ],
      },
      '1, 2, 3',
    ],
  ])('finds a %s with %o', (type, change, text) => {
    expect(structuredDataValues(of(type, { ...right[type], ...change }))).toEqual(here(text))
  })
})

describe('faqTexts', () => {
  const faq = (name: string, text: string) => ({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: [{ '@type': 'Question', name, acceptedAnswer: { '@type': 'Answer', text } }],
  })

  it('finds a question and an answer the page does not show', () => {
    const shown = '<details><summary>Why?</summary><p>Because.</p></details>'
    expect(faqTexts(site(faq('Why not?', 'Because.'), shown))).toEqual(here('Why not?'))
    expect(faqTexts(site(faq('Why?', 'No idea.'), shown))).toEqual(here('No idea.'))
  })

  it('does not take the structured data itself, or a script, for the page', () => {
    expect(faqTexts(site(faq('Why?', 'Because.'), '<script>const text = "Why? Because."</script>'))).toHaveLength(2)
  })

  it('reads across markup on either side', () => {
    const shown = '<h3>R&amp;D:\n <em>why</em>?</h3><p>Because<!-- --> of <strong>it</strong>.</p><p>Really.</p>'
    expect(faqTexts(site(faq('R&D: why?', '<p>Because of it.</p> <p>Really.</p>'), shown))).toEqual([])
  })
})
