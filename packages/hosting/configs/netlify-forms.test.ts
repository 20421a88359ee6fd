import { expect, test } from 'vitest'
import { readSettings } from '../../../integrations/settings/read.ts'
import { netlifyForms } from './netlify-forms.ts'

test('without a form that goes to Netlify there is no page for it', () => {
  expect(netlifyForms(readSettings({ CONTACT_EXTRA: 'access_key=k' }))).toBeUndefined()
})

test('each form that goes to Netlify is there with every field it will be posted', () => {
  const settings = readSettings({
    CONTACT_EXTRA: 'form-name=contact,subject=Web',
    CONTACT_FIELDS: 'firstName=first_name,website=bot-field',
    NEWSLETTER_EXTRA: 'form-name=news"letter',
  })
  const [contact = '', newsletter = ''] = netlifyForms(settings)?.match(/<form.*?<\/form>/g) ?? []
  expect(contact).toContain('name="contact" method="post" data-netlify="true" netlify-honeypot="bot-field"')
  const names = (form: string) => [...form.matchAll(/<input name="([^"]+)">/g)].map(([, name]) => name)
  expect(names(contact)).toEqual([...Object.values(settings.CONTACT_FIELDS), 'subject'])
  expect(names(contact)).toContain('first_name')
  expect(newsletter).toContain('name="news&quot;letter"')
  expect(names(newsletter)).toEqual(['email', 'page', 'time', 'id', 'website'])
})
