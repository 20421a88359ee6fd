import { describe, expect, it } from 'vitest'
import { numberInWords } from '../lib/text.ts'
import type { Data } from './collections.ts'
import { readContent } from './loader.ts'

/** The offer adds up by its own figures: what one file promises, the others can keep and repeat. */
const content = readContent('.')
const plans = content.plans.map(({ data }) => data).sort((a, b) => a.order - b.order)
const company = content.company[0]?.data as Data<'company'>

describe('the team', () => {
  it('can work for as many clients as it says', () => {
    const perClient = plans.reduce((sum, plan) => sum + plan.people, 0) / plans.length
    expect(company.peopleWithClients).toBeLessThanOrEqual(company.people)
    expect(company.clientsAtATime).toBeLessThanOrEqual((company.peopleWithClients * company.clientsEach) / perClient)
  })

  it('can have had the clients it claims, on plans and in projects', () => {
    const claimed = Number.parseInt(content.home[0]?.data.hero.claims[0]?.value ?? '', 10)
    const years = 2026 - company.since
    const onPlans = (company.clientsAtATime * years * 12) / company.averageStayMonths
    expect(onPlans + company.projectsAYear * years).toBeGreaterThanOrEqual(claimed)
  })

  it('is named for each plan in its size', () => {
    for (const { name, people, contactPerson } of plans)
      expect(contactPerson.toLowerCase(), name).toMatch(new RegExp(`^${numberInWords(people)}\\b`))
  })
})

it('amounts of ours in running text are prices, budgets or hours of the offer', () => {
  const { hourlyRateUsd, minimumAdBudgetUsd, minimumCampaignBudgetUsd } = company
  const prices = plans.map(({ usdPrice }) => usdPrice)
  const bases = [0, ...prices]
  const known = new Set(
    bases.flatMap((base) => [
      base,
      base + minimumAdBudgetUsd,
      base + minimumCampaignBudgetUsd,
      ...Array.from({ length: 12 }, (_, hours) => base + (hours + 1) * hourlyRateUsd),
    ]),
  )
  // A new site: twelve hours a page, five pages.
  known.add(12 * 5 * hourlyRateUsd)
  const texts = [content.questions, content.company, content.plans, content.chat, content.legal, content.packages]
  const used = [...JSON.stringify(texts).matchAll(/US\$(\d[\d,]*\d)/g)]
  expect(used.length).toBeGreaterThan(20)
  for (const [shown, amount = ''] of used) expect([...known], shown).toContain(Number(amount.replaceAll(',', '')))
})
