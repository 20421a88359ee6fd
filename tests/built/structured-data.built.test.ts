import { expect, test } from 'vitest'
import { builtPage, builtPaths, words } from './built-page.ts'

type Node = Record<string, unknown>

/** Properties that Google's documents require or recommend (developers.google.com/search/docs/appearance/structured-data). */
const NEEDED: Record<string, string[]> = {
  BlogPosting: ['headline', 'image', 'author', 'datePublished', 'dateModified'],
  BreadcrumbList: ['itemListElement'],
  FAQPage: ['mainEntity'],
  Answer: ['text'],
  Question: ['name', 'acceptedAnswer'],
  Offer: ['priceCurrency', 'price'],
  Service: ['name', 'provider'],
  WebSite: ['name', 'url'],
}

const listOf = (value: unknown) => [value ?? []].flat()

/** Every typed node of a JSON-LD value, nested ones included. */
function nodesIn(value: unknown): Node[] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap(nodesIn)
  return '@type' in value ? [value as Node, ...inner] : inner
}

// The page writes our amounts in the visitor's currency; until then US$600 is $600.
const comparable = (text: unknown) => String(text).replace(/\s|US(?=\$)/g, '')

/** What is wrong with a node, in a word or the value that is. */
function problemsOf(node: Node, shown: string): string[] {
  const valuesOf = (names: string[]) => names.flatMap((name) => listOf(node[name]).map(String))
  const types = valuesOf(['@type'])
  const said = [types.includes('Question') && node.name, types.includes('Answer') && node.text].filter(Boolean)
  return [
    ...types.flatMap((type) => (NEEDED[type] ?? []).filter((name) => listOf(node[name]).length === 0)),
    ...valuesOf(['url', 'logo', 'image', 'sameAs', 'item']).filter((address) => /^\//.test(address)),
    ...valuesOf(['datePublished', 'dateModified']).filter((date) => !/^\d{4}-\d\d-\d\dT[\d:]{8}Z$/.test(date)),
    ...said.map(comparable).filter((text) => !shown.includes(text)),
  ]
}

test('the structured data of every page is whole, and says what the page shows', () => {
  for (const path of builtPaths()) {
    const page = builtPage(path)
    const scripts = [...page.querySelectorAll('script[type="application/ld+json"]')]
    const graphs = scripts.map(({ textContent }) => JSON.parse(textContent ?? ''))
    for (const graph of graphs) expect(graph['@context'], path).toBe('https://schema.org')
    for (const script of page.querySelectorAll('script, style, template, noscript')) script.remove()
    const shown = comparable(words(page.body))
    const problems = nodesIn(graphs).flatMap((node) => problemsOf(node, shown))
    expect(problems, path).toEqual([])
  }
})
