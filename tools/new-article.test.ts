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
import { fileSlug, skeleton, titleProblem } from './skeleton.ts'

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
  expect(fileSlug(TITLE)).toBe('count-what-a-cafes-first-order-costs')
  expect(fileSlug('  SEO & Ads: 2 budgets, 1 owner!  ')).toBe('seo-ads-2-budgets-1-owner')
})

const read = (file: string, text: string) => readEntry(collections.articles, file, text)

test('the skeleton passes every check and draws its cover', async () => {
  const text = skeleton('"Quoted": a title: with colons', '2026-01-31', 'meera-nair')
  const { data, body } = read('content/articles/new.md', text)
  expect(data).toMatchObject({ title: '"Quoted": a title: with colons', date: '2026-01-31' })
  expect(drawPicture(drawingSchema.parse(data.cover), await readStyle('.'))).toContain('<svg')
  const { metadata } = await renderMarkdown('new', body)
  expect(metadata.problems).toEqual([])
  expect(metadata.links).toContain('/services/seo-optimization')
})

test('the script writes the file and says what to do next, and leaves an article that is there alone', () => {
  const { status, stdout, stderr } = run(TITLE)
  expect([status, stderr]).toEqual([0, ''])
  const file = 'content/articles/count-what-a-cafes-first-order-costs.md'
  expect(stdout).toMatch(/^content\/articles\/\S+ is written\..*npm run dev/s)
  const { title, date, author, category } = read(file, readFileSync(join(folder, file), 'utf8')).data
  expect([title, author, category]).toEqual([TITLE, 'meera-nair', 'seo'])
  expect(Math.abs(Date.parse(date) - Date.now())).toBeLessThan(2 * 86_400_000)

  writeFileSync(join(folder, file), 'mine')
  const again = run(TITLE)
  expect([again.status, again.stderr]).toEqual([
    1,
    `${file} is there already. Choose another title, or edit that file.\n`,
  ])
  expect(readFileSync(join(folder, file), 'utf8')).toBe('mine')
})

test.each([
  ['', /^The title is missing\. Write it in quotes/],
  ['?!', /has no letter from a to z or digit/],
])('the title "%s" is refused in a sentence', (title, sentence) => {
  expect(titleProblem(title)).toMatch(sentence)
})
