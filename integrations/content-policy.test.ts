import { describe, expect, test } from 'vitest'
import { headerPolicy, pageDirectives, scriptSources, styleSources } from './content-policy.ts'
import { readSettings } from './settings/read.ts'

const sources = (policy: string, directive: string) =>
  policy
    .split('; ')
    .find((part) => part.startsWith(`${directive} `))
    ?.split(' ')
    .slice(1)
/** The policy of a page, which Astro puts together and adds hashes to, and that of the host. */
const both = (environment: Record<string, string>) => {
  const settings = readSettings(environment)
  const scripts = ['script-src', ...scriptSources(settings)].join(' ')
  const styles = ['style-src', ...styleSources()].join(' ')
  return [[...pageDirectives(settings), scripts, styles].join('; '), headerPolicy(settings)] as const
}

test('nobody may frame the site, and no script runs that is not known', () => {
  const [page, header] = both({})
  expect(sources(header, 'frame-ancestors')).toEqual(["'none'"])
  expect(sources(page, 'script-src')).toEqual(["'self'", 'https://assets.calendly.com'])
  // The page's own rules, or the host would allow what the page's hashes do not.
  expect(sources(header, 'script-src')).toBeUndefined()
  for (const policy of [page, header]) {
    expect(sources(policy, 'object-src')).toEqual(["'none'"])
    expect(sources(policy, 'base-uri')).toEqual(["'none'"])
  }
})

test('a delivery endpoint may be posted to, by script and natively', () => {
  for (const policy of both({ CONTACT_ENDPOINT: 'https://a.example/f/1', NEWSLETTER_ENDPOINT: 'https://b.example' }))
    for (const directive of ['connect-src', 'form-action'])
      expect(sources(policy, directive)).toEqual(expect.arrayContaining(['https://a.example', 'https://b.example']))
})

test('an endpoint on the site itself adds nothing', () => {
  expect(both({ CONTACT_ENDPOINT: '/' })).toEqual(both({}))
})

describe('analytics', () => {
  const site = { ANALYTICS_SITE: 'abc' }
  test.each([
    ['plausible', {}, 'https://plausible.io', ['https://plausible.io']],
    ['plausible', { ANALYTICS_SCRIPT: 'https://a.example/js/script.js' }, 'https://a.example', ['https://a.example']],
    ['umami', {}, 'https://cloud.umami.is', ['https://cloud.umami.is', 'https://api-gateway.umami.dev']],
    ['umami', { ANALYTICS_SCRIPT: 'https://u.example/s.js' }, 'https://u.example', ['https://u.example']],
    ['umami', { ANALYTICS_COLLECTOR: 'https://c.example' }, 'https://cloud.umami.is', ['https://c.example']],
    ['goatcounter', {}, 'https://gc.zgo.at', ['https://abc.goatcounter.com']],
    ['goatcounter', { ANALYTICS_COLLECTOR: 'https://g.example/count' }, 'https://gc.zgo.at', ['https://g.example']],
  ])('%s %j: its script may run, its counts may go', (ANALYTICS_PROVIDER, more, script, collectors) => {
    const [page, header] = both({ ANALYTICS_PROVIDER, ...site, ...more })
    expect(sources(page, 'script-src')?.at(-1)).toBe(script)
    for (const policy of [page, header])
      for (const directive of ['connect-src', 'img-src'])
        expect(sources(policy, directive)).toEqual(expect.arrayContaining(collectors))
  })
})
