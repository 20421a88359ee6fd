import { describe, expect, it } from 'vitest'
import { pageOf, siteOf } from '../sample-site.ts'
import { singleTopHeading, skippedLevels } from './headings.ts'

const withMain = (main: string) => siteOf({ '/': pageOf({ path: '/', main }) })
const here = (text: string) => [expect.objectContaining({ page: '/', problem: expect.stringContaining(text) })]

describe('singleTopHeading', () => {
  it('finds none and two', () => {
    expect(singleTopHeading(withMain('<h2>Only this</h2>'))).toEqual(here('no h1'))
    expect(singleTopHeading(withMain('<h1>One</h1><h1>Two</h1>'))).toEqual(here('2 h1: "One", "Two"'))
  })

  it('leaves dialogs out', () => {
    expect(singleTopHeading(withMain('<h1>One</h1><dialog><h1>Two</h1></dialog>'))).toEqual([])
  })
})

describe('skippedLevels', () => {
  it('finds a step down of two, and a page that begins too low', () => {
    expect(skippedLevels(withMain('<h1>One</h1><h2>Two</h2><h4>Four</h4>'))).toEqual(
      here('"Four" is an h4 after an h2'),
    )
    expect(skippedLevels(withMain('<h3>Three</h3><h1>One</h1>'))).toEqual(here('"Three"'))
  })

  it('lets a heading go up as far as it likes', () => {
    expect(
      skippedLevels(
        withMain('<h1>1</h1><h2>2</h2><h3>3</h3><h4>4</h4><h2>2</h2><dialog><h4>apart</h4></dialog><h3>3</h3>'),
      ),
    ).toEqual([])
  })
})
