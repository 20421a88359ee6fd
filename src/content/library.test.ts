import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { library } from './library.server.ts'
import { hubPage, hubPageCount, listingPage, listingPageCount, neighbours } from './pages.server.ts'
import { articleText } from './sample-article.ts'

// The first call reads and renders every article.
vi.setConfig({ testTimeout: 30_000 })

/** Sentences shorter than this may be labels, such as "Stop when". */
const SENTENCE_FROM = 40

let copy: string | undefined
afterEach(() => {
  vi.restoreAllMocks()
  if (copy) rmSync(copy, { recursive: true })
  copy = undefined
})

/** A copy of the site's content with one more file in it. */
function withFile(path: string, text: string) {
  copy = mkdtempSync(join(tmpdir(), 'site-'))
  cpSync('content', join(copy, 'content'), { recursive: true })
  writeFileSync(join(copy, 'content', path), text)
  vi.spyOn(process, 'cwd').mockReturnValue(copy)
}

it('holds an article for every address of the blog', () => {
  const six = (start: string) => Array.from({ length: 6 }, (_, index) => `${start}${index + 1}`)
  expect(library().map(({ source }) => source.id)).toEqual(
    expect.arrayContaining(['featured', ...six(''), ...six('seo-'), ...six('social-'), ...six('strategy-')]),
  )
})

it('has articles of 900 to 2,000 words', () => {
  const lengths = library().map(({ source, rendered }): [string, number] => [source.id, rendered.words])
  expect(lengths.filter(([, words]) => words < 900 || words > 2000)).toEqual([])
})

it('says no sentence in two articles', () => {
  const saidIn = new Map<string, string>()
  const twice: string[] = []
  for (const { source } of library())
    for (const sentence of source.markdown.replace(/\s+/g, ' ').split(/(?<=[.?!]["'*_)]*) /)) {
      if (sentence.length < SENTENCE_FROM) continue
      const before = saidIn.get(sentence)
      if (before && before !== source.id) twice.push(`${before}, ${source.id}: ${sentence}`)
      saidIn.set(sentence, source.id)
    }
  expect(saidIn.size).toBeGreaterThan(1000)
  expect(twice).toEqual([])
})

it('gives each article a table or a checklist', () => {
  const without = library().filter(({ rendered }) => !/<table>|class="box"/.test(rendered.html))
  expect(without.map(({ source }) => source.id)).toEqual([])
})

it('computes the read time from the words', () => {
  withFile('articles/long.md', articleText({}, `[Help](/services/google-ads). ${'word '.repeat(2199)}`))
  expect(library().find(({ source }) => source.id === 'long')?.summary.readTime).toBe('10 min read')
})

it('takes up a file dropped into the folder with no other edit', () => {
  const pages = listingPageCount()
  withFile('articles/social-7.md', articleText({ date: 'date: 2030-01-01' }))
  expect(listingPage(1)[0]?.id).toBe('social-7')
  expect(listingPageCount()).toBeGreaterThanOrEqual(pages)
  expect(hubPageCount('social')).toBe(2)
  expect(hubPage('social', 2).cards.map(({ id }) => id)).toEqual(['social-7'])
  expect(neighbours('social-6', 'social').next?.id).toBe('social-7')
})

it('names the file whose text cannot be rendered', () => {
  withFile('articles/bread.md', articleText({}, '[Help](/services/google-ads).\n\n#### Rye\n'))
  expect(() => library()).toThrow('content/articles/bread.md: the heading "Rye" has 4 #')
})

it('names the file whose link leads nowhere', () => {
  withFile('guides/bread.md', articleText({ more: 'emoji: 🍞' }, '[Help](/services/baking).'))
  expect(() => library()).toThrow('content/guides/bread.md: the link "/services/baking" leads to an address')
})
