/** Timings of the hero's typed words, in milliseconds. */
export const TYPE_MS = 100
export const HOLD_MS = 2000
export const DELETE_MS = 50

export type TypedState = { word: number; length: number; deleting: boolean }

/** A whole first word, as it stands in the page's HTML. */
export const wholeFirstWord = (words: readonly string[]): TypedState => ({
  word: 0,
  length: words[0]?.length ?? 0,
  deleting: false,
})

/**
 * The next state of the typing and how long to wait before it.
 * @param words at least one, none of them empty
 */
export function nextTyped(state: TypedState, words: readonly string[]): { after: number; state: TypedState } {
  const { word, length, deleting } = state
  const whole = words[word]?.length ?? 0
  if (deleting && length > 0) return { after: DELETE_MS, state: { word, length: length - 1, deleting: length > 1 } }
  if (!deleting && length === 0)
    return { after: TYPE_MS, state: { word: (word + 1) % words.length, length: 1, deleting: false } }
  if (length < whole) return { after: TYPE_MS, state: { word, length: length + 1, deleting: false } }
  return { after: HOLD_MS, state: { word, length: length - 1, deleting: true } }
}
