import type { Element, Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import rehypeSanitize, { defaultSchema, type Options as SanitizeSchema } from 'rehype-sanitize'
import rehypeSlug from 'rehype-slug'
import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import remarkSmartypants from 'remark-smartypants'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import type { Drawing } from '../../integrations/pictures/drawing.ts'
import { anchors, callouts, checklists, figures, scrollingTables } from './rehype-prose.ts'

export type Heading = { id: string; text: string; level: number }
export type RenderedArticle = {
  html: string
  headings: Heading[]
  words: number
  /** Drawings of the body in order, to be written as `pictureName(id, index)`. */
  drawings: Drawing[]
  /** Every address the body links to, as written. */
  links: string[]
  /** Every address the body shows a picture from. The site draws its pictures, so there should be none. */
  images: string[]
}

/** Headings get this before their slug, so that they never meet an id of the page around the article. */
const ID_PREFIX = 'section-'

const schema: SanitizeSchema = {
  ...defaultSchema,
  clobberPrefix: '',
  attributes: {
    ...defaultSchema.attributes,
    code: [...(defaultSchema.attributes?.code ?? []), ['className', /^language-./] as [string, RegExp]],
  },
}

/**
 * Renders an article's Markdown to HTML at build. What comes out has been sanitised; scripts, styles and raw HTML of
 * the source never reach the page.
 * @param id of the article, for the names of its drawings
 * @throws Error whose sentence names a drawing that is wrong, a heading level skipped or a heading that stands twice
 */
export function renderMarkdown(id: string, markdown: string): RenderedArticle {
  const drawings: Drawing[] = []
  const headings: Heading[] = []
  const links: string[] = []
  const images: string[] = []
  let words = 0

  const collect = () => (tree: Root) => {
    visit(tree, 'element', (node: Element) => {
      const level = /^h([1-6])$/.exec(node.tagName)?.[1]
      if (level && node.properties.id !== 'footnote-label')
        headings.push({ id: String(node.properties.id), text: textOf(node), level: Number(level) })
      if (node.tagName === 'a' && typeof node.properties.href === 'string') links.push(node.properties.href)
      if (node.tagName === 'img') images.push(String(node.properties.src))
    })
  }

  // After the figures: a drawing's data is not read.
  const count = () => (tree: Root) => {
    words = textOf(tree).split(/\s+/).filter(Boolean).length
  }

  const html = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkSmartypants)
    .use(remarkRehype, { clobberPrefix: 'note-', footnoteLabelTagName: 'h2', footnoteLabel: 'Notes' })
    .use(rehypeSanitize, schema)
    .use(rehypeSlug, { prefix: ID_PREFIX })
    .use(collect)
    .use(figures, id, drawings)
    .use(count)
    .use(callouts)
    .use(checklists)
    .use(scrollingTables)
    .use(anchors)
    .use(rehypeStringify)
    .processSync(markdown)
    .toString()
  checkHeadings(headings)
  return { html, headings, words, drawings, links, images }
}

function checkHeadings(headings: Heading[]): void {
  let before = 1
  const seen = new Set<string>()
  for (const { text, level } of headings) {
    if (level === 1)
      throw new Error(`the heading "${text}" has one #, but the title is the page's only first heading; start at ##.`)
    if (level > before + 1)
      throw new Error(
        `the heading "${text}" has ${level} #, but the one before it has ${before}; levels go down one at a time.`,
      )
    if (seen.has(text)) throw new Error(`the heading "${text}" stands twice; give each its own words.`)
    seen.add(text)
    before = level
  }
}
