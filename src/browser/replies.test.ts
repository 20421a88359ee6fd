import { expect, it } from 'vitest'
import { replyTo, suggestions } from './replies.ts'

const contact = replyTo('quite another thing', '')

it('quotes rupees in an Indian timezone, by old and new name, and dollars elsewhere', () => {
  for (const zone of ['Asia/Kolkata', 'Asia/Calcutta'])
    for (const price of ['₹24,999', '₹49,999', '₹109,999']) expect(replyTo('PRICING?', zone)).toContain(price)
  for (const price of ['$299', '$599', '$1,299']) expect(replyTo('what does it COST', 'Europe/London')).toContain(price)
})

it.each([
  ['results', /1-2 weeks.*3-6 months/],
  ['Can I SCHEDULE a demo', /IST/],
  ['custom', /leave parts/],
])('answers %s', (message, answer) => {
  expect(replyTo(message, 'UTC')).toMatch(answer)
})

it('prefers the first keyword of the list', () => {
  expect(replyTo('what do your services cost', 'UTC')).not.toContain('$299')
})

it('points to contact when it does not know', () => {
  expect(contact).toMatch(/contact/i)
  expect(replyTo('   hello there  ', 'UTC')).toBe(contact)
})

it('answers each of its five suggestions', () => {
  expect(suggestions).toHaveLength(5)
  expect(new Set(suggestions.map((question) => replyTo(question, 'UTC'))).size).toBe(5)
  for (const question of suggestions) expect(replyTo(question, 'UTC')).not.toBe(contact)
})
