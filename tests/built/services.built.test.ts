import { describe, expect, test } from 'vitest'
import { builtPage, words } from './built-page.ts'

const slugs = [
  'seo-optimization',
  'google-ads',
  'social-media-marketing',
  'instagram-growth',
  'email-marketing',
  'content-creation',
  'affiliate-marketing',
  'lead-generation',
  'traffic-generation',
  'website-design-development',
  'paid-growth-campaigns',
  'content-writing',
]
const service = (slug: string) => builtPage(`/services/${slug}`)
/** The pictures of the showcase: those with a caption and an alternative text. */
const showcase = (page: Document) =>
  [...page.querySelectorAll('figure img[alt]:not([alt=""])')].filter((image) =>
    image.closest('figure')?.querySelector('figcaption'),
  )
const link = (page: Document, name: string) =>
  [...page.querySelectorAll('main a')].find((one) => words(one) === name)?.getAttribute('href')

test('every service has copy and pictures of its own', () => {
  const texts = slugs.flatMap((slug) => {
    const page = service(slug)
    return [words(page.querySelector('h1')), words(page.querySelector('h1 ~ p'))]
  })
  expect(new Set(texts).size).toBe(texts.length)
  const pictures = slugs.flatMap((slug) => showcase(service(slug)).map((image) => image.getAttribute('src')))
  expect(new Set(pictures).size).toBe(6 * slugs.length)
})

describe.each(slugs)('%s', (slug) => {
  const page = service(slug)

  test('says what it is, in six described pictures, figures and questions too', () => {
    expect(showcase(page)).toHaveLength(6)
    expect(words(page.querySelector('main')).split(' ').length).toBeGreaterThan(600)
    expect(page.querySelectorAll('main table')).not.toHaveLength(0)
    expect(page.querySelectorAll('main details').length).toBeGreaterThanOrEqual(3)
    expect(page.querySelector('main a[href^="/blog/"]')).not.toBeNull()
  })

  test('its calls to action open the demo', () => {
    const actions = [...page.querySelectorAll('main button[command="show-modal"]')]
    expect(actions.length).toBeGreaterThanOrEqual(2)
    for (const action of actions) expect(action.getAttribute('commandfor')).toBe('demo-dialog')
  })
})

test.each([
  ['google-ads', 'View Results'],
  ['email-marketing', 'View Results'],
  ['website-design-development', 'Portfolio'],
])('%s has “%s”, which leads home', (slug, name) => {
  expect(link(service(slug), name)).toBe('/')
})

test.each([
  ['content-creation', 'content-writing'],
  ['google-ads', 'paid-growth-campaigns'],
  ['lead-generation', 'traffic-generation'],
])('%s and %s lead to each other', (one, other) => {
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    const way = [...service(from).querySelectorAll(`main a[href="/services/${to}"]`)]
    expect(way.some((link) => words(link).startsWith('See '))).toBe(true)
  }
})

test('the test page has the price in the heading, the rating said aloud, and six labelled pictures', () => {
  const page = service('test')
  expect(words(page.querySelector('h1'))).toMatch(/^Hire an SEO Expert Starting at Just \$299$/)
  expect(page.querySelector('[role="img"][aria-label="Rated 5 out of 5"]')).not.toBeNull()
  expect(showcase(page).map((image) => words(image.closest('figure')?.querySelector('figcaption')))).toEqual([
    'SEO Optimization',
    'Social Media Marketing',
    'Content Marketing',
    'Email Marketing',
    'Web Development',
    'Digital Advertising',
  ])
})
