import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { drawPicture } from '../../integrations/pictures/draw.ts'
import { checkLinks } from '../../src/content/check-links.ts'
import { readArticle } from '../../src/content/read-articles.ts'
import { readPlans } from '../../src/content/read-plans.ts'
import { renderMarkdown } from '../../src/content/render-markdown.ts'
import { skeleton } from '../../tools/skeleton.ts'

const guide = readFileSync('docs/editing.md', 'utf8')
const article = skeleton('Ten things to photograph', '2026-01-31', 'meera-nair').replace(/^## .*/m, '## The light')
const plans = readFileSync('content/plans.json', 'utf8')

const said = (check: () => void): string => {
  try {
    check()
  } catch (error) {
    return (error as Error).message
  }
  throw new Error('Nothing was wrong with that.')
}

/** What an editor reads after a slip in an article: `from` written as `to`. */
function slip(from: string, to: string): string {
  if (!article.includes(from)) throw new Error(`The skeleton does not say ${from}.`)
  const file = 'content/articles/ten-things.md'
  return said(() => {
    const source = readArticle('article', 'ten-things', file, article.replace(from, to))
    drawPicture(source.cover)
    const rendered = renderMarkdown(source.id, source.markdown)
    checkLinks([{ source, rendered }])
  })
}
const planSlip = (from: string, to: string) => said(() => readPlans(plans.replace(from, to)))

/** The guide promises these sentences word for word. */
describe('docs/editing.md quotes what an editor reads', () => {
  test.each([
    ['a short title', slip('Ten things to photograph', 'Ten things')],
    ['a date that does not exist', slip('2026-01-31', '2026-02-30')],
    ['an unknown author', slip('meera-nair', 'meera')],
    ['a misspelt field', slip('excerpt:', 'exerpt:')],
    ['an unknown kind of picture', slip('kind: checklist', 'kind: photo')],
    ['a picture text that is too long', slip('Fill in its fields', 'Fill in each of its fields with great care')],
    ['an unknown address', slip('/services/seo-optimization', '/services/seo')],
    ['no service', slip('[search engine optimisation](/services/seo-optimization)', 'a service')],
    ['a skipped heading level', slip('## The', '#### The')],
    ['a heading of the first level', slip('## The', '# The')],
    ['a price in quotes', planSlip('299', '"299"')],
    ['a comma that is missing', planSlip('"Starter",', '"Starter"')],
    ['a changed id', planSlip('"starter"', '"small"')],
    ['two popular plans', planSlip('"popular": false', '"popular": true')],
  ])('%s', (_, sentence) => {
    expect(guide).toContain(sentence)
  })
})
