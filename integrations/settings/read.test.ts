import { describe, expect, test } from 'vitest'
import { readSettings, SettingsError } from './read.ts'
import { definitions, type SettingName } from './schema.ts'

const messageOf = (environment: Record<string, string>) => {
  try {
    readSettings(environment)
  } catch (error) {
    expect(error).toBeInstanceOf(SettingsError)
    return (error as Error).message
  }
  return undefined
}

test('without any variable the defaults hold', () => {
  const settings = readSettings({})
  expect(Object.keys(settings)).toEqual(Object.keys(definitions))
  expect(settings.SITE_NAME).toBe(definitions.SITE_NAME.fallback)
  expect(settings.CONTACT_ENDPOINT).toBe('')
  expect(settings.NEWSLETTER_ENDPOINT).toBe('')
  expect(settings.ANALYTICS_PROVIDER).toBe('')
  expect(settings.FLOATING_HELPERS).toBe(true)
})

const wrong: Record<SettingName, string[]> = {
  SITE_NAME: ['', '   ', 'x'.repeat(41)],
  SITE_SHORT_NAME: ['', 'x'.repeat(21)],
  SITE_URL: ['', 'example.com', 'http://example.com', 'https://example.com/', 'https://example.com/site'],
  CONTACT_EMAIL: ['', 'hello', 'hello@', 'a@@b.c'],
  CONTACT_PHONE: ['', '020 7946 0958', '+44', '+44 20 79x6', '+1234567890123456', '+0 123 456 789'],
  WHATSAPP_GREETING: ['', 'x'.repeat(201)],
  SCHEDULING_URL: ['', 'calendly.com/you', 'http://calendly.com/you'],
  GEOLOCATION_URL: ['off', 'http://ipapi.co/json'],
  DEFAULT_CURRENCY: ['', 'usd', 'CHF'],
  VIDEO_IDS: ['dQw4w9WgXcQ', 'about=short', 'about=', 'about=dQw4w9WgXcQ,about=aqz-KE-bpKQ'],
  SOCIAL_LINKS: ['https://instagram.com/you', 'Instagram=instagram.com/you', '=https://instagram.com/you'],
  FLOATING_HELPERS: ['', 'yes', 'ON'],
  CONTACT_ENDPOINT: ['formspree.io/f/x', 'http://formspree.io/f/x', '//formspree.io', 'javascript:alert(1)'],
  CONTACT_FORMAT: ['', 'JSON', 'xml'],
  CONTACT_FIELDS: [
    'firstName',
    'firstname=first',
    'email=',
    'email=a b',
    'firstName=name,lastName=name',
    'email=message',
  ],
  CONTACT_EXTRA: ['access_key', 'access_key='],
  NEWSLETTER_ENDPOINT: ['list', 'http://list.example'],
  NEWSLETTER_FORMAT: ['', 'text'],
  NEWSLETTER_FIELDS: ['firstName=first', 'email=page'],
  NEWSLETTER_EXTRA: ['list'],
  ANALYTICS_PROVIDER: ['google', 'Plausible'],
  ANALYTICS_SITE: ['two words', 'https://example.com'],
  ANALYTICS_SCRIPT: ['http://counts.example/a.js', 'counts.js'],
  ANALYTICS_COLLECTOR: ['http://counts.example', 'counts'],
  CMS_REPOSITORY: ['you/site', 'http://github.com/you/site', 'https://github.com/you', 'https://github.com/you/site/'],
  CMS_BACKEND: ['', 'GitHub', 'bitbucket'],
  CMS_BRANCH: ['two words', 'a:b'],
  CMS_AUTH_URL: ['sign-in.example', 'http://sign-in.example'],
  CMS_APP_ID: ['two words'],
}

describe('a wrong value is answered with a sentence that names the variable, the value and what it takes', () => {
  for (const [name, values] of Object.entries(wrong) as [SettingName, string[]][])
    test.each(values)(`${name}="%s"`, (value) => {
      expect(messageOf({ [name]: value })).toContain(`${name} is "${value}", but takes ${definitions[name].takes}.`)
    })
})

test('every wrong value is named at once, one a line', () => {
  expect(messageOf({ SITE_NAME: '', DEFAULT_CURRENCY: 'CHF' })?.split('\n')).toHaveLength(2)
})

test.each([
  [{ CONTACT_ENDPOINT: 'https://formspree.io/f/abcd' }, 'CONTACT_ENDPOINT', 'https://formspree.io/f/abcd'],
  [{ CONTACT_ENDPOINT: 'http://localhost:8080/contact' }, 'CONTACT_ENDPOINT', 'http://localhost:8080/contact'],
  [{ CONTACT_ENDPOINT: '/' }, 'CONTACT_ENDPOINT', '/'],
  [{ CONTACT_EXTRA: 'subject=a=b, access_key = k' }, 'CONTACT_EXTRA', { subject: 'a=b', access_key: 'k' }],
  [{ GEOLOCATION_URL: '' }, 'GEOLOCATION_URL', ''],
  [{ SOCIAL_LINKS: '' }, 'SOCIAL_LINKS', {}],
  [{ FLOATING_HELPERS: 'off' }, 'FLOATING_HELPERS', false],
] as const)('%j is taken', (environment, name, value) => {
  expect(readSettings(environment)[name]).toEqual(value)
})

test('fields that are not renamed keep their names', () => {
  expect(readSettings({ NEWSLETTER_FIELDS: 'email=email_address' }).NEWSLETTER_FIELDS).toEqual({
    email: 'email_address',
    page: 'page',
    time: 'time',
    id: 'id',
    leaveEmpty: 'leaveEmpty',
  })
})

test('an application id for GitHub, which knows none, is answered with a sentence', () => {
  expect(messageOf({ CMS_APP_ID: 'abc' })).toMatch(/^CMS_APP_ID is "abc", but takes nothing: GitHub signs people in/)
  expect(messageOf({ CMS_APP_ID: 'abc', CMS_BACKEND: 'gitlab' })).toBeUndefined()
})

test('analytics settings that do not go together are answered with a sentence', () => {
  expect(messageOf({ ANALYTICS_PROVIDER: 'umami' })).toMatch(/^ANALYTICS_SITE is "", but takes .+ is "umami"\.$/)
  expect(messageOf({ ANALYTICS_SITE: 'example.com' })).toMatch(/^ANALYTICS_PROVIDER is "", but takes plausible, umami/)
  expect(messageOf({ ANALYTICS_PROVIDER: 'plausible', ANALYTICS_SITE: 'example.com' })).toBeUndefined()
})
