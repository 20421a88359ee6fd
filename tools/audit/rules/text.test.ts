import { describe, expect, it } from 'vitest'
import { readHtml } from '../crawl/html.ts'
import { pageOf, siteOf, words } from '../sample-site.ts'
import { textShare, thinPages } from './text.ts'

const withMain = (main: string) => siteOf({ '/': pageOf({ path: '/', main }) })
const here = (text: string) => [expect.objectContaining({ page: '/', problem: expect.stringContaining(text) })]

describe('textShare', () => {
  const drawing = `<svg>${'<path d="M0 0h10v10H0z"/>'.repeat(1000)}</svg>`

  it('finds a page of markup', () => {
    expect(textShare(withMain(`<h1>One</h1>${drawing}`))).toEqual(here('%'))
  })

  it('leaves inlined styles and scripts out of the size, and out of the text', () => {
    const inlined = `<style>${'a{b:c}'.repeat(5000)}</style><script>${'f();'.repeat(5000)}</script>`
    expect(textShare(withMain(words(50) + inlined))).toEqual([])
    expect(textShare(withMain(drawing + inlined))).toHaveLength(1)
  })
})

describe('thinPages', () => {
  it('counts the words of <main> alone', () => {
    const [least, fewer] = [150, 149].map((count) =>
      siteOf({ '/': pageOf({ path: '/', main: `<ul>${'<li>word</li>'.repeat(count)}</ul> – ·`, body: words(200) }) }),
    )
    expect(least && thinPages(least)).toEqual([])
    expect(fewer && thinPages(fewer)).toEqual(here('149 words'))
  })

  it('finds a page without <main>', () => {
    expect(thinPages(siteOf({ '/': `<p>${words(200)}` }))).toEqual(here('no <main>'))
  })

  it('lets pages be short that are noindex by meta tag or by header', () => {
    const short = pageOf({ path: '/', main: 'Thanks' })
    expect(thinPages(siteOf({ '/': short }))).toHaveLength(1)
    expect(thinPages(siteOf({ '/': { document: readHtml(short), robotsHeader: 'noindex' } }))).toEqual([])
    expect(
      thinPages(siteOf({ '/': pageOf({ path: '/', main: 'Thanks', head: '<meta name="robots" content="NOINDEX">' }) })),
    ).toEqual([])
  })
})
