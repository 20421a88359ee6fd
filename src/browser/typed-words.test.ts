import { expect, it } from 'vitest'
import { DELETE_MS, HOLD_MS, nextTyped, TYPE_MS, wholeFirstWord } from './typed-words.ts'

const words = ['ab', 'xyz']

it('holds the first word, deletes it, types the next, and comes round', () => {
  let state = wholeFirstWord(words)
  const seen: string[] = []
  for (let step = 0; step < 10; step++) {
    const next = nextTyped(state, words)
    state = next.state
    seen.push(`${next.after}:${words[state.word]?.slice(0, state.length)}`)
  }
  expect(seen).toEqual([
    `${HOLD_MS}:a`,
    `${DELETE_MS}:`,
    `${TYPE_MS}:x`,
    `${TYPE_MS}:xy`,
    `${TYPE_MS}:xyz`,
    `${HOLD_MS}:xy`,
    `${DELETE_MS}:x`,
    `${DELETE_MS}:`,
    `${TYPE_MS}:a`,
    `${TYPE_MS}:ab`,
  ])
})
