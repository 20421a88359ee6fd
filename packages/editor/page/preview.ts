import type { CustomPreviewTemplateProps } from '@sveltia/cms'
import { createElement } from 'react'
import type { CollectionName } from '../../../src/content/collections.ts'
import { contentWith, type Draft, definitions, type Fields, heldIn } from './around.ts'
import { type Checked, check } from './entry.ts'

/** The site's own styles, as its pages carry them; none while a broken file keeps the pages from being shown. */
let styles: Promise<Element[]> | undefined
async function siteStyles(): Promise<Element[]> {
  const response = await fetch('/blog')
  if (!response.ok) {
    styles = undefined
    return []
  }
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  return [...page.querySelectorAll('style, link[rel="stylesheet"]')]
}

/** How the editor gives all that is written, as the preview was last told. */
let getCollection: CustomPreviewTemplateProps['getCollection'] | undefined

/** What the build would say of a draft and of everything around it. */
export const verdictOn = async (draft: Draft) =>
  check(draft, getCollection && (await contentWith(draft, getCollection)))

function element(tag: string, className: string, ...children: (string | Element)[]): HTMLElement {
  const made = document.createElement(tag)
  made.className = className
  made.append(...children)
  return made
}

const picture = (src: string) => Object.assign(element('img', 'mt-4 h-auto w-full'), { src, alt: '' })

/** What the build would refuse, or that it would take it. */
function verdict(problems: string[]): HTMLElement {
  if (problems.length === 0) return element('p', 'text-sm text-muted', 'The site takes this.')
  const list = element('ul', 'mt-2', ...problems.map((problem) => element('li', '', problem)))
  const box = element('div', 'callout', element('p', 'callout-label', 'The site does not take this yet'), list)
  box.setAttribute('role', 'status')
  return element('div', 'prose', box)
}

function text(fields: Fields, { html, drawings }: Checked): HTMLElement[] {
  const prose = element('div', 'prose mt-8')
  prose.innerHTML = html
  return [
    element('h1', 'display mt-6 text-3xl wrap-anywhere', String(fields.title ?? '')),
    element('p', 'measure mt-5 text-lg text-muted', String(fields.excerpt ?? fields.description ?? '')),
    ...drawings.map(picture),
    prose,
  ]
}

/** What each preview was last asked to show. */
const asked = new WeakMap<HTMLElement, string>()
/** Words come faster than anyone reads them. */
const QUIET_MS = 150

async function paint(node: HTMLElement, draft: Draft) {
  const key = JSON.stringify(draft)
  if (asked.get(node) === key) return
  asked.set(node, key)
  await new Promise((resolve) => setTimeout(resolve, QUIET_MS))
  if (asked.get(node) !== key) return
  const checked = await verdictOn(draft)
  styles ??= siteStyles()
  const own = (await styles).map((style) => style.cloneNode(true))
  // Typing goes on while this is drawn; only the newest draft is shown.
  if (asked.get(node) !== key) return
  const { head } = node.ownerDocument
  if (!head.querySelector('style, link')) head.append(...own)
  const shown = checked.html ? text(draft.fields, checked) : checked.drawings.map(picture)
  node.replaceChildren(verdict(checked.problems), ...shown)
}

/** What stands beside the fields: the build's verdict while it is typed, drawings, and a text as the site shows it. */
export const previewOf = (name: CollectionName) =>
  function Preview(props: CustomPreviewTemplateProps) {
    getCollection = props.getCollection
    const { path, fields } = heldIn(props.entry)
    // A draft has no file before it is saved.
    const { path: folder, markdown } = definitions[name]
    const file = path || `${folder}/new.${markdown ? 'md' : 'yaml'}`
    const ref = (node: HTMLElement | null) => void (node && paint(node, { name, file, fields }))
    return createElement('main', { className: 'p-6', ref })
  }
