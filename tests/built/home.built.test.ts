import { expect, test } from 'vitest'
import { builtPage, words } from './built-page.ts'

const home = builtPage('/')

test('the sections of the home page stand in order', () => {
  const ids = [...home.querySelectorAll('main section[id]')].map(({ id }) => id)
  expect(ids).toEqual(['home', 'about', 'services', 'pricing', 'faq', 'contact'])
})

test('the statistics stand in the hero', () => {
  const said = [...home.querySelectorAll('#home dl > *')].map((pair) => [
    words(pair.querySelector('dd')),
    words(pair.querySelector('dt')),
  ])
  for (const [index, [figure, label]] of (
    [
      ['500+', /happy clients/i],
      ['95%', /success rate/i],
      ['24/7', /support/i],
    ] as const
  ).entries()) {
    expect(said[index]?.[0]).toBe(figure)
    expect(said[index]?.[1]).toMatch(label)
  }
})

test('eight services, each with a title, a description, a picture and a way on', () => {
  const cards = [...home.querySelectorAll('#services li')]
  for (const card of cards) {
    expect(words(card.querySelector('h3'))).toBeTruthy()
    expect(words(card.querySelector('p'))).toBeTruthy()
    expect(card.querySelector('img, svg')).not.toBeNull()
  }
  expect(cards.map((card) => card.querySelector('a')?.getAttribute('href'))).toEqual(
    [
      'seo-optimization',
      'social-media-marketing',
      'instagram-growth',
      'website-design-development',
      'paid-growth-campaigns',
      'email-marketing',
      'content-writing',
      'affiliate-marketing',
    ].map((slug) => `/services/${slug}`),
  )
})

test('three plans: names, price in dollars, number of features, the popular one, period', () => {
  for (const path of ['/', '/packages']) {
    const plans = [...builtPage(path).querySelectorAll('main li')].filter(
      (item) => item.querySelector(':is(h2, h3) ~ * [data-usd], [data-usd]') && item.querySelector('ul'),
    )
    expect(
      plans.map((plan) => [
        words(plan.querySelector('h2, h3')),
        words(plan.querySelector('[data-usd]')),
        plan.querySelectorAll('ul li').length,
        words(plan).includes('Most Popular'),
        words(plan).includes('/month'),
      ]),
      path,
    ).toEqual([
      ['Starter', '$299', 5, false, true],
      ['Professional', '$599', 7, true, true],
      ['Enterprise', '$1,299', 8, false, true],
    ])
  }
})

test('the eight questions are closed, and at most one opens', () => {
  for (const path of ['/', '/faqs']) {
    const questions = [...builtPage(path).querySelectorAll(path === '/' ? '#faq details' : 'main details')]
    expect(questions, path).toHaveLength(8)
    expect(new Set(questions.map((question) => question.getAttribute('name'))).size).toBe(1)
    expect(questions[0]?.getAttribute('name')).toBeTruthy()
    expect(questions.some((question) => question.hasAttribute('open'))).toBe(false)
  }
})

test.each([
  ['/about', 'h2'],
  ['/packages', '[data-usd]'],
  ['/faqs', 'details'],
  ['/contact', 'form'],
])('%s is a section of the home page as a page of its own', (path, part) => {
  expect(builtPage(path).querySelector(`main ${part}`)).not.toBeNull()
})

test('/thank-you thanks and shows where else the agency is', () => {
  const page = builtPage('/thank-you')
  expect(words(page.querySelector('h1'))).toMatch(/thank/i)
  const links = [...page.querySelectorAll('main li a')].filter((link) => link.getAttribute('href')?.startsWith('http'))
  expect(links.length).toBeGreaterThan(0)
  for (const link of links) expect(link.getAttribute('rel')).toContain('noopener')
})
