import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { formChannels, readSite } from './settings.ts'

let root: string
const file = () => join(root, 'content/site.yaml')
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'site-'))
  mkdirSync(join(root, 'content'))
  cpSync('content/site.yaml', file())
})
afterEach(() => rmSync(root, { recursive: true }))

/** Replaces the value of a field, or adds it. */
const write = (name: string, value: string) =>
  writeFileSync(
    file(),
    `${readFileSync(file(), 'utf8').replace(new RegExp(`^${name}:.*\n`, 'm'), '')}${name}: ${value}\n`,
  )

test.each([
  ['name', '""'],
  ['url', 'http://studio.com'],
  ['url', 'https://studio.com/'],
  ['url', 'https://studio.com/site'],
  ['email', 'hello@'],
  ['phone', '020 7946 0958'],
  ['phone', '"+44"'],
  ['phone', '"+1234567890123456"'],
  ['phone', '"+0 123 456 789"'],
  ['bookingUrl', 'calendly.com/you'],
  ['countryLookup', 'http://ipapi.co/json'],
  ['defaultCurrency', 'CHF'],
])('%s: %s is refused in words', (name, value) => {
  write(name, value)
  expect(() => readSite(root, {})).toThrow(new RegExp(`^content/site\\.yaml: ${name} is .*, but must be `))
})

test.each(['formspree.io/f/x', 'http://formspree.io/f/x', '//formspree.io', 'javascript:alert(1)'])(
  'a form is not posted to %s',
  (endpoint) => {
    write('contactForm', JSON.stringify({ endpoint, format: 'json' }))
    expect(() => readSite(root, {})).toThrow(`contactForm > endpoint is "${endpoint}", but must be an https address`)
  },
)

test('a form is posted under our names, but for those that its receiver calls otherwise', () => {
  expect(formChannels(readSite(root, {})).newsletter.endpoint).toBe('')
  const fieldNames = [{ field: 'email', name: 'email_address' }]
  const extra = [{ name: 'list', value: 'monthly' }]
  write('newsletterForm', JSON.stringify({ endpoint: 'http://localhost:8080/n', format: 'form', fieldNames, extra }))
  expect(formChannels(readSite(root, {})).newsletter).toEqual({
    endpoint: 'http://localhost:8080/n',
    format: 'form',
    names: { email: 'email_address', page: 'page', time: 'time', id: 'id', leaveEmpty: 'leaveEmpty' },
    extra: { list: 'monthly' },
  })
})

test('a deployment to look at has its own address', () => {
  expect(readSite(root, { SITE_URL: 'https://preview.studio.com' }).url).toBe('https://preview.studio.com')
  expect(() => readSite(root, { SITE_URL: 'studio.com' })).toThrow(/^SITE_URL is "studio.com", but must be an https/)
})

test('a variable of an earlier version stops the build and says where its value belongs', () => {
  writeFileSync(join(root, '.env'), 'SITE_URL=https://studio.com\nOTHER=1\n')
  expect(() => readSite(root, { CONTACT_ENDPOINT: '', SITE_URL: 'https://preview.studio.com' })).toThrow(
    /^CONTACT_ENDPOINT is set in the environment and no longer read: contactForm > endpoint in content\/site\.yaml holds it now\.\nSITE_URL is set in \.env .* url in content\/site\.yaml holds it now\.$/,
  )
})

test('the name that Netlify gives a site is not taken for one', () => {
  expect(() => readSite(root, { SITE_NAME: 'Studio' })).toThrow('SITE_NAME is set in the environment')
  expect(readSite(root, { SITE_NAME: 'studio-1a2b', NETLIFY: 'true' }).shortName).toBe('Kitebridge')
})
