import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { checkLinks } from '../../src/content/check-links.ts'
import { readArticles } from '../../src/content/read-articles.ts'
import { renderMarkdown } from '../../src/content/render-markdown.ts'
import { writeArticles } from './generated-articles.ts'

const COUNT = 12

// The first article brings the whole of the Markdown library with it.
vi.setConfig({ testTimeout: 30_000 })

it('writes articles that the content checks take, no two alike, of about a thousand words', async () => {
  const project = mkdtempSync(join(tmpdir(), 'generated-'))
  mkdirSync(join(project, 'content/guides'), { recursive: true })
  await writeArticles(project, COUNT)
  const sources = readArticles(join(project, 'content'))
  rmSync(project, { recursive: true })
  expect(sources).toHaveLength(COUNT)
  const rendered = sources.map((source) => ({ source, rendered: renderMarkdown(source.id, source.markdown) }))
  checkLinks(rendered)
  for (const { rendered: article } of rendered) expect(Math.abs(article.words - 1000)).toBeLessThan(150)
  expect(new Set(sources.map(({ markdown }) => markdown)).size).toBe(COUNT)
  expect(new Set(sources.map(({ title }) => title)).size).toBe(COUNT)
})
