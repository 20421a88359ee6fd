import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { checkLinks } from '../../src/content/check-links.ts'
import { readCollection } from '../../src/content/read-content.ts'
import { renderMarkdown } from '../../tests/without-astro.ts'
import { writeArticles } from './generated-articles.ts'

const COUNT = 12

it('writes articles that the content checks take, no two alike, of about a thousand words', async () => {
  const project = mkdtempSync(join(tmpdir(), 'generated-'))
  for (const part of ['people', 'hubs']) cpSync(`content/${part}`, join(project, 'content', part), { recursive: true })
  writeArticles(project, COUNT)
  const articles = readCollection(project, 'articles')
  rmSync(project, { recursive: true })
  expect(articles).toHaveLength(COUNT)
  const texts = await Promise.all(
    articles.map(async ({ id, file, body }) => ({
      path: `/blog/${id}`,
      file,
      reading: (await renderMarkdown(id, body)).reading,
    })),
  )
  checkLinks(texts, new Set(['/services/seo-optimization']))
  for (const { reading } of texts) expect(Math.abs(reading.words - 1000)).toBeLessThan(150)
  expect(new Set(articles.map(({ body }) => body)).size).toBe(COUNT)
  expect(new Set(articles.map(({ data }) => data.title)).size).toBe(COUNT)
})
