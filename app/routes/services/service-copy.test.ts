import { readdirSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import { services } from '../../data/services/index.ts'
import type { Service } from '../../data/services/service.ts'
import { testPictures } from '../../data/test-pictures.ts'
import { servicePage } from '../../../src/services/service-page.server.ts'

// The first call reads and renders every article.
vi.setConfig({ testTimeout: 30_000 })

/** A sentence of fewer words is a label, such as "Week 1". */
const SENTENCE_FROM_WORDS = 3

const strings = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(strings)
      : []

/** Every text a visitor reads on the page, but for what is drawn and what is looked up elsewhere. */
function ownCopy({
  hero,
  deliverables,
  process,
  results,
  proof,
  notFor,
  neighbour,
  pictures,
  questions,
  closing,
}: Service) {
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

it('holds one service for each data file, under the name of the file', () => {
  const files = readdirSync('app/data/services').filter((name) => !/^(index|service)\.ts$/.test(name))
  expect(services.map(({ slug }) => `${slug}.ts`).sort()).toEqual(files.sort())
})

describe.each(services.map((service): [string, Service] => [service.slug, service]))('%s', (slug, service) => {
  it('shows six pictures with alternative texts of their own', () => {
    const { pictures } = servicePage(slug)
    expect(pictures).toHaveLength(6)
    expect(new Set(pictures.map(({ alt }) => alt)).size).toBe(6)
    expect(new Set(pictures.map(({ src }) => src)).size).toBe(6)
    for (const { alt, caption } of pictures) {
      expect(alt.length, alt).toBeGreaterThanOrEqual(30)
      expect(alt, alt).not.toMatch(/^(image|picture) of/i)
      expect(caption.length, caption).toBeLessThanOrEqual(70)
    }
    const kinds = service.pictures.map(({ kind }) => kind)
    expect(kinds.filter((kind) => kinds.filter((other) => other === kind).length > 2)).toEqual([])
  })

  it('says what it has to say in 600 to 1,000 words', () => {
    const count = ownCopy(service).flatMap(words).length
    expect(count).toBeGreaterThanOrEqual(600)
    expect(count).toBeLessThanOrEqual(1000)
  })

  it('keeps to the lengths and numbers of its parts', () => {
    const { title, description, deliverables, process, results, notFor, questions, related, closing } = service
    expect(title.length).toBeLessThanOrEqual(60)
    expect(description.length).toBeGreaterThanOrEqual(70)
    expect(description.length).toBeLessThanOrEqual(160)
    expect(closing.heading.length).toBeLessThanOrEqual(50)
    const counts = [deliverables, process, results.chart.rows, results.figures, notFor, questions].map(
      (list) => list.length,
    )
    expect(counts).toEqual([
      expect.toSatisfy((count: number) => count >= 4 && count <= 6, 'four to six deliverables'),
      expect.toSatisfy((count: number) => count === 4 || count === 5, 'four or five steps'),
      expect.toSatisfy((count: number) => count >= 3 && count <= 6, 'three to six rows'),
      3,
      expect.toSatisfy((count: number) => count >= 2 && count <= 4, 'two to four reasons'),
      expect.toSatisfy((count: number) => count >= 3 && count <= 5, 'three to five questions'),
    ])
    expect(process[0]?.when).toBe('Week 1')
    expect(new Set(related.services).size).toBe(3)
    expect(related.articles.length).toBeGreaterThanOrEqual(2)
  })

  it('leads to services and articles that are there, and never to itself', () => {
    const { neighbour, related } = servicePage(slug)
    expect([neighbour?.slug, ...related.services.map((other) => other.slug)]).not.toContain(slug)
    expect(related.services.filter(({ name, lead }) => !name || !lead)).toEqual([])
    expect(related.articles.filter(({ title, readTime }) => !title || !readTime)).toEqual([])
  })
})

it('says no sentence on two pages', () => {
  const saidOn = new Map<string, string>()
  const twice: string[] = []
  for (const service of services) {
    const texts = [...ownCopy(service), service.title, service.description]
    for (const sentence of texts.flatMap(sentences)) {
      if (words(sentence).length < SENTENCE_FROM_WORDS) continue
      const key = sentence.toLowerCase().replace(/[.?]$/, '')
      const before = saidOn.get(key)
      if (before && before !== service.slug) twice.push(`${before}, ${service.slug}: ${sentence}`)
      saidOn.set(key, service.slug)
    }
  }
  expect(saidOn.size).toBeGreaterThan(500)
  expect(twice).toEqual([])
})

it('describes no two pictures alike, whatever page they stand on', () => {
  const alts = [...services.flatMap(({ pictures }) => [...pictures]), ...testPictures].map(({ alt }) => alt)
  expect(alts.filter((alt, index) => alts.indexOf(alt) !== index)).toEqual([])
})

it.each([
  ['content-creation', 'content-writing'],
  ['google-ads', 'paid-growth-campaigns'],
  ['lead-generation', 'traffic-generation'],
])('%s and %s say how they differ and lead to each other', (one, other) => {
  expect(servicePage(one).neighbour?.slug).toBe(other)
  expect(servicePage(other).neighbour?.slug).toBe(one)
})

it('stops the build where a service names one that is not there', () => {
  expect(() => servicePage('constructor')).toThrow('There is no service "constructor".')
})
