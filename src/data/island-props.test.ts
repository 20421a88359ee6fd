import { expect, it } from 'vitest'
import { readContent } from '../content/loader.ts'
import { pageContent } from '../content/page-content.ts'
import { replyTo } from '../islands/chat/replies.ts'
import { assistant } from './island-props.ts'

const { script, suggestions } = assistant(pageContent(readContent('.'), () => true))
const reply = (message: string, timezone = 'UTC') => replyTo(script, message, timezone)

it('quotes every plan', () => {
  for (const price of ['₹24,999', '₹49,999', '₹109,999']) expect(reply('pricing', 'Asia/Kolkata')).toContain(price)
  for (const price of ['$299', '$599', '$1,299']) expect(reply('cost')).toContain(price)
})

it('answers each of its five suggestions, and points to contact when it does not know', () => {
  const answers = suggestions.map((question) => reply(question))
  expect(new Set(answers).size).toBe(5)
  expect(answers).not.toContain(script.fallback)
  expect(reply('quite another thing')).toMatch(/contact/i)
})

it('understands how people ask for the price and for a person', () => {
  for (const question of ['How much is it?', 'what do you charge']) expect(reply(question)).toContain('$299')
  expect(reply('Can I talk to someone?')).toContain('(/contact)')
})
