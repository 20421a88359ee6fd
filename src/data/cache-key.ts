import { createHash } from 'node:crypto'
import { codeOf } from '../../integrations/code-of.ts'
import { everything } from '../content/entries.ts'
import { articlePage } from './article-page.ts'
import type { Article } from './articles.ts'
import { lists } from './blog-lists.ts'

const digest = (shown: unknown) => createHash('sha256').update(JSON.stringify(shown)).digest('hex')

/** What every page of the blog has around its own part: all content but the articles' texts, and the code that shows it. */
async function readSurroundings(): Promise<string> {
  const [{ articles, guides, ...content }, { guides: sidebar }] = await Promise.all([everything(), lists()])
  return digest([codeOf('src', 'integrations', 'packages'), globalThis.siteScript, content, sidebar])
}

let surroundings: Promise<string> | undefined

/**
 * What Astro compares to take over a page of the build before. It compares settings, styles and dependencies itself.
 * @param own all data of the page's own part
 */
export async function cacheKey(own: unknown): Promise<string> {
  surroundings ??= readSurroundings()
  return digest([own, await surroundings])
}

export const articleCacheKey = async (article: Article) => cacheKey([article.kind, await articlePage(article)])
