import { expect, test } from 'vitest'
import { hostingOf } from './hosts.ts'
import { readSettings } from './settings/read.ts'

const hosting = (settings: Record<string, string>) => hostingOf(readSettings(settings), ['seo'])

test('the editor has headers of its own, and only where there is one', () => {
  const on = hosting({ CMS_REPOSITORY: 'https://github.com/you/site' })
  expect(on.headerOverrides.find(({ path }) => path === '/admin')?.headers['Content-Security-Policy']).toContain(
    'https://api.github.com',
  )
  expect(on.headers).toEqual(hosting({}).headers)
  expect(hosting({}).headerOverrides.map(({ path }) => path)).not.toContain('/admin')
})

test('only a form with a form-name goes to Netlify, with every field it will be posted', () => {
  expect(hosting({ CONTACT_EXTRA: 'access_key=k' }).netlifyForms).toEqual([])
  const [contact, newsletter, ...others] = hosting({
    CONTACT_EXTRA: 'form-name=contact,subject=Web',
    CONTACT_FIELDS: 'firstName=first_name,leaveEmpty=bot-field',
    NEWSLETTER_EXTRA: 'form-name=newsletter',
  }).netlifyForms
  expect(contact).toMatchObject({ name: 'contact', honeypot: 'bot-field' })
  expect(contact?.fields).toEqual(expect.arrayContaining(['first_name', 'message', 'bot-field', 'subject']))
  expect(newsletter?.fields).toContain('email')
  expect([...(contact?.fields ?? []), ...(newsletter?.fields ?? [])]).not.toContain('form-name')
  expect(others).toEqual([])
})

test('a subdomain of the owner may be without a certificate', () => {
  expect(hosting({}).headers['Strict-Transport-Security']).not.toContain('includeSubDomains')
})
