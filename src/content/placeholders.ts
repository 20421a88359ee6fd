import { ContentError, fieldPath, unwrap } from '@packages/content-files'
import { z } from 'zod'
import { capitalized, numberInWords } from '../lib/text.ts'
import { type Content, collectionNames, collections } from './collections.ts'

declare module 'zod' {
  interface GlobalMeta {
    /** Names in braces that stay in the text, for values that are known only while the page is used. */
    placeholders?: readonly string[]
  }
}

/** Figures that a text may repeat, by their names in braces. Counts are words up to twelve, measures are digits. */
function figuresOf(content: Content): Record<string, string> {
  const [company, about, questions] = [content.company[0]?.data, content.about[0]?.data, content.questions[0]?.data]
  if (!company || !about || !questions) return {}
  const { demo } = company
  const usd = (amount: number) => `US$${amount.toLocaleString('en-US')}`
  const prices = content.plans.flatMap(({ id, data: { usdPrice, chatPrice } }): [string, string][] => [
    [`${id}Price`, usd(usdPrice)],
    [`${id}WithAds`, usd(usdPrice + company.minimumAdBudgetUsd)],
    [`${id}WithCampaign`, usd(usdPrice + company.minimumCampaignBudgetUsd)],
    [`${id}InRupees`, chatPrice.inIndia],
  ])
  return {
    people: numberInWords(company.people),
    authors: numberInWords(content.people.length),
    services: numberInWords(content.services.length),
    serviceCards: numberInWords(content.services.filter(({ data }) => data.card).length),
    plans: numberInWords(content.plans.length),
    questions: numberInWords(questions.questions.length),
    promises: numberInWords(about.reasons.list.length),
    clients: String(company.clientsAtATime),
    clientsEach: numberInWords(company.clientsEach),
    callMinutes: String(demo.callMinutes),
    slotMinutes: String(demo.slotMinutes),
    callService: demo.service,
    afterCall: demo.after,
    answerTime: company.answerTime,
    noticeDays: String(company.noticeDays),
    hourlyRate: usd(company.hourlyRateUsd),
    minimumAdBudget: usd(company.minimumAdBudgetUsd),
    minimumCampaignBudget: usd(company.minimumCampaignBudgetUsd),
    ...Object.fromEntries(prices),
    since: String(company.since),
    city: company.place.city,
    country: company.place.country,
  }
}

/** `{people}`, `{People}` where a sentence begins, or `{people:person|people}` with the word that goes with the count. */
const PLACEHOLDER = /\{(\w+)(?::([^{}|]*)\|([^{}|]*))?\}/g

/**
 * Fills the figures into all texts of fields; what is not filled in is a value known only while the page is used.
 * @throws ContentError with a line for each placeholder that is no figure
 */
export function fillPlaceholders(content: Content): Content {
  const figures = figuresOf(content)
  const faults: string[] = []

  function filled(
    value: unknown,
    schema: z.ZodType | undefined,
    where: { file: string; path: PropertyKey[] },
  ): unknown {
    const inner = schema && unwrap(schema)
    const at = (key: PropertyKey) => ({ ...where, path: [...where.path, key] })
    if (Array.isArray(value)) {
      const element = inner instanceof z.ZodArray ? (inner.element as z.ZodType) : undefined
      return value.map((item, index) => filled(item, element, at(index)))
    }
    if (typeof value === 'object' && value !== null) {
      const shape: Record<string, z.ZodType> = inner instanceof z.ZodObject ? inner.shape : {}
      return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, filled(part, shape[key], at(key))]))
    }
    if (typeof value !== 'string' || !value.includes('{')) return value
    const kept = schema?.meta()?.placeholders ?? inner?.meta()?.placeholders ?? []
    return value.replace(PLACEHOLDER, (placeholder: string, name: string, one?: string, many?: string) => {
      if (kept.includes(name)) return placeholder
      const key = name.charAt(0).toLowerCase() + name.slice(1)
      const figure = figures[key]
      if (figure === undefined) {
        const names = [...kept, ...Object.keys(figures)].map((known) => `{${known}}`).join(', ')
        faults.push(`${where.file}: ${fieldPath(where.path)} has ${placeholder}, but may have only ${names}.`)
        return placeholder
      }
      const text = name === key ? figure : capitalized(figure)
      return many === undefined ? text : `${text} ${/^(one|1)$/.test(figure) ? one : many}`
    })
  }

  const all = collectionNames.map((name) => [
    name,
    content[name].map((entry) => ({
      ...entry,
      data: filled(entry.data, collections[name].schema, { file: entry.file, path: [] }),
    })),
  ])
  if (faults.length > 0) throw new ContentError(faults.join('\n'))
  return Object.fromEntries(all)
}
