import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readability } from '@mozilla/readability'
import { parseHTML } from 'linkedom'
import { describe, expect, test } from 'vitest'

/** What else reads the articles: reader views, feed readers, screen readers' landmarks. */
const folder = join(process.env.BUILD_DIR ?? 'build', 'client')
const articles = readdirSync(join(folder, 'blog'))
  .filter((name) => name.endsWith('.html') && name !== '404.html')
  .map((name) => ({ name, html: readFileSync(join(folder, 'blog', name), 'utf8') }))
  .filter(({ html }) => html.includes('class="prose"'))

const squeezed = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, '')
const textsOf = (root: ParentNode, selector: string) =>
  [...root.querySelectorAll(selector)].map((element) => squeezed(element.textContent).replace(/#$/, ''))

test('there are articles to read', () => {
  expect(articles.length).toBeGreaterThanOrEqual(29)
})

describe.each(articles)('$name in a reader view', ({ html }) => {
  const { document } = parseHTML(html)
  const prose = document.querySelector('.prose')
  // It takes the document apart, so it gets one of its own.
  const read = new Readability(parseHTML(html).document as unknown as Document).parse()
  const shown = squeezed(read?.textContent)

  test.each(['h2, h3, h4', 'p', 'li', '.callout', 'td, th', 'pre'])('keeps every %s', (selector) => {
    if (!prose) throw new Error('The article has no text.')
    const lost = textsOf(prose, selector).filter((text) => text && !shown.includes(text))
    expect(lost).toEqual([])
  })
})

test('an article’s text has no landmark but its named regions that scroll', () => {
  for (const { name, html } of articles) {
    const { document } = parseHTML(html)
    const found = [
      ...document.querySelectorAll('.prose :is(aside, nav, header, footer, section:not([aria-label], [role=note]))'),
    ]
    expect(
      found.filter((element) => !element.matches('.footnotes')),
      name,
    ).toEqual([])
  }
})
