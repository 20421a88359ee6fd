import { describe, expect, it } from 'vitest'
import type { Data } from '../content/collections.ts'
import { readContent } from '../content/loader.ts'

/** Shorter ones may be labels, such as "Stop when". */
const SENTENCE_FROM = 40

const { services, testPage, articles, guides } = readContent('.')

const strings = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(strings)
      : []

/** Every text a visitor reads on the page, but for what is drawn and what is looked up elsewhere. */
function ownCopy(service: Data<'services'>) {
  const { hero, deliverables, process, results, proof, notFor, alternative, pictures, questions, closing } = service
  const { heading, note, chart, figures } = results
  const rows = chart.rows.map(({ label, shown }) => [label, shown])
  const captions = pictures.map(({ shows }) => shows)
  return strings([hero, deliverables, process, heading, note, chart.caption, rows, figures, proof, notFor]).concat(
    strings([alternative?.text ?? '', captions, questions, closing]),
  )
}

const words = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word))

describe.each(services)('$id', ({ id, data }) => {
  it('says what it has to say in 600 to 1,050 words, from the first week on', () => {
    const count = ownCopy(data).flatMap(words).length
    expect(count).toBeGreaterThanOrEqual(600)
    expect(count).toBeLessThanOrEqual(1050)
    expect(data.process[0]?.when).toBe('Week 1')
  })

  it('shows at most two pictures of a kind, each described', () => {
    const kinds = data.pictures.map(({ kind }) => kind)
    expect(kinds.filter((kind) => kinds.filter((other) => other === kind).length > 2)).toEqual([])
    for (const { alt } of data.pictures) expect(alt).toMatch(/^(?!(image|picture) of).{30,}/i)
  })

  it('leads to other services, each once', () => {
    expect(new Set([id, ...data.related.services]).size).toBe(1 + data.related.services.length)
    expect(data.alternative?.service).not.toBe(id)
  })
})

it('says no sentence on two pages, of services or articles', () => {
  const texts = [
    ...services.map(({ id, data }) => ({ id, text: ownCopy(data).join(' ') })),
    ...[...articles, ...guides].map(({ id, body }) => ({ id, text: body })),
  ]
  const saidOn = new Map<string, string>()
  const twice: string[] = []
  for (const { id, text } of texts)
    for (const sentence of text.replace(/\s+/g, ' ').split(/(?<=[.?!]["”’'*_)]*) /)) {
      if (sentence.length < SENTENCE_FROM) continue
      const before = saidOn.get(sentence)
      if (before && before !== id) twice.push(`${before}, ${id}: ${sentence}`)
      saidOn.set(sentence, id)
    }
  expect(saidOn.size).toBeGreaterThan(1000)
  expect(twice).toEqual([])
})

it('describes no two pictures alike, whatever page they are on', () => {
  const alts = [...services, ...testPage].flatMap(({ data }) => data.pictures).map(({ alt }) => alt)
  expect(alts.filter((alt, index) => alts.indexOf(alt) !== index)).toEqual([])
})
