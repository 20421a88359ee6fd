import { readFileSync } from 'node:fs'
import { readEntry } from '@packages/content-files'
import { drawPicture } from '@packages/drawings'
import { describe, expect, test } from 'vitest'
import { pagePaths } from '../src/content/addresses.ts'
import { readStyle } from '../src/content/brand-files.ts'
import { checkLinks } from '../src/content/check-links.ts'
import { collections } from '../src/content/collections.ts'
import { readContent } from '../src/content/loader.ts'
import { renderMarkdown } from '../src/content/markdown.ts'
import { fillPlaceholders } from '../src/content/placeholders.ts'
import { unfinished } from '../src/content/publication.ts'
import { checkRelations } from '../src/content/relations.ts'
import { isPhoto } from '../src/content/schemas/picture.ts'
import { skeleton } from './skeleton.ts'

const { fonts, palette } = await readStyle('.')
const guide = readFileSync('docs/editing.md', 'utf8')
const article = skeleton('Ten things to photograph', '2026-01-31', 'meera-nair').replace(/^## .*/m, '## The light')
const content = readContent('.')
const facts = [
  ...new Set(content.legal.flatMap(({ body }) => body.match(/(?<=\{(?:only |without )?)\w+(?=\})/g) ?? [])),
]

async function said(check: () => void | Promise<void>): Promise<string> {
  try {
    await check()
  } catch (error) {
    return (error as Error).message
  }
  throw new Error('Nothing was wrong with that.')
}

function written(text: string, from: string | RegExp, to: string): string {
  const changed = text.replace(from, to)
  if (changed === text) throw new Error(`The file does not say ${from}.`)
  return changed
}

/** What an editor reads after a slip in an article: `from` written as `to`. */
const slip = (from: string | RegExp, to: string) =>
  said(async () => {
    const file = 'content/articles/ten-things.md'
    const entry = readEntry(collections.articles, file, written(article, from, to))
    const { cover } = entry.data
    if (!isPhoto(cover)) drawPicture(cover, { fonts, palette })
    checkRelations({ ...content, articles: [...content.articles, entry] }, facts, fonts)
    const { metadata } = await renderMarkdown(entry.id, entry.body)
    checkLinks([{ path: `/blog/${entry.id}`, file, metadata }], pagePaths(content))
  })

/** The same in the file of the smallest plan. */
const planSlip = (from: string, to: string) =>
  said(() => {
    const file = 'content/plans/starter.yaml'
    const slipped = readEntry(collections.plans, file, written(readFileSync(file, 'utf8'), from, to))
    const plans = content.plans.map((plan) => (plan.id === 'starter' ? slipped : plan))
    checkRelations({ ...content, plans }, facts, fonts)
  })

/** The same in the heading of a section of the home page. */
const wordsSlip = (heading: string) =>
  said(() => {
    const home = content.home.map((page) => ({ ...page, data: { ...page.data, about: { heading } } }))
    fillPlaceholders({ ...content, home })
  })

/** The same in the brand. */
const brandSlip = (from: string, to: string) =>
  said(() => {
    const file = 'content/brand.yaml'
    const slipped = readEntry(collections.brand, file, written(readFileSync(file, 'utf8'), from, to))
    checkRelations({ ...content, brand: [slipped] }, facts, fonts)
  })

/** The same in the file of messages. */
const messageSlip = (from: string, to: string) =>
  said(() => {
    const file = 'content/messages.yaml'
    readEntry(collections.messages, file, written(readFileSync(file, 'utf8'), from, to))
  })

/** The guide promises these sentences word for word. */
describe('docs/editing.md quotes what an editor reads after', () => {
  test.each([
    ['no title', slip('"Ten things to photograph"', '')],
    ['a title in letters that no font has', slip('Ten things to photograph', 'Ten things to photograph, 日')],
    ['a date that does not exist', slip('2026-01-31', '2026-02-30')],
    ['an unknown author', slip('meera-nair', 'meera')],
    ['a misspelt field', slip('excerpt:', 'exerpt:')],
    ['an unknown kind of picture', slip('kind: checklist', 'kind: drawing')],
    [
      'a photograph from elsewhere',
      slip(/^cover:\n( .*\n)+/m, 'cover: { kind: photo, file: bread.jpg, alt: A loaf. }\n'),
    ],
    ['a picture text that is too long', slip('Fill in its fields', 'Fill in each of its fields with great care')],
    ['an unknown address', slip('/services/seo-optimization', '/services/seo')],
    ['no service', slip('[search engine optimization](/services/seo-optimization)', 'a service')],
    ['a former address that is taken', slip('author:', 'aliases: [/blog/seo-1]\nauthor:')],
    ['a skipped heading level', slip('## The', '#### The')],
    ['a heading of the first level', slip('## The', '# The')],
    ['a price in quotes', planSlip('usdPrice: 299', 'usdPrice: "299"')],
    ['a price that the chat does not know', planSlip('usdPrice: 299', 'usdPrice: 349')],
    ['a colon in a text without quotes', planSlip('summary: For', 'summary: For: ')],
    ['two popular plans', planSlip('popular: false', 'popular: true')],
    ['a value that a message leaves out', messageSlip('Search Results ({n})', 'Search Results')],
    ['an unknown service', planSlip('service: seo-optimization', 'service: seo')],
    ['an unknown figure', wordsSlip('{peple} people')],
    ['a color that is too faint', brandSlip('#55606e', '#8a949f')],
    ['an unknown typeface', brandSlip('text: Instrument Sans', 'text: Comic Sans')],
    ['a logo of another format', brandSlip('kite.svg', 'kite.png')],
  ])('%s', async (_, sentence) => {
    for (const line of (await sentence).split('\n')) expect(guide).toContain(line)
  })

  test('words that wait to be replaced', () => {
    const file = 'content/articles/ten-things.md'
    expect(guide).toContain(unfinished({ articles: [{ file, data: {}, body: article }], guides: [] })[0])
  })
})

test.each(Object.keys(collections.articles.schema.shape))('docs/editing.md says what the field %s must be', (field) => {
  expect(guide).toMatch(new RegExp(`^\\| \`${field}\` \\|`, 'm'))
})
