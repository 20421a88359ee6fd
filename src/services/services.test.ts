import { describe, expect, it } from 'vitest'
import type { Data } from '../content/collections.ts'
import { readContent } from '../content/loader.ts'
import { servicePage } from '../data/services.ts'
import type { ArticleSummary } from '../lib/article-summary.ts'

/** A sentence of fewer words is a label, such as "Week 1". */
const SENTENCE_FROM_WORDS = 3

const { services, plans, testPage, ...written } = readContent('.')
plans.sort((a, b) => a.data.order - b.data.order)
const articles = [...written.articles, ...written.guides].map(({ id }) => ({ id, summary: {} as ArticleSummary }))

const strings = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(strings)
      : []

/** Every text a visitor reads on the page, but for what is drawn and what is looked up elsewhere. */
function ownCopy(service: Data<'services'>) {
  const { hero, deliverables, process, results, proof, notFor, neighbour, pictures, questions, closing } = service
  return strings([
    hero,
    deliverables,
    process,
    results.heading,
    results.note,
    results.chart.caption,
    results.chart.rows.map(({ label, shown }) => [label, shown]),
    results.figures,
    proof,
    notFor,
    neighbour?.text,
    pictures.map(({ shows }) => shows),
    questions,
    closing,
  ])
}

const words = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word))
const sentences = (text: string) => text.split(/(?<=[.?]["”’]?) /)

describe.each(services)('$id', ({ id: slug, data: service }) => {
  const page = servicePage({ id: slug, data: service }, { services, plans, articles })

  it('shows six pictures with alternative texts of their own', () => {
    expect(new Set(page.pictures.map(({ alt }) => alt)).size).toBe(6)
    expect(new Set(page.pictures.map(({ src }) => src)).size).toBe(6)
    for (const { alt } of page.pictures) {
      expect(alt.length, alt).toBeGreaterThanOrEqual(30)
      expect(alt, alt).not.toMatch(/^(image|picture) of/i)
    }
    const kinds = service.pictures.map(({ kind }) => kind)
    expect(kinds.filter((kind) => kinds.filter((other) => other === kind).length > 2)).toEqual([])
  })

  it('says what it has to say in 600 to 1,000 words', () => {
    const count = ownCopy(service).flatMap(words).length
    expect(count).toBeGreaterThanOrEqual(600)
    expect(count).toBeLessThanOrEqual(1000)
  })

  it('begins in the first week and leads to other services, each once', () => {
    expect(service.process[0]?.when).toBe('Week 1')
    const others = page.related.services.map((other) => other.slug)
    expect(new Set(others).size).toBe(3)
    expect([page.neighbour?.slug, ...others]).not.toContain(slug)
  })

  it('shows the price of the smallest plan that holds it', () => {
    const [first, ...larger] = page.plans
    expect(page.plan).toEqual(first)
    for (const { usdPrice } of larger) expect(usdPrice).toBeGreaterThan(page.plan.usdPrice)
  })
})

it('says no sentence on two pages', () => {
  const saidOn = new Map<string, string>()
  const twice: string[] = []
  for (const { id, data } of services) {
    const texts = [...ownCopy(data), data.title, data.description]
    for (const sentence of texts.flatMap(sentences)) {
      if (words(sentence).length < SENTENCE_FROM_WORDS) continue
      const key = sentence.toLowerCase().replace(/[.?]$/, '')
      const before = saidOn.get(key)
      if (before && before !== id) twice.push(`${before}, ${id}: ${sentence}`)
      saidOn.set(key, id)
    }
  }
  expect(saidOn.size).toBeGreaterThan(500)
  expect(twice).toEqual([])
})

it('describes no two pictures alike, whatever page they stand on', () => {
  const pictures = testPage.flatMap(({ data }) => data.pictures)
  const alts = [...services.flatMap(({ data }) => data.pictures), ...pictures].map(({ alt }) => alt)
  expect(alts.filter((alt, index) => alts.indexOf(alt) !== index)).toEqual([])
})

it.each([
  ['content-creation', 'content-writing'],
  ['google-ads', 'paid-growth-campaigns'],
  ['lead-generation', 'traffic-generation'],
])('%s and %s say how they differ and lead to each other', (one, other) => {
  const neighbour = (slug: string) => services.find(({ id }) => id === slug)?.data.neighbour?.service
  expect(neighbour(one)).toBe(other)
  expect(neighbour(other)).toBe(one)
})
