import { expect, test } from 'vitest'
import { readContent } from '../../src/content/loader.ts'
import { builtPage, words } from './built-page.ts'

/** What several pages say of the same thing comes from one place, and says the same everywhere. */
const content = readContent('.')
const plans = content.plans.toSorted((a, b) => a.data.order - b.data.order)
const { services } = content
const packages = builtPage('/packages')
/** A quantity as pages show it: our amounts without the letters that mark them in content. */
const shownQuantity = (quantity = 'Not included') => quantity.replaceAll('US$', '$')

test('the comparison holds every service in every plan, with the plan’s own quantity', () => {
  const rows = [...(packages.querySelector('main table')?.querySelectorAll('tbody tr') ?? [])]
  expect(rows).toHaveLength(services.length)
  for (const row of rows) {
    const name = words(row.querySelector('th'))
    const service = services.find(({ data }) => data.name === name)
    const cells = [...row.querySelectorAll('td')].map((cell) => words(cell))
    expect(cells).toHaveLength(plans.length)
    for (const [index, { data }] of plans.entries()) {
      const quantity = data.includes.find((part) => part.service === service?.id)?.quantity
      expect(cells[index], `${name} in ${data.name}`).toContain(shownQuantity(quantity))
    }
  }
})

test('a service starts at the smallest plan that holds it, and lists what each plan holds', () => {
  for (const { id, data } of services) {
    const holding = plans.filter((plan) => plan.data.includes.some((part) => part.service === id))
    const shown = builtPage(`/services/${id}`)
    const first = shown.querySelector('main h1')?.closest('section')
    const prices = [...(first?.querySelectorAll('[data-usd]') ?? [])].map((price) => price.getAttribute('data-usd'))
    expect(prices, data.name).toContain(String(holding[0]?.data.usdPrice))
    for (const plan of holding) {
      const quantity = plan.data.includes.find((part) => part.service === id)?.quantity
      expect(words(shown.querySelector('main')), `${data.name} in ${plan.data.name}`).toContain(shownQuantity(quantity))
    }
  }
})

test('the cards show the client’s own time in each plan', () => {
  for (const { data } of plans) {
    const card = [...packages.querySelectorAll('main li')].find((item) => words(item.querySelector('h2')) === data.name)
    expect(words(card)).toContain(data.clientTime)
  }
})

test('structured data has the same offers', () => {
  const structuredData = JSON.parse(packages.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}')
  const offers = structuredData['@graph'].filter((node: { '@type': string }) => node['@type'] === 'Service')
  expect(offers.map((node: { offers: { price: number } }) => node.offers.price)).toEqual(
    plans.map(({ data }) => data.usdPrice),
  )
})
