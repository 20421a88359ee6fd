import type { Element, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'
import { SKIP, visit } from 'unist-util-visit'

const hasClass = (node: Element, name: string) =>
  Array.isArray(node.properties.className) && node.properties.className.includes(name)

/**
 * An article's HTML as a feed reader can use it, far from the site and its styles: addresses become absolute, links of
 * headings to themselves go, and boxes of checklists, which only the site's styles draw, become a character.
 * @param address of the article, absolute
 */
export function feedContent(html: string, address: string): string {
  const tree = fromHtml(html, { fragment: true }) as Root
  visit(tree, 'element', (node, index, parent) => {
    if (index !== undefined && parent && hasClass(node, 'anchor')) {
      parent.children.splice(index, 1)
      return [SKIP, index]
    }
    if (index !== undefined && parent && hasClass(node, 'box')) {
      parent.children[index] = { type: 'text', value: '☐' }
      return SKIP
    }
    // What only makes sense where the site's styles and scripts are.
    if (hasClass(node, 'table-scroll') || hasClass(node, 'pre-scroll')) node.properties = {}
    for (const name of ['href', 'src']) {
      const value = node.properties[name]
      if (typeof value === 'string') node.properties[name] = new URL(value, address).href
    }
    return undefined
  })
  return toHtml(tree)
}
