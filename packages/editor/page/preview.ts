import { site } from 'virtual:edited-site'
import type { CustomPreviewTemplateProps } from '@sveltia/cms'
import { createElement } from 'react'
import { draftOf, provideEntries, review } from './draft.ts'
import type { Draft } from './site.ts'

/** The styles of a page of the site. A failure gives none, and the next preview fetches them again. */
let styles: Promise<Element[]> | undefined
async function fetchStyles(): Promise<Element[]> {
  try {
    const response = await fetch(site.styledPage)
    if (!response.ok) throw new Error(response.statusText)
    const page = new DOMParser().parseFromString(await response.text(), 'text/html')
    return [...page.querySelectorAll('style, link[rel="stylesheet"]')]
  } catch {
    styles = undefined
    return []
  }
}

/** What the build would refuse, or that it would refuse nothing. */
function status(problems: string[]): HTMLElement {
  const box = document.createElement('div')
  Object.assign(box, { role: 'status', ariaLabel: 'Problems' })
  box.style.cssText =
    'margin: 1.5rem; padding-inline-start: 0.75rem; border-inline-start: 0.25rem solid; font: 0.875rem/1.5 sans-serif'
  box.style.borderColor = problems.length > 0 ? 'firebrick' : 'seagreen'
  const sentences = problems.length > 0 ? ['This cannot be saved yet:', ...problems] : ['No problems found.']
  box.append(...sentences.map((sentence) => Object.assign(document.createElement('p'), { textContent: sentence })))
  return box
}

/** Chooses the color scheme in which the site is shown; at first it is the system's. */
function schemeChoice({ documentElement: { style } }: Document): HTMLElement {
  style.colorScheme ||= matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  const box = Object.assign(document.createElement('input'), {
    type: 'checkbox',
    checked: style.colorScheme === 'dark',
  })
  box.addEventListener('change', () => {
    style.colorScheme = box.checked ? 'dark' : 'light'
  })
  const label = document.createElement('label')
  label.style.cssText = 'position: absolute; inset: 0 0 auto auto; margin: 1.5rem; font: 0.875rem/1.5 sans-serif'
  label.append(box, ' Dark')
  return label
}

/** The file that each preview last showed the whole of. */
const shownWhole = new WeakMap<HTMLElement, string>()
/** The draft that each preview was last asked to show, as JSON. */
const shown = new WeakMap<HTMLElement, string>()
/** A draft is reviewed when nothing was typed for so long. */
const QUIET_MS = 150

async function paint(node: HTMLElement, draft: Draft) {
  const key = JSON.stringify(draft)
  if (shown.get(node) === key) return
  shown.set(node, key)
  await new Promise((resolve) => setTimeout(resolve, QUIET_MS))
  if (shown.get(node) !== key) return
  styles ??= fetchStyles()
  const [{ problems, preview, isPartial }, found] = await Promise.all([review(draft), styles])
  // A newer draft may have come meanwhile.
  if (shown.get(node) !== key) return
  const { head } = node.ownerDocument
  if (!head.querySelector('style, link')) head.append(...found.map((style) => style.cloneNode(true)))
  const keeps = isPartial && shownWhole.get(node) === draft.file
  if (!isPartial) shownWhole.set(node, draft.file)
  node.replaceChildren(
    schemeChoice(node.ownerDocument),
    status(problems),
    ...(keeps ? [...node.children].slice(2) : preview),
  )
}

/** What is seen beside the fields: what the build would say of the draft, and what the site would show of it. */
export const previewOf = (collection: string) =>
  function Preview({ entry, getCollection }: CustomPreviewTemplateProps) {
    provideEntries(getCollection, entry)
    const draft = draftOf(entry, collection)
    const ref = (node: HTMLElement | null) => void (node && draft && paint(node, draft))
    return createElement('main', { ref })
  }
