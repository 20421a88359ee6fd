import { expect, it } from 'vitest'
import { isEmailAddress } from './email-address.ts'

it.each(['a.b+tag@example.co.uk', "o'neil@example.com", '  name@example.com  ', 'josé@exämple.de'])(
  'accepts %s',
  (text) => {
    expect(isEmailAddress(text)).toBe(true)
  },
)

it.each(['a@@b.c', '@x.com', 'a@b', 'a b@example.com', 'name@example..com', 'name@.com', ''])('refuses %s', (text) => {
  expect(isEmailAddress(text)).toBe(false)
})
