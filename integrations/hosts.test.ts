import { expect, test } from 'vitest'
import { hostingOf } from './hosts.ts'
import { readSite, type Site } from './settings.ts'

const hosting = (changed: Partial<Site>) => hostingOf({ ...readSite('.', {}), ...changed }, ['seo'])
const posted = { endpoint: '/thank-you', format: 'form' } as const

test('the editor has headers of its own, and only where there is one', () => {
  const on = hosting({ editor: { repository: 'https://github.com/you/site', host: 'github' } })
  expect(on.headerOverrides.find(({ path }) => path === '/admin')?.headers['Content-Security-Policy']).toContain(
    'https://api.github.com',
  )
  expect(on.headers).toEqual(hosting({}).headers)
  expect(hosting({}).headerOverrides.map(({ path }) => path)).not.toContain('/admin')
})

test('only a form with a form-name goes to Netlify, with every field it will be posted', () => {
  expect(hosting({ contactForm: { ...posted, extra: [{ name: 'access_key', value: 'k' }] } }).netlifyForms).toEqual([])
  const [contact, newsletter, ...others] = hosting({
    contactForm: {
      ...posted,
      extra: [
        { name: 'form-name', value: 'contact' },
        { name: 'subject', value: 'Web' },
      ],
      fieldNames: [
        { field: 'firstName', name: 'first_name' },
        { field: 'leaveEmpty', name: 'bot-field' },
      ],
    },
    newsletterForm: { ...posted, extra: [{ name: 'form-name', value: 'newsletter' }] },
  }).netlifyForms
  expect(contact).toMatchObject({ name: 'contact', honeypot: 'bot-field' })
  expect(contact?.fields).toEqual(expect.arrayContaining(['first_name', 'message', 'bot-field', 'subject']))
  expect(newsletter?.fields).toContain('email')
  expect([...(contact?.fields ?? []), ...(newsletter?.fields ?? [])]).not.toContain('form-name')
  expect(others).toEqual([])
})

test('a former address of an article leads on under each category, and no page of the list does', () => {
  const aliases = new Map([
    ['/shop.php', '/services/seo'],
    ['/blog/2', '/blog/two'],
  ])
  expect(hostingOf(readSite('.', {}), ['seo'], aliases).redirects.slice(0, -1)).toEqual([
    { from: '/shop.php', to: '/services/seo' },
    { from: '/blog/2', to: '/blog/two' },
    { from: '/blog/:category/2', to: '/blog/two', unless: { category: ['page'] } },
  ])
})

test('a subdomain of the owner may be without a certificate', () => {
  expect(hosting({}).headers['Strict-Transport-Security']).not.toContain('includeSubDomains')
})
