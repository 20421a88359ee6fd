import { describe, expect, test } from 'vitest'
import { headerPolicy, pageDirectives, scriptSources, styleSources } from './content-policy.ts'
import { readSite, type Site } from './settings.ts'

const sources = (policy: string, directive: string) =>
  policy
    .split('; ')
    .find((part) => part.startsWith(`${directive} `))
    ?.split(' ')
    .slice(1)
/** The policy of a page, which Astro puts together and adds hashes to, and that of the host. */
const both = (changed: Partial<Site>) => {
  const site = { ...readSite('.', {}), ...changed }
  const scripts = ['script-src', ...scriptSources(site)].join(' ')
  const styles = ['style-src', ...styleSources()].join(' ')
  return [[...pageDirectives(site), scripts, styles].join('; '), headerPolicy(site)] as const
}
const at = (endpoint: string) => ({ endpoint, format: 'json' as const })

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
  for (const policy of both({ contactForm: at('https://a.example/f/1'), newsletterForm: at('https://b.example') }))
    for (const directive of ['connect-src', 'form-action'])
      expect(sources(policy, directive)).toEqual(expect.arrayContaining(['https://a.example', 'https://b.example']))
})

test('an endpoint on the site itself adds nothing', () => {
  expect(both({ contactForm: at('/') })).toEqual(both({}))
})

describe('analytics', () => {
  test.each<['plausible' | 'umami' | 'goatcounter', object, string, string[]]>([
    ['plausible', {}, 'https://plausible.io', ['https://plausible.io']],
    ['plausible', { script: 'https://a.example/js/script.js' }, 'https://a.example', ['https://a.example']],
    ['umami', {}, 'https://cloud.umami.is', ['https://cloud.umami.is', 'https://api-gateway.umami.dev']],
    ['umami', { script: 'https://u.example/s.js' }, 'https://u.example', ['https://u.example']],
    ['umami', { collector: 'https://c.example' }, 'https://cloud.umami.is', ['https://c.example']],
    ['goatcounter', {}, 'https://gc.zgo.at', ['https://abc.goatcounter.com']],
    ['goatcounter', { collector: 'https://g.example/count' }, 'https://gc.zgo.at', ['https://g.example']],
  ])('%s %j: its script may run, its counts may go', (provider, more, script, collectors) => {
    const [page, header] = both({ analytics: { provider, site: 'abc', ...more } })
    expect(sources(page, 'script-src')?.at(-1)).toBe(script)
    for (const policy of [page, header])
      for (const directive of ['connect-src', 'img-src'])
        expect(sources(policy, directive)).toEqual(expect.arrayContaining(collectors))
  })
})
