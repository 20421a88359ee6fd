import { unified } from '@astrojs/markdown-remark'
import type { Drawing } from '@packages/drawings'
import type { Element, Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import rehypeSanitize, { defaultSchema, type Options as SanitizeSchema } from 'rehype-sanitize'
import rehypeSlug from 'rehype-slug'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { anchors, callouts, checklists, renderPictureBlocks, scrollingRegions } from './rehype-prose.ts'
import type { Photo } from './schemas/picture.ts'

export type Heading = { id: string; text: string; level: number }

/** What the site wants to know of a text beside its HTML. */
export type TextMetadata = {
  headings: Heading[]
  words: number
  /** Drawings of the body in order, to be written as `figurePath(id, number)`. */
  drawings: Drawing[]
  /** Photographs of the body in order. */
  photos: Photo[]
  /** Every address the body links to, as written. */
  links: string[]
  /** Every address the body shows a picture from. The site draws its pictures, so there should be none. */
  images: string[]
  /** Why the text cannot be published, each a sentence. */
  problems: string[]
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

/** Reads the tree into the file's `metadata`; the first plugin after the slugs. */
function collect() {
  return (tree: Root, file: VFile) => {
    const metadata: TextMetadata = {
      headings: [],
      words: 0,
      drawings: [],
      photos: [],
      links: [],
      images: [],
      problems: [],
    }
    visit(tree, 'element', (node: Element) => {
      const level = /^h([1-6])$/.exec(node.tagName)?.[1]
      if (level && node.properties.id !== 'footnote-label')
        metadata.headings.push({ id: String(node.properties.id), text: textOf(node), level: Number(level) })
      if (node.tagName === 'a' && typeof node.properties.href === 'string') metadata.links.push(node.properties.href)
      if (node.tagName === 'img') metadata.images.push(String(node.properties.src))
    })
    metadata.problems.push(...wrongHeadings(metadata.headings))
    const own = file.data.astro as { frontmatter: Record<string, unknown> }
    own.frontmatter.metadata = metadata
  }
}

/** What the plugins below have left in the metadata of a rendered text. */
export function textMetadata(metadata: Record<string, unknown> | undefined): TextMetadata {
  const frontmatter = metadata?.frontmatter as { metadata?: TextMetadata } | undefined
  if (!frontmatter?.metadata) throw new Error('The text was not rendered by the markdown processor of this site.')
  return frontmatter.metadata
}

/** After the figures: a drawing's data is not read. */
function countWords() {
  return (tree: Root, file: VFile) => {
    textMetadata(file.data.astro).words = textOf(tree).split(/\s+/).filter(Boolean).length
  }
}

/** Turns ```picture blocks into figures. */
function pictureBlocks() {
  return (tree: Root, file: VFile) => {
    const metadata = textMetadata(file.data.astro)
    renderPictureBlocks(tree, file.stem ?? '', metadata)
  }
}

function wrongHeadings(headings: Heading[]): string[] {
  let before = 1
  const seen = new Set<string>()
  const wrong: string[] = []
  for (const { text, level } of headings) {
    if (level === 1) wrong.push(`the heading "${text}" has one #, which is reserved for the title. Start at ##.`)
    else if (level > before + 1)
      wrong.push(`the heading "${text}" has ${level} # and follows one with ${before}. Do not skip levels.`)
    if (seen.has(text)) wrong.push(`the heading "${text}" appears twice. Give each heading its own words.`)
    seen.add(text)
    before = level
  }
  return wrong
}

/**
 * How Astro turns Markdown into HTML. What comes out has been sanitized; scripts, styles and raw HTML of the source never
 * reach the page. What the site wants to know beside is left in the metadata, see `textMetadata`.
 */
export const markdownProcessor = unified({
  remarkRehype: { clobberPrefix: 'note-', footnoteLabelTagName: 'h2', footnoteLabel: 'Notes' },
  rehypePlugins: [
    [rehypeSanitize, schema],
    [rehypeSlug, { prefix: ID_PREFIX }],
    collect,
    pictureBlocks,
    countWords,
    callouts,
    checklists,
    scrollingRegions,
    anchors,
  ],
})

let renderer: ReturnType<typeof markdownProcessor.createRenderer> | undefined

/**
 * Renders a text as Astro does, where Astro does not run.
 * @param id of the entry, after which its pictures are named
 */
export async function renderMarkdown(id: string, markdown: string): Promise<{ html: string; metadata: TextMetadata }> {
  renderer ??= markdownProcessor.createRenderer({ syntaxHighlight: false })
  const { code, metadata } = await (await renderer).render(markdown, { fileURL: new URL(`file:///${id}.md`) })
  return { html: code, metadata: textMetadata(metadata) }
}
