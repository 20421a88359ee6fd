import { metadata } from 'virtual:messages'
import type { Element, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'
import { SKIP, visit } from 'unist-util-visit'
import { isoTimestamp } from '../lib/dates.ts'
import { fill } from '../lib/fill.ts'
import { FEED_PATH } from '../lib/metadata.ts'
import { element, type Xml, xmlDocument } from '../lib/xml.ts'
import type { Article } from './article.ts'

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
    if (index !== undefined && parent && node.tagName === 'picture') {
      // Its one image does everywhere, and addresses of others would stay relative.
      const image = node.children.find((child) => child.type === 'element' && child.tagName === 'img')
      if (image?.type !== 'element') return
      delete image.properties.srcSet
      delete image.properties.sizes
      parent.children[index] = image
      return index
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

const MOST_ENTRIES = 30

type FeedArticle = {
  summary: Pick<Article['summary'], 'id' | 'title' | 'excerpt' | 'author' | 'date' | 'updated' | 'tags'>
  html: string
}
type Site = { name: string; url: string; description?: string | undefined }

/** Leaves out an invented author; the feed's own then counts for the entry. */
function entry({ summary, html }: FeedArticle, siteUrl: string): Xml {
  const address = new URL(`/blog/${summary.id}`, siteUrl).href
  return element(
    'entry',
    {},
    element('title', {}, summary.title),
    element('id', {}, address),
    element('link', { rel: 'alternate', type: 'text/html', href: address }),
    element('published', {}, isoTimestamp(summary.date)),
    element('updated', {}, isoTimestamp(summary.updated ?? summary.date)),
    ...(summary.author.sample ? [] : [element('author', {}, element('name', {}, summary.author.name))]),
    ...summary.tags.map((tag) => element('category', { term: tag })),
    element('summary', {}, summary.excerpt),
    element('content', { type: 'html' }, feedContent(html, address)),
  )
}

/**
 * The blog as an Atom feed, newest first, with the whole text of each article.
 * @throws Error when there is no article, because a feed has to say when it last changed
 */
export function atomFeed(articles: FeedArticle[], { name, url, description }: Site): string {
  const newest = articles
    .toSorted((one, two) => two.summary.date.localeCompare(one.summary.date))
    .slice(0, MOST_ENTRIES)
  if (!newest[0]) throw new Error('The feed needs at least one article in content/.')
  const blog = new URL('/blog', url).href
  return xmlDocument(
    element(
      'feed',
      { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': 'en' },
      element('title', {}, fill(metadata.feed, { name })),
      ...(description ? [element('subtitle', {}, description)] : []),
      element('id', {}, blog),
      element('link', { rel: 'self', type: 'application/atom+xml', href: url + FEED_PATH }),
      element('link', { rel: 'alternate', type: 'text/html', href: blog }),
      element(
        'updated',
        {},
        isoTimestamp(
          newest
            .map(({ summary }) => summary.updated ?? summary.date)
            .sort()
            .at(-1) ?? '',
        ),
      ),
      element('author', {}, element('name', {}, name), element('uri', {}, `${url}/`)),
      element('icon', {}, `${url}/icon-192.png`),
      ...newest.map((article) => entry(article, url)),
    ),
  )
}
