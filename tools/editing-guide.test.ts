import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { drawPicture } from '../packages/drawings/draw.ts'
import { checkLinks } from '../src/content/check-links.ts'
import { type CollectionName, collections, type Data, type Entry } from '../src/content/collections.ts'
import { readCollection } from '../src/content/read-content.ts'
import { readEntry } from '../src/content/read-entry.ts'
import { type Content, checkRelations, fixedPaths } from '../src/content/relations.ts'
import { unfinished } from '../src/content/unfinished.ts'
import { renderMarkdown } from '../tests/without-astro.ts'
import { skeleton } from './skeleton.ts'

const guide = readFileSync('docs/editing.md', 'utf8')
const article = skeleton('Ten things to photograph', '2026-01-31', 'meera-nair').replace(/^## .*/m, '## The light')
const names = Object.keys(collections) as CollectionName[]
const content = Object.fromEntries(names.map((name) => [name, readCollection('.', name)])) as Content
const facts = [...new Set(content.legal.flatMap(({ body }) => body.match(/(?<=\{)\w+(?=\})/g) ?? []))]

async function said(check: () => void | Promise<void>): Promise<string> {
  try {
    await check()
  } catch (error) {
    return (error as Error).message
  }
  throw new Error('Nothing was wrong with that.')
}

function written(text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`The file does not say ${from}.`)
  return text.replace(from, to)
}

/** What an editor reads after a slip in an article: `from` written as `to`. */
const slip = (from: string, to: string) =>
  said(async () => {
    const [id, file] = ['ten-things', 'content/articles/ten-things.md']
    const { data, body } = readEntry(collections.articles, id, file, written(article, from, to))
    const entry = { id, file, data: data as Data<'articles'>, body }
    drawPicture(entry.data.cover)
    checkRelations({ ...content, articles: [...content.articles, entry] }, facts)
    const { reading } = await renderMarkdown(id, body)
    checkLinks([{ path: `/blog/${id}`, file, reading }], fixedPaths(content))
  })

/** The same in the file of the smallest plan. */
const planSlip = (from: string, to: string) =>
  said(() => {
    const file = 'content/plans/starter.yaml'
    const { data } = readEntry(collections.plans, 'starter', file, written(readFileSync(file, 'utf8'), from, to))
    const plans = content.plans.map((plan) => (plan.id === 'starter' ? ({ ...plan, data } as Entry<'plans'>) : plan))
    checkRelations({ ...content, plans }, facts)
  })

/** The guide promises these sentences word for word. */
describe('docs/editing.md quotes what an editor reads after', () => {
  test.each([
    ['a short title', slip('Ten things to photograph', 'Ten things')],
    ['a title in letters that no font has', slip('Ten things to photograph', 'Ten things to photograph, 日')],
    ['a date that does not exist', slip('2026-01-31', '2026-02-30')],
    ['an unknown author', slip('meera-nair', 'meera')],
    ['a misspelt field', slip('excerpt:', 'exerpt:')],
    ['an unknown kind of picture', slip('kind: checklist', 'kind: photo')],
    ['a picture text that is too long', slip('Fill in its fields', 'Fill in each of its fields with great care')],
    ['an unknown address', slip('/services/seo-optimization', '/services/seo')],
    ['no service', slip('[search engine optimisation](/services/seo-optimization)', 'a service')],
    ['a skipped heading level', slip('## The', '#### The')],
    ['a heading of the first level', slip('## The', '# The')],
    ['a price in quotes', planSlip('usdPrice: 299', 'usdPrice: "299"')],
    ['a price that the chat does not know', planSlip('usdPrice: 299', 'usdPrice: 349')],
    ['a colon in a text without quotes', planSlip('summary: For', 'summary: For: ')],
    ['two popular plans', planSlip('popular: false', 'popular: true')],
    ['an unknown service', planSlip('service: seo-optimization', 'service: seo')],
  ])('%s', async (_, sentence) => {
    for (const line of (await sentence).split('\n')) expect(guide).toContain(line)
  })

  test('words that wait to be replaced', () => {
    const file = 'content/articles/ten-things.md'
    expect(guide).toContain(unfinished([{ file, data: {}, body: article }])[0])
  })
})

test.each(Object.keys(collections.articles.schema.shape))('docs/editing.md says what the field %s takes', (field) => {
  expect(guide).toMatch(new RegExp(`^\\| \`${field}\` \\|`, 'm'))
})
