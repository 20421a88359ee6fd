import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { articleText } from '../../tests/samples/article.ts'
import { type Article, library } from './articles.ts'
import { lists } from './blog-lists.ts'
import { checkContent } from './check-content.ts'

/** Sentences shorter than this may be labels, such as "Stop when". */
const SENTENCE_FROM = 40

describe('the articles of the site', () => {
  let articles: Article[]
  beforeAll(async () => {
    articles = await library()
  })

  it('are there for every address of the blog', () => {
    const six = (start: string) => Array.from({ length: 6 }, (_, index) => `${start}${index + 1}`)
    expect(articles.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['featured', ...six(''), ...six('seo-'), ...six('social-'), ...six('strategy-')]),
    )
  })

  it('have 900 to 2,000 words', () => {
    const lengths = articles.map(({ id, reading }): [string, number] => [id, reading.words])
    expect(lengths.filter(([, words]) => words < 900 || words > 2000)).toEqual([])
  })

  it('say no sentence in two places', () => {
    const saidIn = new Map<string, string>()
    const twice: string[] = []
    for (const { id, file } of articles)
      for (const sentence of readFileSync(file, 'utf8')
        .replace(/^---\n[\s\S]*?\n---\n/, '')
        .replace(/\s+/g, ' ')
        .split(/(?<=[.?!]["'*_)]*) /)) {
        if (sentence.length < SENTENCE_FROM) continue
        const before = saidIn.get(sentence)
        if (before && before !== id) twice.push(`${before}, ${id}: ${sentence}`)
        saidIn.set(sentence, id)
      }
    expect(saidIn.size).toBeGreaterThan(1000)
    expect(twice).toEqual([])
  })

  it('have a table or a checklist each', () => {
    const without = articles.filter(({ html }) => !/<table>|<span class="box"/.test(html))
    expect(without.map(({ id }) => id)).toEqual([])
  })
})

describe('with one more file', () => {
  let copy: string | undefined
  afterEach(() => {
    vi.restoreAllMocks()
    if (copy) rmSync(copy, { recursive: true })
    copy = undefined
  })

  /** Works on a copy of the site's content that has it. */
  function withFile(path: string, text: string) {
    copy = mkdtempSync(join(tmpdir(), 'site-'))
    cpSync('content', join(copy, 'content'), { recursive: true })
    writeFileSync(join(copy, 'content', path), text)
    vi.spyOn(process, 'cwd').mockReturnValue(copy)
  }

  it('the read time comes from its words', async () => {
    withFile('articles/long.md', articleText({}, `[Help](/services/google-ads). ${'word '.repeat(2199)}`))
    expect((await library()).find(({ id }) => id === 'long')?.summary.readTime).toBe('10 min read')
  })

  it('the lists take it up with no other edit', async () => {
    const before = await lists()
    withFile('articles/social-7.md', articleText({ date: 'date: 2030-01-01' }))
    const { listing, hubs, neighbours } = await lists()
    expect(listing[0]?.[0]?.id).toBe('social-7')
    expect(listing.flat()).toHaveLength(before.listing.flat().length + 1)
    const hub = hubs.find((one) => one.hub.category === 'social')
    expect(hub?.pages).toHaveLength(2)
    expect(hub?.pages[1]?.map(({ id }) => id)).toEqual(['social-7'])
    expect(neighbours.get('social-6')?.next?.id).toBe('social-7')
  })

  it.each([
    [
      'a text that cannot be rendered',
      'articles/bread.md',
      articleText({}, '[Help](/services/google-ads).\n\n#### Rye\n'),
      'content/articles/bread.md: the heading "Rye" has 4 #',
    ],
    [
      'a link that leads nowhere',
      'guides/bread.md',
      articleText({ more: 'emoji: 🍞' }, '[Help](/services/baking).'),
      'content/guides/bread.md: the link "/services/baking" leads to an address',
    ],
    [
      'a name that leads nowhere',
      'articles/bread.md',
      articleText({ author: 'author: bob' }),
      'content/articles/bread.md: author is "bob", but takes one of',
    ],
    [
      'a picture that does not fit',
      'articles/bread.md',
      articleText().replace('title: Messages from one loaf', `title: ${'W'.repeat(34)}`),
      'content/articles/bread.md, cover: In a “bars” picture, “WWW',
    ],
  ])('%s stops the build and names the file', async (_, path, text, sentence) => {
    withFile(path, text)
    await expect(checkContent()).rejects.toThrow(sentence)
  })

  it('that waits for words may be looked at, but not published', async () => {
    withFile('articles/bread.md', articleText({ title: 'title: REPLACE THIS with a title' }))
    await expect(checkContent()).resolves.toBeUndefined()
    vi.stubEnv('DEV', false)
    await expect(checkContent()).rejects.toThrow(
      /^content\/articles\/bread\.md still says REPLACE THIS\. Write it to the end or move it away\.$/,
    )
  })
})
