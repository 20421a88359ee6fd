import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readEntry } from '@packages/content-files'
import { drawingSchema, drawPicture } from '@packages/drawings'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readStyle } from '../src/content/brand-files.ts'
import { collections } from '../src/content/collections.ts'
import { renderMarkdown } from '../src/content/markdown.ts'
import { skeleton, slugOf, titleProblem } from './skeleton.ts'

const script = join(import.meta.dirname, 'new-article.ts')
const TITLE = 'Count what a café’s first order costs'
let folder: string

const run = (...words: string[]) => spawnSync(process.execPath, [script, ...words], { cwd: folder, encoding: 'utf8' })

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'new-article-'))
  mkdirSync(join(folder, 'content/articles'), { recursive: true })
  for (const part of ['people', 'hubs']) cpSync(`content/${part}`, join(folder, 'content', part), { recursive: true })
  mkdirSync(join(folder, 'content/guides'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a title becomes an address', () => {
  expect(slugOf(TITLE)).toBe('count-what-a-cafes-first-order-costs')
  expect(slugOf('  SEO & Ads: 2 budgets, 1 owner!  ')).toBe('seo-ads-2-budgets-1-owner')
})

const read = (file: string, text: string) => readEntry(collections.articles, file, text)

test('the skeleton passes every check and draws its cover', async () => {
  const text = skeleton('"Quoted": a title: with colons', '2026-01-31', 'meera-nair')
  const { data, body } = read('content/articles/new.md', text)
  expect(data).toMatchObject({ title: '"Quoted": a title: with colons', date: '2026-01-31' })
  expect(drawPicture(drawingSchema.parse(data.cover), await readStyle('.'))).toContain('<svg')
  const { reading } = await renderMarkdown('new', body)
  expect(reading.problems).toEqual([])
  expect(reading.links).toContain('/services/seo-optimization')
})

test('the script writes the file and says what to do next', () => {
  const { status, stdout, stderr } = run(TITLE)
  expect(stderr).toBe('')
  expect(status).toBe(0)
  const file = 'content/articles/count-what-a-cafes-first-order-costs.md'
  expect(stdout).toContain(`${file} is written.`)
  expect(stdout).toContain('npm run dev')
  const { data } = read(file, readFileSync(join(folder, file), 'utf8'))
  const { title, date, author, category } = data
  expect(title).toBe(TITLE)
  expect(Math.abs(Date.parse(date) - Date.now())).toBeLessThan(2 * 86_400_000)
  expect([author, category]).toEqual(['meera-nair', 'seo'])
})

test('an article or guide that is there is left alone', () => {
  for (const kind of ['articles', 'guides']) {
    const file = join(folder, `content/${kind}/count-what-a-cafes-first-order-costs.md`)
    writeFileSync(file, 'mine')
    const { status, stderr } = run(TITLE)
    expect(status).toBe(1)
    expect(stderr).toMatch(
      /^content\/(articles|guides)\/.+\.md is there already\. Choose another title, or edit that file\.\n$/,
    )
    expect(readFileSync(file, 'utf8')).toBe('mine')
    rmSync(file)
  }
})

test.each([
  ['', /^The title is missing\. Write it in quotes/],
  ['小さな店のための検索エンジン最適化の最初の一歩', /has no letter from a to z or digit/],
])('the title "%s" is refused in a sentence', (title, sentence) => {
  expect(titleProblem(title)).toMatch(sentence)
})

test('a title that cannot be used ends the script with the sentence', () => {
  for (const [title, sentence] of [
    ['?!', 'has no letter from a to z'],
    ['L'.repeat(121), 'title'],
  ] as const) {
    const { status, stderr } = run(title)
    expect(status).toBe(1)
    expect(stderr).toContain(sentence)
  }
})
