import { select } from 'hast-util-select'
import { pathOf } from '../../crawl/addresses.ts'
import { readHtml, textOf } from '../../crawl/html.ts'
import { documentPages } from '../../crawl/indexing.ts'
import type { Rule } from '../../finding.ts'
import { isThing, listOf, thingsOf, typesOf } from './json-ld.ts'

/** Where words part depends on markup the structured data does not have, so white space does not count. */
const bare = (text: string) => text.replace(/\s+/g, '')

/** An answer may be written in HTML (Google, FAQPage: Answer.text). */
const bareText = (html: string) => bare(textOf(readHtml(html).tree))

/** Questions and answers must be for visitors to read, not for search engines alone. */
export const faqTexts: Rule = (crawl) =>
  documentPages(crawl).flatMap(({ address, document }) => {
    const page = bare(textOf(select('body', document.tree)))
    const questions = thingsOf(document.tree).flatMap(({ thing }) =>
      typesOf(thing).includes('FAQPage') ? listOf(thing.mainEntity).filter(isThing) : [],
    )
    const texts = questions.flatMap(({ name, acceptedAnswer }) => [
      name,
      ...listOf(acceptedAnswer).map((answer) => (isThing(answer) ? answer.text : undefined)),
    ])
    return texts
      .filter((text) => typeof text === 'string')
      .filter((text) => !page.includes(bareText(text)))
      .map((text) => ({
        page: pathOf(address),
        problem: `The FAQ data has "${text.slice(0, 80)}${text.length > 80 ? '…' : ''}", which the page does not show.`,
        remedy: 'Take both from the same source.',
      }))
  })
