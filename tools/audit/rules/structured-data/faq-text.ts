import { fromHtml } from 'hast-util-from-html'
import { select } from 'hast-util-select'
import { textOf } from '../../page.ts'
import { onEachPage } from '../../rule.ts'
import { thingsOf, typesOf } from './json-ld.ts'

/** Where words part depends on markup the structured data does not have, so white space does not count. */
const bare = (text: string) => text.replace(/\s+/g, '')

/** Questions and answers must be for visitors to read, not for search engines alone. */
export const faqTexts = onEachPage((page) => {
  const shown = bare(textOf(select('body', page.tree)))
  const texts = thingsOf(page).flatMap(({ thing }) => {
    const isQuestion = typesOf(thing).includes('Question')
    return isQuestion ? [thing.name] : typesOf(thing).includes('Answer') ? [thing.text] : []
  })
  return (
    texts
      .filter((text) => typeof text === 'string')
      // An answer may be written in HTML (Google, FAQPage: Answer.text).
      .filter((text) => !shown.includes(bare(textOf(fromHtml(text)))))
      .map((text) => `The FAQ data has "${text.slice(0, 80)}", which the page does not show.`)
  )
})
