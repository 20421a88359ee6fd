import { expect, it } from 'vitest'
import { cleanPages, siteOf } from '../../../tests/samples/audited-site.ts'
import { rules } from './rules.ts'

it.each(Object.entries(rules))('%s finds nothing on a clean site', (_, rule) => {
  expect(rule(siteOf(cleanPages('/about', '/services', '/contact')))).toEqual([])
})
