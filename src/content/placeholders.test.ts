import { beforeEach, expect, it } from 'vitest'
import type { Content } from './collections.ts'
import { readContent } from './loader.ts'
import { fillPlaceholders } from './placeholders.ts'

const original = readContent('.')

let content: Content
beforeEach(() => {
  content = structuredClone(original)
  const [company] = content.company
  Object.assign(company?.data ?? {}, { people: 9, clientsAtATime: 60, answerTime: 'one working day' })
})

/** A text of a field of a list, once figures are in it. */
function filled(text: string) {
  const [first] = content.people
  Object.assign(first?.data ?? {}, { about: text })
  return fillPlaceholders(content).people[0]?.data.about
}

it.each([
  ['{people} people, about {clients} clients', 'nine people, about 60 clients'],
  ['{People}. {AnswerTime} to an answer.', 'Nine. One working day to an answer.'],
  ['We are {people:person|people}.', 'We are nine people.'],
  ['{ people } and { } stay', '{ people } and { } stay'],
])('writes the figures into %s', (text, expected) => {
  expect(filled(text)).toBe(expected)
})

it('takes the word that goes with one', () => {
  Object.assign(content.company[0]?.data ?? {}, { people: 1 })
  expect(filled('{People:person|people} and a kite')).toBe('One person and a kite')
})

it('leaves a value of the running page to it, where the field says so', () => {
  const [chat] = content.chat
  chat?.data.replies.splice(0, 1, { keywords: ['price'], reply: '{prices}, {noticeDays} days’ notice' })
  expect(fillPlaceholders(content).chat[0]?.data.replies[0]?.reply).toBe('{prices}, 30 days’ notice')
})

it('refuses what is no figure, each a sentence with file, field and the names there are', () => {
  content.questions[0]?.data.questions.splice(1, 1, { question: 'How many are you?', answer: '{peple} or {prices}' })
  expect(() => fillPlaceholders(content)).toThrow(
    /^content\/questions\.yaml: questions > item 2 > answer has \{peple\}, but may have only \{people\}, \{authors\}, .*\n\S+: questions > item 2 > answer has \{prices\}, but may have only \{people\}/,
  )
})
