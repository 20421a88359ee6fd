import { readFiles } from '@packages/content-files/node'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { collections } from '../content/collections.ts'
import { CaseList } from './case-list.tsx'

const cases = readFiles('.', collections.cases).map(({ data }) => data)

test('without cases there is no trace of them', () => {
  expect(renderToStaticMarkup(<CaseList cases={[]} />)).toBe('')
})

test('an example says so, and a real case does not', () => {
  const [one] = cases
  if (!one) throw new Error('There is no case in content/cases.')
  expect(renderToStaticMarkup(<CaseList cases={[{ ...one, sample: true }]} />)).toContain('>Example</span>')
  expect(renderToStaticMarkup(<CaseList cases={[{ ...one, sample: undefined }]} />)).not.toContain('>Example</span>')
})

test('the heading counts them', () => {
  const three = [1, 2, 3].flatMap((index) => cases.slice(0, 1).map((one) => ({ ...one, title: `Case ${index}` })))
  expect(renderToStaticMarkup(<CaseList cases={three} />)).toContain('>Three cases, month by month<')
  expect(renderToStaticMarkup(<CaseList cases={three.slice(0, 1)} />)).toContain('>One case, month by month<')
})
