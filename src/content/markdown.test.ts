import { describe, expect, it } from 'vitest'
import { renderMarkdown } from './markdown.ts'

const html = async (markdown: string) => (await renderMarkdown('bread', markdown)).html
const problems = async (markdown: string) => (await renderMarkdown('bread', markdown)).metadata.problems
const picture = (yaml: string) => `Text.\n\n\`\`\`picture\n${yaml}\n\`\`\`\n`

describe('headings', () => {
  it.each([
    ['# Bread', 'the heading "Bread" has one #, which is reserved for the title. Start at ##.'],
    ['### Bread', 'the heading "Bread" has 3 # and follows one with 1. Do not skip levels.'],
    ['## Bread\n\n#### Rye', 'the heading "Rye" has 4 # and follows one with 2. Do not skip levels.'],
    ['## Bread\n\n## Bread', 'the heading "Bread" appears twice. Give each heading its own words.'],
  ])('refuses %j', async (markdown, message) => {
    expect(await problems(markdown)).toEqual([message])
  })

  it('may come back up by more than one level', async () => {
    const { metadata } = await renderMarkdown('bread', '## A\n\n### B\n\n#### C\n\n## D')
    expect(metadata.headings.map(({ level }) => level)).toEqual([2, 3, 4, 2])
    expect(metadata.problems).toEqual([])
  })

  it('carry an address that no part of the page around them uses, on a mark inside', async () => {
    const { html, metadata } = await renderMarkdown('bread', '## Content')
    expect(metadata.headings).toEqual([{ id: 'section-content', text: 'Content', level: 2 }])
    expect(html).toMatch(/<h2 id="part-1"><span id="section-content"/)
  })
})

describe('pictures of the text', () => {
  const good =
    'kind: checklist\ntitle: Bread\nalt: Three steps.\nitems:\n  - { text: Mix, done: true }\n  - { text: Rest, done: true }\n  - { text: Bake, done: false }'

  it('become figures with their alternative text and size', async () => {
    const { html, metadata } = await renderMarkdown('bread', picture(good))
    expect(metadata.drawings).toHaveLength(1)
    expect(html).toMatch(/<figure><img src="[^"]*bread[^"]*" alt="Three steps\." width="480" height="360"/)
  })

  it('do not count as words to read', async () => {
    expect((await renderMarkdown('bread', picture(good))).metadata.words).toBe(1)
  })

  it.each([
    [
      'an unknown kind',
      'kind: pie\nalt: A pie.',
      'picture 1 of the text > kind is "pie", but must be one of line, bars,',
    ],
    ['a list too short', good.replace(/\n {2}- \{ text: Bake.*/, ''), 'items is [{"text":"Mix","done":true},{"text":'],
    [
      'a field missing',
      good.replace('alt: Three steps.\n', ''),
      'picture 1 of the text > alt is missing; it must be a sentence',
    ],
    ['broken YAML', 'kind: bars\ntitle: "Bread', 'picture 1 of the text is not YAML, in line 3: '],
    ['nothing', '', 'picture 1 of the text > kind is missing'],
  ])('refuses a drawing with %s', async (_, yaml, message) => {
    expect((await problems(picture(yaml))).join('\n')).toContain(message)
  })
})

describe('what reaches the page', () => {
  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[x](javascript:alert(1))',
    '<style>p{color:red}</style>',
    '<iframe src="https://example.com"></iframe>',
  ])('is free of %s', async (source) => {
    expect(await html(`Text.\n\n${source}\n`)).not.toMatch(/<script|onerror|javascript:|<style|<iframe/)
  })

  it('has typographic quotes, but not in code', async () => {
    expect(await html('"Bread" isn\'t `"cake"`')).toBe('<p>“Bread” isn’t <code>"cake"</code></p>')
  })

  it('has tables that scroll inside themselves, named by the heading above', async () => {
    const table = await html('## Flour\n\n| Kind | g |\n| --- | --: |\n| Rye | 300 |')
    expect(table).toMatch(/<section [^>]*tabindex="0" aria-label="Table 1, Flour"><table>/)
  })

  it('has callouts with their label in words', async () => {
    expect(await html('> [!TIP]\n> Warm the bowl.')).toMatch(/role="note"[^>]*><p[^>]*>Tip<\/p>/)
  })

  it('has checklists whose boxes are not controls', async () => {
    expect(await html('- [ ] Mix\n- [x] Bake')).not.toContain('<input')
  })

  it('links a footnote there and back', async () => {
    const text = await html('Bread.[^1]\n\n[^1]: A note.')
    const ids = [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    const targets = [...text.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
    expect(targets.length).toBeGreaterThan(1)
    expect(targets.filter((id) => !ids.includes(id))).toEqual([])
  })
})
