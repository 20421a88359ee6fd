import { expect, it } from 'vitest'
import { pageOf, siteOf } from '../sample-site.ts'
import { missingLanguage, missingViewport } from './document.ts'

const here = (text: string) => [expect.objectContaining({ page: '/', problem: expect.stringContaining(text) })]

it.each(['', ' '])('finds a page of the language "%s"', (lang) => {
  expect(missingLanguage(siteOf({ '/': pageOf({ path: '/', lang }) }))).toEqual(here('language'))
})

it('finds a page without viewport', () => {
  expect(missingViewport(siteOf({ '/': pageOf({ path: '/', head: '' }) }))).toEqual(here('viewport'))
})
