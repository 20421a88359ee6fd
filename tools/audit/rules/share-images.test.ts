import { describe, expect, it } from 'vitest'
import { pageOf, siteOf } from '../sample-site.ts'
import { shareImages } from './share-images.ts'

const here = (text: string) => [expect.objectContaining({ page: '/', problem: expect.stringContaining(text) })]

describe('shareImages', () => {
  const clean = pageOf({ path: '/' })

  it.each([404, 301, 0])('finds a picture that answers %d', (status) => {
    expect(
      shareImages(siteOf({ '/': clean }, { images: new Map([['http://127.0.0.1:4000/share.png', status]]) })),
    ).toEqual(here('share.png'))
  })

  it('finds a missing and a relative one', () => {
    expect(shareImages(siteOf({ '/': clean.replace('og:image', 'og:picture') }))).toEqual(here('no og:image'))
    expect(shareImages(siteOf({ '/': clean.replace('https://site.example/share.png', '/share.png') }))).toEqual(
      here('not absolute'),
    )
  })

  it('does not judge pictures on other sites', () => {
    expect(shareImages(siteOf({ '/': clean.replace('site.example/share', 'cdn.example/share') }))).toEqual([])
  })
})
