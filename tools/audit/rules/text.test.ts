import { describe, expect, it } from 'vitest'
import { noindex, pageOf, siteOf, siteWith, words } from '../../../tests/samples/audited-site.ts'
import { textShare, thinPages } from './text.ts'

const here = (text: string) => [{ page: '/', problem: expect.stringContaining(text) }]

describe('textShare', () => {
  const drawing = `<svg>${'<path d="M0 0h10v10H0z"/>'.repeat(1000)}</svg>`

  it('finds a page of markup', () => {
    expect(textShare(siteWith({ main: `<h1>One</h1>${drawing}` }))).toEqual(here('%'))
  })

  it('leaves inlined styles and scripts out of the size, and out of the text', () => {
    const inlined = `<style>${'a{b:c}\n'.repeat(5000)}</style><script>${'f();\n'.repeat(5000)}</script>`
    expect(textShare(siteWith({ main: words(50) + inlined }))).toEqual([])
    expect(textShare(siteWith({ main: drawing + inlined }))).toHaveLength(1)
  })
})

describe('thinPages', () => {
  const list = (count: number) => `<ul>${'<li>word</li>'.repeat(count)}</ul> – · <template>word</template>`

  it('counts the words of <main> alone', () => {
    expect(thinPages(siteWith({ main: list(150), body: words(200) }))).toEqual([])
    expect(thinPages(siteWith({ main: list(149), body: words(200) }))).toEqual(here('149 words'))
    expect(thinPages(siteOf({ '/': words(200) }))).toEqual(here('0 words'))
  })

  it('lets pages be short that are not listed', () => {
    expect(thinPages(siteOf({ '/': pageOf({ path: '/', main: 'Thanks', head: noindex }) }))).toEqual([])
  })
})
