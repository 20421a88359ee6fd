import { expect, it } from 'vitest'
import { type ChatScript, replyTo, splitAtLinks } from './replies.ts'

const script: ChatScript = {
  replies: [
    { keywords: ['service'], reply: 'We bake.' },
    { keywords: ['price', 'cost'], reply: 'Loaves: {prices}. Rolls: {prices}.' },
  ],
  fallback: 'Ask at the counter.',
  prices: { inIndia: '₹80', elsewhere: '$1' },
}
const reply = (message: string, timezone = 'UTC') => replyTo(script, message, timezone)

it('quotes rupees in an Indian timezone, by old and new name, and dollars elsewhere', () => {
  for (const zone of ['Asia/Kolkata', 'Asia/Calcutta'])
    expect(reply('What does it COST?', zone)).toBe('Loaves: ₹80. Rolls: ₹80.')
  expect(reply('prices', 'Europe/London')).toBe('Loaves: $1. Rolls: $1.')
})

it('prefers the first keyword of the list', () => {
  expect(reply('what do your services cost')).toBe('We bake.')
})

it('links to pages of this site and leaves all other brackets as they are', () => {
  expect(splitAtLinks('See [loaves](/bread#rye) or [rolls](/rolls).')).toEqual([
    'See ',
    { words: 'loaves', path: '/bread#rye' },
    ' or ',
    { words: 'rolls', path: '/rolls' },
    '.',
  ])
  for (const text of ['[a](https://x.example)', '[a](//x.example)', '[a](javascript:alert(1))', '[a] (b)'])
    expect(splitAtLinks(text)).toEqual([text])
})
