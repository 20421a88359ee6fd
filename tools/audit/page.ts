import type { Element, Nodes, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { select, selectAll } from 'hast-util-select'
import { SKIP, visit } from 'unist-util-visit'

export type Page = {
  /** Its address without the origin, such as /about. */
  path: string
  html: string
  tree: Root
  /** Every element, those in templates included. */
  elements: Element[]
  ids: Set<string>
  /** That of the page, not of a drawing in it; empty where it is missing. */
  title: string
  description: string
  /** Canonical addresses as written. Search engines read them in the head only. */
  canonicals: string[]
  /** Kept out of search engines. */
  noindex: boolean
}

const NOT_TEXT = ['script', 'style', 'template', 'noscript']

/** What a reader finds in a part of the page, closed disclosures included; white space is one space. */
export function textOf(node: Nodes | undefined): string {
  const parts: string[] = []
  if (node)
    visit(node, (current) => {
      if (current.type === 'text') parts.push(current.value)
      return current.type === 'element' && NOT_TEXT.includes(current.tagName) ? SKIP : undefined
    })
  return parts.join(' ').replace(/\s+/g, ' ').trim()
}

/** An attribute as text; undefined where it is missing. `name` is the property name of hast, such as `srcSet`. */
export function attribute({ properties }: Element, name: string): string | undefined {
  const value = properties[name]
  if (value === undefined || value === null || value === false) return undefined
  return value === true ? '' : Array.isArray(value) ? value.join(' ') : String(value)
}

/** The content of a `<meta>` by its name or property; empty where it is missing. */
export function metaOf({ tree }: Pick<Page, 'tree'>, name: string): string {
  const tag = select(`meta[name="${name}" i], meta[property="${name}" i]`, tree)
  return ((tag && attribute(tag, 'content')) ?? '').replace(/\s+/g, ' ').trim()
}

export function readPage(path: string, html: string): Page {
  const tree = fromHtml(html)
  const elements: Element[] = []
  const collect = (root: Root) =>
    visit(root, 'element', (element) => {
      elements.push(element)
      if (element.content) collect(element.content)
    })
  collect(tree)
  return {
    path,
    html,
    tree,
    elements,
    ids: new Set(elements.map((element) => attribute(element, 'id') ?? '')),
    title: textOf(select('head > title', tree)),
    description: metaOf({ tree }, 'description'),
    canonicals: selectAll('head > link[rel~="canonical"]', tree).map((link) => attribute(link, 'href') ?? ''),
    noindex: /\b(?:noindex|none)\b/i.test(`${metaOf({ tree }, 'robots')} ${metaOf({ tree }, 'googlebot')}`),
  }
}
