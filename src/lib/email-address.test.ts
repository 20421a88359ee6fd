import { problems } from 'virtual:messages'
import { expect, it } from 'vitest'
import { emailProblem, isEmailAddress, normalizeEmail } from './email-address.ts'

it.each([
  'a.b+tag@example.co.uk',
  "o'neil@example.com",
  '  name@example.com  ',
  'josé@müller.example',
  'name@नमूना.भारत',
])('accepts %s', (text) => {
  expect(isEmailAddress(text)).toBe(true)
})

it.each(['a@@b.c', '@x.com', 'a@b', 'a b@example.com', 'name@.com', '', `${'a'.repeat(250)}@x.com`])(
  'refuses %j',
  (text) => {
    expect(isEmailAddress(text)).toBe(false)
  },
)

it.each([
  ['\u200bada@example.com', 'ada@example.com'],
  ['ada\u2060@exam\u00adple.com\ufeff', 'ada@example.com'],
  ['\u202aada@example.com\u202c', 'ada@example.com'],
  ['ada\u200c@example\u200d.com', 'ada@example.com'],
  ['ada＠example．com', 'ada@example.com'],
  ['ａｄａ１@ｅｘａｍｐｌｅ。ｃｏｍ', 'ada1@example.com'],
  ['mailto:ada@example.com', 'ada@example.com'],
  ['<ada@example.com>', 'ada@example.com'],
])('reads %j as %s', (text, address) => {
  expect(normalizeEmail(text)).toBe(address)
})

it.each([
  // Both signs are part of a name, in the domain by the rules of Persian.
  'name@نامه\u200cای.example',
  'ﬁona²@example.com',
])('leaves %s as it is', (text) => {
  expect(normalizeEmail(text)).toBe(text)
})

it('says what is missing', () => {
  expect(emailProblem('\u200b')).toBe(problems.email)
  expect(emailProblem('ada@example')).toBe(problems.emailForm)
  expect(emailProblem('ada@example.com')).toBeUndefined()
})
