import { expect, test } from 'vitest'
import type { Data } from '../content/collections.ts'
import { reportSums } from './report-page.tsx'

test('what a report leaves is the worth of what came in addition, less ads and fee, each month and in all', () => {
  const months = [
    { label: 'May', value: 10, adsUsd: 0 },
    { label: 'June', value: 11, adsUsd: 600 },
    { label: 'July', value: 30, adsUsd: 700 },
  ]
  const report = { number: { months, worthUsd: 100 } } as Data<'report'>
  expect(reportSums(report, 500)).toEqual({ adsUsd: 700, more: 20, leftUsd: 800, leftInAllUsd: -200 })
})
