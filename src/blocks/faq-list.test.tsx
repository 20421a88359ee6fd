import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type FaqEntry, FaqList } from './faq-list.tsx'

const idsOf = (items: FaqEntry[]) => {
  const html = renderToStaticMarkup(<FaqList items={items} name="faq" level={2} />)
  const ids = [...html.matchAll(/<span id="([^"]*)"/g)].map(([, id]) => id)
  const links = [...html.matchAll(/ href="#([^"]*)"/g)].map(([, id]) => id)
  expect(links).toEqual(ids)
  return ids
}

test('the address of a question is its own id, else its words, and never twice the same', () => {
  const answer = 'Yes.'
  expect(
    idsOf([
      { question: 'What’s in it, for me?', answer },
      { question: 'Whats in it for me', answer },
      { question: 'A question that was written anew', answer, id: 'price' },
      { question: 'क्या यह मुफ़्त है?', answer },
    ]),
  ).toEqual(['whats-in-it-for-me', 'whats-in-it-for-me-2', 'price', 'क्या-यह-मुफ़्त-है'])
})
