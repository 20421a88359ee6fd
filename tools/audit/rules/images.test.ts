import { describe, expect, it } from 'vitest'
import { pageOf, siteOf } from '../sample-site.ts'
import { imageAlternatives, imageSizes } from './images.ts'

const withMain = (main: string) => siteOf({ '/': pageOf({ path: '/', main }) })
const here = (text: string) => [expect.objectContaining({ page: '/', problem: expect.stringContaining(text) })]

describe('images', () => {
  it.each([
    '<img src="/a.svg" alt="">',
    '<img src="/a.svg" alt="" width="10">',
    '<img src="/a.svg" alt="" width="" height="10">',
  ])('%s has no size', (image) => {
    expect(imageSizes(withMain(image))).toEqual(here('/a.svg'))
  })

  it('without alt are found, once for all pages', () => {
    const image = '<img src="/a.svg" width="1" height="1">'
    const found = imageAlternatives(
      siteOf({ '/': pageOf({ path: '/', body: image }), '/b': pageOf({ path: '/b', body: image + image }) }),
    )
    expect(found).toEqual(here('So it is on 1 other page.'))
  })

  it('with an empty alt and a size are right', () => {
    const site = withMain('<img src="/a.svg" alt="" width="10" height="5">')
    expect([...imageAlternatives(site), ...imageSizes(site)]).toEqual([])
  })
})
