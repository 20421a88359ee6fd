import type { Element, Nodes, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { select, selectAll } from 'hast-util-select'
import { toString as rawText } from 'hast-util-to-string'
import type { HtmlDocument } from './crawl-result.ts'

const NOT_TEXT = new Set(['script', 'style', 'template', 'noscript'])
/** Elements that do not part two words. */
const INLINE = new Set(
  'a abbr b bdi bdo cite code data del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
)

export const readHtml = (html: string): HtmlDocument => ({ html, tree: fromHtml(html) })

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim()

/** What a reader finds in a part of the page, closed disclosures included; white space is one space. */
export function textOf(node: Nodes | undefined): string {
  const parts: string[] = []
  const walk = (current: Nodes) => {
    if (current.type === 'text') parts.push(current.value)
    if (!('children' in current) || (current.type === 'element' && NOT_TEXT.has(current.tagName))) return
    const parted = current.type === 'element' && !INLINE.has(current.tagName)
    if (parted) parts.push(' ')
    for (const child of current.children) walk(child)
    if (parted) parts.push(' ')
  }
  if (node) walk(node)
  return tidy(parts.join(''))
}

/** An attribute as it was written; undefined where it is missing. `name` is the property name of hast, such as `srcSet`. */
export function attribute(element: Element, name: string): string | undefined {
  const value = element.properties[name]
  if (value === undefined || value === null || value === false) return undefined
  return value === true ? '' : Array.isArray(value) ? value.join(' ') : String(value)
}

/** The title of the page, not of a drawing in it. Empty where it is missing. */
export const titleOf = (tree: Root) => tidy(rawText(select('head > title', tree) ?? { type: 'root', children: [] }))

/** The content of a `<meta>` by its name or property; undefined where there is no such tag. */
export function metaOf(tree: Root, name: string): string | undefined {
  const tag = select(`meta[name="${name}" i], meta[property="${name}" i]`, tree)
  return tag && tidy(attribute(tag, 'content') ?? '')
}

/** Canonical addresses as written. Search engines read them in the head only. */
export const canonicalsOf = (tree: Root) =>
  selectAll('head > link[rel~="canonical"]', tree).map((link) => attribute(link, 'href') ?? '')

/** Everything a fragment can lead to. */
export function targetsOf(tree: Root): Set<string> {
  return new Set([
    ...selectAll('[id]', tree).map((element) => attribute(element, 'id') ?? ''),
    ...selectAll('a[name]', tree).map((element) => attribute(element, 'name') ?? ''),
  ])
}
