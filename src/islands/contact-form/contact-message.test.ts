import { expect, it } from 'vitest'
import { contactMessage, messageText, problemsOf } from './contact-message.ts'

const message = (own: Partial<ReturnType<typeof contactMessage>>) =>
  contactMessage((field) => own[field] ?? { firstName: 'Ada', email: 'ada@example.com' }[field as 'firstName'] ?? '')

it.each(['José', "O'Brien", '王小明', '\u200bשרה'])('takes %s for a first name', (firstName) => {
  expect(problemsOf(message({ firstName }))).toEqual({})
})

it.each(['', '  ', '\u200b', '\u2800'])('does not take %j for one', (firstName) => {
  expect(Object.keys(problemsOf(message({ firstName })))).toEqual(['firstName'])
})

it.each(['', ' ', 'ada', 'ada@example', 'ada@example.', 'a b@example.com'])(
  'does not take %j for an address',
  (email) => {
    expect(Object.keys(problemsOf(message({ email })))).toEqual(['email'])
  },
)

it('is told as text: what was written, what was chosen, who wrote it', () => {
  expect(
    messageText(message({ lastName: ' Byron ', message: 'Two shops.\nWe tried ads. ', budget: 'One project' })),
  ).toBe('Two shops.\nWe tried ads.\n\nBudget: One project\n\nAda Byron\nada@example.com')
  expect(messageText(message({}))).toBe('Ada\nada@example.com')
})
