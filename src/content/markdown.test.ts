import { describe, expect, it } from 'vitest'
import { renderMarkdown } from './render-markdown.ts'

const html = (markdown: string) => renderMarkdown('bread', markdown).html
const picture = (yaml: string) => `Text.\n\n\`\`\`picture\n${yaml}\n\`\`\`\n`

describe('headings', () => {
  it.each([
    ['# Bread', 'the heading "Bread" has one #, but the title is the page\'s only first heading; start at ##.'],
    ['### Bread', 'the heading "Bread" has 3 #, but the one before it has 1; levels go down one at a time.'],
    ['## Bread\n\n#### Rye', 'the heading "Rye" has 4 #, but the one before it has 2; levels go down one at a time.'],
    ['## Bread\n\n## Bread', 'the heading "Bread" stands twice; give each its own words.'],
  ])('refuses %j', (markdown, message) => {
    expect(() => renderMarkdown('bread', markdown)).toThrow(message)
  })

  it('may come back up by more than one level', () => {
    expect(renderMarkdown('bread', '## A\n\n### B\n\n#### C\n\n## D').headings.map(({ level }) => level)).toEqual([
      2, 3, 4, 2,
    ])
  })

  it('carry an id that no part of the page around them uses', () => {
    expect(html('## Content')).toContain('<h2 id="section-content">')
  })
})

describe('pictures of the text', () => {
  const good =
    'kind: checklist\ntitle: Bread\nalt: Three steps.\nitems:\n  - { text: Mix, done: true }\n  - { text: Rest, done: true }\n  - { text: Bake, done: false }'

  it('become figures with their alternative text and size', () => {
    const { html, drawings } = renderMarkdown('bread', picture(good))
    expect(drawings).toHaveLength(1)
    expect(html).toMatch(/<figure><img src="[^"]+" alt="Three steps\." width="480" height="360"/)
  })

  it('do not count as words to read', () => {
    expect(renderMarkdown('bread', picture(good)).words).toBe(1)
  })

  it.each([
    [
      'an unknown kind',
      'kind: pie\nalt: A pie.',
      'picture 1 of the text > kind is "pie", but takes one of line, bars,',
    ],
    ['a list too short', good.replace(/\n {2}- \{ text: Bake.*/, ''), 'items is [{"text":"Mix","done":true},{"text":'],
    [
      'a field missing',
      good.replace('alt: Three steps.\n', ''),
      'picture 1 of the text > alt is missing; it takes text',
    ],
    ['broken YAML', 'kind: bars\ntitle: "Bread', 'picture 1 of the text is not YAML.'],
    ['nothing', '', 'picture 1 of the text > kind is missing'],
  ])('refuses a drawing with %s', (_, yaml, message) => {
    expect(() => renderMarkdown('bread', picture(yaml))).toThrow(message)
  })
})

describe('what reaches the page', () => {
  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[x](javascript:alert(1))',
    '<style>p{color:red}</style>',
    '<iframe src="https://example.com"></iframe>',
  ])('is free of %s', (source) => {
    expect(html(`Text.\n\n${source}\n`)).not.toMatch(/<script|onerror|javascript:|<style|<iframe/)
  })

  it('has typographic quotes, but not in code', () => {
    expect(html('"Bread" isn\'t `"cake"`')).toBe('<p>“Bread” isn’t <code>"cake"</code></p>')
  })

  it('has tables that scroll inside themselves, named by the heading above', () => {
    const table = html('## Flour\n\n| Kind | g |\n| --- | --: |\n| Rye | 300 |')
    expect(table).toContain('role="region" tabindex="0" aria-label="Table 1, Flour"')
  })

  it('has callouts with their label in words', () => {
    expect(html('> [!TIP]\n> Warm the bowl.')).toMatch(/<aside class="callout"><p class="callout-label">Tip<\/p>/)
  })

  it('has checklists whose boxes are not controls', () => {
    expect(html('- [ ] Mix\n- [x] Bake')).not.toContain('<input')
  })

  it('links a footnote there and back', () => {
    const text = html('Bread.[^1]\n\n[^1]: A note.')
    const ids = [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    const targets = [...text.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
    expect(targets.length).toBeGreaterThan(1)
    expect(targets.filter((id) => !ids.includes(id))).toEqual([])
  })
})
