import { notYaml, wrongField } from '@packages/content-files'
import type { Drawing } from '@packages/drawings'
import type { Element, ElementContent, Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { h } from 'hastscript'
import { SKIP, visit } from 'unist-util-visit'
import { parse } from 'yaml'
import { figurePath, PICTURE_SIZE, photoPath, photoSources } from '../lib/picture-paths.ts'
import { isPhoto, type Photo, type Picture, pictureSchema } from './schemas/picture.ts'

const isElement = (node: ElementContent | undefined, tag: string): node is Element =>
  node?.type === 'element' && node.tagName === tag

/** Reads one picture: the data, or a sentence for each wrong field. */
function readPicture(yaml: string, where: string): Picture | string[] {
  let given: unknown
  try {
    given = parse(yaml)
  } catch (error) {
    return [`${where} ${notYaml(error)}`]
  }
  const result = pictureSchema.safeParse(given ?? {})
  return result.success
    ? result.data
    : result.error.issues.map((issue) => wrongField(issue, given, pictureSchema, [where]))
}

/** How wide a photograph is shown in a text. */
const TEXT_WIDTH = '(min-width: 64rem) 47rem, 100vw'

/**
 * Turns ```picture blocks into figures.
 * @param id of the article, for the names of its pictures
 * @param metadata gets the drawings and photographs, and a sentence for each that is wrong
 */
export function renderPictureBlocks(
  tree: Root,
  id: string,
  metadata: { drawings: Drawing[]; photos: Photo[]; problems: string[] },
): void {
  visit(tree, 'element', (node, index, parent) => {
    const code = node.children[0]
    if (node.tagName !== 'pre' || !isElement(code, 'code') || index === undefined || !parent) return
    const classes = code.properties.className
    if (!Array.isArray(classes) || !classes.includes('language-picture')) return
    const { drawings, photos, problems } = metadata
    const picture = readPicture(textOf(code), `picture ${drawings.length + photos.length + 1} of the text`)
    if (Array.isArray(picture)) {
      problems.push(...picture)
      return
    }
    const image = { alt: picture.alt, ...PICTURE_SIZE, loading: 'lazy', decoding: 'async' }
    if (isPhoto(picture)) {
      photos.push(picture)
      const src = photoPath(picture)
      const { avif, webp } = photoSources(src) ?? {}
      parent.children[index] = h('figure', [
        h('picture', [
          h('source', { type: 'image/avif', srcSet: avif, sizes: TEXT_WIDTH }),
          h('img', { src, srcSet: webp, sizes: TEXT_WIDTH, ...image }),
        ]),
        'caption' in picture && picture.caption ? h('figcaption', picture.caption) : null,
      ])
    } else {
      drawings.push(picture)
      parent.children[index] = h('figure', [h('img', { src: figurePath(id, drawings.length), ...image })])
    }
    return SKIP
  })
}

const labels = { NOTE: 'Note', TIP: 'Tip', WARNING: 'Warning' } as const

/**
 * Turns a blockquote that starts with [!NOTE], [!TIP] or [!WARNING] into a note with that label. A note is part of the
 * text, so it is no `aside`, which reader views leave out and screen readers list as a landmark; nor a `div`, of which reader
 * views drop short ones.
 */
export function callouts() {
  return (tree: Root) => {
    visit(tree, 'element', (node) => {
      const first = node.children.find((child) => isElement(child, 'p'))
      if (node.tagName !== 'blockquote' || !isElement(first, 'p')) return
      const text = first.children[0]
      const match = text?.type === 'text' ? /^\[!(NOTE|TIP|WARNING)\]\s*/.exec(text.value) : null
      if (!match || text?.type !== 'text') return
      text.value = text.value.slice(match[0].length)
      node.tagName = 'section'
      node.properties = { role: 'note', className: ['callout'] }
      node.children.unshift(h('p', { className: ['callout-label'] }, labels[match[1] as keyof typeof labels]))
    })
  }
}

/** A checklist is for paper and memory: its boxes cannot be ticked, so they are drawn and not announced as controls. */
export function checklists() {
  return (tree: Root) => {
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName !== 'input' || index === undefined || !parent) return
      parent.children[index] = h('span', { className: ['box'], ariaHidden: 'true' })
    })
  }
}

/** A figure with at most a short unit, such as $1,840, 0–3 min or 12 %. */
const NUMERIC_CELL = /^\D{0,3}\d[\d.,\s%×:–/+-]*[a-z]{0,3}$/i

/** Columns of nothing but figures stand to the right, as those do whose author says so (`--:`). */
function alignNumericColumns(table: Element): void {
  const rows: Element[][] = []
  visit(table, 'element', (row) => {
    if (row.tagName === 'tr') rows.push(row.children.filter((cell) => cell.type === 'element'))
  })
  const [head = [], ...body] = rows
  for (const index of head.keys()) {
    const texts = body.map((cells) => (cells[index] ? textOf(cells[index]).trim() : '')).filter(Boolean)
    const right = texts.length > 0 && texts.every((text) => NUMERIC_CELL.test(text))
    for (const cell of rows.flatMap((cells) => cells[index] ?? [])) {
      if (right || cell.properties.align === 'right') cell.properties.className = ['to-right']
      // It is no attribute of today's HTML.
      delete cell.properties.align
    }
  }
}

const scrolling = { table: 'Table', pre: 'Code' } as const

/** Wraps tables and code so that they scroll inside themselves, reachable by keyboard and named by the heading above. */
export function scrollingRegions() {
  return (tree: Root) => {
    let heading = ''
    const counts = { table: 0, pre: 0 }
    visit(tree, 'element', (node, index, parent) => {
      if (/^h[2-6]$/.test(node.tagName)) heading = textOf(node)
      const tag = node.tagName
      if ((tag !== 'table' && tag !== 'pre') || index === undefined || !parent) return
      if (tag === 'table') alignNumericColumns(node)
      counts[tag] += 1
      parent.children[index] = h(
        'section',
        {
          className: [`${tag}-scroll`],
          tabIndex: 0,
          ariaLabel: `${scrolling[tag]} ${counts[tag]}${heading && `, ${heading}`}`,
        },
        [node],
      )
    })
  }
}

/**
 * Gives each heading a link to itself, for the pointer; assistive technology has the table of contents. The address
 * stands on a mark inside the heading: reader views drop headings whose own id holds a word such as "social" or "replies",
 * which they take for page furniture. The heading itself is numbered.
 */
export function anchors() {
  return (tree: Root) => {
    let count = 0
    visit(tree, 'element', (node) => {
      const { id } = node.properties
      if (!/^h[2-6]$/.test(node.tagName) || typeof id !== 'string' || id === 'footnote-label') return
      count += 1
      node.properties.id = `part-${count}`
      node.children.unshift(h('span', { id, className: ['target'] }))
      node.children.push(h('a', { href: `#${id}`, className: ['anchor'], ariaHidden: 'true', tabIndex: -1 }, '#'))
    })
  }
}
