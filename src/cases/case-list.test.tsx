import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { readFiles } from '../../packages/content-files/index.ts'
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
