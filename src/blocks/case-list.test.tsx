import { readFiles } from '@packages/content-files/node'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { collections } from '../content/collections.ts'
import { CaseList } from './case-list.tsx'

const [example] = readFiles('.', collections.cases)
if (!example) throw new Error('There is no case in content/cases.')
const words = { heading: '{count} cases', headingOne: 'One case', details: 'Months', failed: 'What did not work' }
const rendered = (shown: (typeof example)[]) => renderToStaticMarkup(<CaseList words={words} cases={shown} />)

test('without cases there is no trace of them', () => {
  expect(rendered([])).toBe('')
})

test('an example says so, and a real case does not', () => {
  const marked = (sample?: boolean) => rendered([{ ...example, data: { ...example.data, sample } }])
  expect(marked(true)).toContain('>Example</span>')
  expect(marked()).not.toContain('>Example</span>')
})

test('the heading counts them', () => {
  expect(rendered(['a', 'b', 'c'].map((id) => ({ ...example, id })))).toContain('>Three cases<')
  expect(rendered([example])).toContain('>One case<')
})
