import { select } from 'hast-util-select'
import { textOf } from '../page.ts'
import { onEachPage, onIndexablePages, when } from '../rule.ts'

const LEAST_TEXT_SHARE = 0.05
const LEAST_WORDS = 150

/** Of the HTML without its inlined styles and scripts, tags included. */
export const textShare = onEachPage(({ html, tree }) => {
  const markup = html.replace(/<(style|script)\b.*?<\/\1>/gs, '')
  const share = textOf(select('body', tree)).length / markup.length
  const percent = (share * 100).toFixed(1)
  return when(
    share < LEAST_TEXT_SHARE,
    `Text makes up ${percent}% of the HTML; ${LEAST_TEXT_SHARE * 100}% is the least.`,
  )
})

export const thinPages = onIndexablePages(({ tree }) => {
  const words = textOf(select('main', tree)).match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0
  return when(words < LEAST_WORDS, `The page says ${words} words in <main>; ${LEAST_WORDS} are the least.`)
})
