import type { Element, ElementContent, Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { h } from 'hastscript'
import { SKIP, visit } from 'unist-util-visit'
import { parse } from 'yaml'
import { type Drawing, drawingSchema } from '../../integrations/pictures/drawing.ts'
import { figurePath, PICTURE_SIZE } from '../../integrations/pictures/names.ts'
import { wrongField } from './wrong-field.ts'

const isElement = (node: ElementContent | undefined, tag: string): node is Element =>
  node?.type === 'element' && node.tagName === tag

/**
 * Reads one drawing.
 * @param where names it in messages
 * @throws Error with one sentence for each wrong field
 */
function readDrawing(yaml: string, where: string): Drawing {
  let given: unknown
  try {
    given = parse(yaml)
  } catch (error) {
    throw new Error(`${where} is not YAML. ${error instanceof Error ? error.message : ''}`)
  }
  const result = drawingSchema.safeParse(given ?? {})
  if (result.success) return result.data
  throw new Error(result.error.issues.map((issue) => wrongField(issue, given, [where])).join(' '))
}

/** Turns ```picture blocks into figures and puts their drawings into `drawings`. */
export function figures(id: string, drawings: Drawing[]) {
  return (tree: Root) => {
    visit(tree, 'element', (node, index, parent) => {
      const code = node.children[0]
      if (node.tagName !== 'pre' || !isElement(code, 'code') || index === undefined || !parent) return
      const classes = code.properties.className
      if (!Array.isArray(classes) || !classes.includes('language-picture')) return
      const result = readDrawing(textOf(code), `picture ${drawings.length + 1} of the text`)
      drawings.push(result)
      parent.children[index] = h('figure', [
        h('img', {
          src: figurePath(id, drawings.length),
          alt: result.alt,
          ...PICTURE_SIZE,
          loading: 'lazy',
          decoding: 'async',
        }),
      ])
      return SKIP
    })
  }
}

const labels = { NOTE: 'Note', TIP: 'Tip', WARNING: 'Take care' } as const

/** Turns a blockquote that starts with [!NOTE], [!TIP] or [!WARNING] into an aside with that label. */
export function callouts() {
  return (tree: Root) => {
    visit(tree, 'element', (node) => {
      const first = node.children.find((child) => isElement(child, 'p'))
      if (node.tagName !== 'blockquote' || !isElement(first, 'p')) return
      const text = first.children[0]
      const match = text?.type === 'text' ? /^\[!(NOTE|TIP|WARNING)\]\s*/.exec(text.value) : null
      if (!match || text?.type !== 'text') return
      text.value = text.value.slice(match[0].length)
      node.tagName = 'aside'
      node.properties = { className: ['callout'] }
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

/** Wraps a table so that it scrolls inside itself, reachable by keyboard and named by the heading above it. */
export function scrollingTables() {
  return (tree: Root) => {
    let heading = ''
    let count = 0
    visit(tree, 'element', (node, index, parent) => {
      if (/^h[2-6]$/.test(node.tagName)) heading = textOf(node)
      if (node.tagName !== 'table' || index === undefined || !parent) return
      count += 1
      parent.children[index] = h(
        'div',
        {
          className: ['table-scroll'],
          role: 'region',
          tabIndex: 0,
          ariaLabel: `Table ${count}${heading && `, ${heading}`}`,
        },
        [node],
      )
      return [SKIP, index + 1]
    })
  }
}

/** Gives each heading a link to itself, for the pointer; assistive technology has the table of contents. */
export function anchors() {
  return (tree: Root) => {
    visit(tree, 'element', (node) => {
      if (!/^h[2-4]$/.test(node.tagName) || !node.properties.id || node.properties.id === 'footnote-label') return
      node.children.push(
        h('a', { href: `#${node.properties.id}`, className: ['anchor'], ariaHidden: 'true', tabIndex: -1 }, '#'),
      )
    })
  }
}
