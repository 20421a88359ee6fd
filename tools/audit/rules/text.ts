import { select } from 'hast-util-select'
import { textOf } from '../page.ts'
import { onEachPage, onIndexablePages, when } from '../rule.ts'

const LEAST_TEXT_PERCENT = 5
const LEAST_WORDS = 150

/** Of the HTML without its inlined styles and scripts, tags included. */
export const textShare = onEachPage(({ html, tree }) => {
  const markup = html.replace(/<(style|script)\b.*?<\/\1>/gs, '')
  const share = (100 * textOf(select('body', tree)).length) / markup.length
  const problem = `Text makes up ${share.toFixed(1)}% of the HTML; ${LEAST_TEXT_PERCENT}% is the least.`
  return when(share < LEAST_TEXT_PERCENT, problem)
})

export const thinPages = onIndexablePages(({ tree }) => {
  const words = textOf(select('main', tree)).match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0
  return when(words < LEAST_WORDS, `The page says ${words} words in <main>; ${LEAST_WORDS} are the least.`)
})
