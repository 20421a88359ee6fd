import { readFiles } from '@packages/content-files/node'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { collections } from '../content/collections.ts'
import { CaseList } from './case-list.tsx'

const cases = readFiles('.', collections.cases).map(({ data }) => data)
const words = {
  heading: '{count} cases',
  headingOne: 'One case',
  details: 'Month by month',
  failed: 'What did not work',
}
const rendered = (shown: typeof cases) => renderToStaticMarkup(<CaseList words={words} cases={shown} />)

test('without cases there is no trace of them', () => {
  expect(rendered([])).toBe('')
})

test('an example says so, and a real case does not', () => {
  const [one] = cases
  if (!one) throw new Error('There is no case in content/cases.')
  expect(rendered([{ ...one, sample: true }])).toContain('>Example</span>')
  expect(rendered([{ ...one, sample: undefined }])).not.toContain('>Example</span>')
})

test('the heading counts them', () => {
  const three = [1, 2, 3].flatMap((index) => cases.slice(0, 1).map((one) => ({ ...one, title: `Case ${index}` })))
  expect(rendered(three)).toContain('>Three cases<')
  expect(rendered(three.slice(0, 1))).toContain('>One case<')
})
