import { beforeEach, expect, test } from 'vitest'
import type { Content } from '../../src/content/collections.ts'
import { readContent } from '../../src/content/loader.ts'
import { readSite } from '../settings.ts'
import { launchTasks, staleSources, summarize } from './launch-tasks.ts'

const now = new Date('2026-12-01T00:00:00Z')
const example = readSite('.', {})
const sentences = (tasks: { sentence: string }[]) => tasks.map(({ sentence }) => sentence)

let content: Content
beforeEach(() => {
  content = readContent('.')
})

test('the project as it comes is an example, and every place of it is named', () => {
  const tasks = sentences(launchTasks('.', content, example, now)).join('\n')
  for (const place of [
    'content/site.yaml: url is "https://kitebridge.example"',
    'phone is "+44 20 7946 0958", a number reserved for fiction',
    'bookingUrl is "https://calendly.com/kitebridge-example/30min"',
    'the social link Instagram leads to',
    'contactForm is not set',
    'content/site.yaml: videos > item 1 is an example',
    'content/logo/kite.svg is the example’s logo',
    'content/company.yaml: legal > companyName is empty',
    'content/company.yaml is an example',
    'content/pages/home.yaml: hero > claims > item 1 is an example',
    'content/people/meera-nair.yaml is an example',
    'content/test-page.yaml: testimonial is an example',
    'content/services/google-ads.yaml is an example',
  ])
    expect(tasks).toContain(place)
})

test('tasks of a kind are counted, a line a kind', () => {
  const lines = summarize(launchTasks('.', content, example, now))
  expect(lines).toContain(`${content.articles.filter(({ data }) => data.sample).length} articles are examples.`)
  expect(lines.filter((line) => /articles? /.test(line))).toHaveLength(1)
  const [person] = content.people
  const one = launchTasks('.', { ...content, people: person ? [person] : [] }, example, now)
  expect(summarize(one)).toContain('1 person is an example.')
})

test('a filled copy may go public', () => {
  const own = {
    ...example,
    url: 'https://my-example.com',
    email: 'hello@my-example.com',
    phone: '+49 30 901820',
    socialLinks: [{ name: 'LinkedIn', url: 'https://www.linkedin.com/company/my-example-studio' }],
    bookingUrl: 'https://calendly.com/studio-nord/30min',
    contactForm: { endpoint: 'https://forms.my-example.com/contact', format: 'json' as const },
    newsletterForm: { endpoint: '/newsletter', format: 'form' as const },
  }
  const filled = JSON.parse(
    JSON.stringify(content)
      .replaceAll(/,?"sample":true/g, '')
      .replaceAll('{,', '{'),
  )
  for (const { data } of [...filled.articles, ...filled.guides]) data.sources = []
  for (const { data } of filled.company) for (const fact of Object.keys(data.legal)) data.legal[fact] = 'Filled'
  for (const { data } of filled.brand) data.logo = '/logo/sahyadri.svg'
  expect(sentences(launchTasks('tests/handover/studio', filled, own, now))).toEqual([])
})

test('a source that was read more than a year ago is named', () => {
  const [article] = content.articles
  if (!article) throw new Error('There is no article.')
  article.data.sources = [{ title: 'A help page', url: 'https://example.com', read: '2025-11-30' }]
  const named = (at: string) => sentences(staleSources({ articles: [article], guides: [] }, new Date(at)))
  expect(named('2026-11-29')).toEqual([])
  expect(named('2026-12-02')[0]).toContain('last read on 2025-11-30')
})
