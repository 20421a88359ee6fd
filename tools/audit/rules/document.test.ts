import { describe, expect, it } from 'vitest'
import { pageOf, siteOf, siteWith } from '../../../tests/samples/audited-site.ts'
import { document, imageSizes, shareImages } from './document.ts'

const here = (text: string) => [{ page: '/', problem: expect.stringContaining(text) }]
const clean = pageOf({ path: '/' })

describe('document', () => {
  it.each([
    ['<h1>', clean.replaceAll('h1', 'h2')],
    ['<main>', clean.replaceAll('main', 'div')],
    ['viewport', clean.replace('viewport', 'view')],
  ])('finds a page without %s', (text, html) => {
    expect(document(siteOf({ '/': html }))).toEqual(here(text))
  })
})

describe('imageSizes', () => {
  it.each([
    '<img src="/a.svg" alt="">',
    '<img src="/a.svg" alt="" width="10">',
    '<img src="/a.svg" alt="" width="" height="10">',
  ])('finds %s', (main) => {
    expect(imageSizes(siteWith({ main }))).toEqual(here('/a.svg'))
  })

  it('accepts both', () => {
    expect(imageSizes(siteWith({ main: '<img src="/a.svg" alt="" width="10" height="5">' }))).toEqual([])
  })
})

it('shareImages finds a missing and a relative one', () => {
  expect(shareImages(siteOf({ '/': clean.replace('og:image', 'og:picture') }))).toEqual(here('no og:image'))
  expect(shareImages(siteOf({ '/': clean.replace('https://site.example/share', '/share') }))).toEqual(here('absolute'))
})
