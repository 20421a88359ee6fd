import { idOf, valueAt } from '@packages/content-files'
import { type Drawing, drawingSchema, drawPicture, type Fonts, loadFonts, type Style } from '@packages/drawings'
import { type Draft, EDITOR, type EditedSite } from '@packages/editor'
import { pagePaths } from '../../src/content/addresses.ts'
import { type Brand, paletteOf, tokensOf, typefacesOf } from '../../src/content/brand.ts'
import { checkLinks } from '../../src/content/check-links.ts'
import { blocks, type CollectionName, type Content, collections } from '../../src/content/collections.ts'
import { fillPlaceholders } from '../../src/content/placeholders.ts'
import { unfinished } from '../../src/content/publication.ts'
import { checkRelations } from '../../src/content/relations.ts'
import { legalFacts } from '../../src/data/legal-page.ts'
import { drawOne, picturesOf } from '../../src/data/pictures.ts'
import { pagesOf, previewHtml, render } from './previews.tsx'

/** The brand that the page came with, until the files of the folder or repository are known. */
const firstBrand: Promise<Brand> = fetch(`${EDITOR}/brand.json`).then((response) => response.json())

const loading = new Map<string, Promise<Fonts>>()
function fontsOf({ typefaces }: Brand): Promise<Fonts> {
  const key = JSON.stringify(typefaces)
  const read = async (name: string) => {
    const response = await fetch(`${EDITOR}/fonts/${name}.ttf`)
    if (!response.ok) throw new Error(`The typeface ${name} could not be loaded. Try again.`)
    return response.bytes()
  }
  const fonts = loading.get(key) ?? loadFonts(typefacesOf({ typefaces }), read)
  loading.set(key, fonts)
  // What failed is fetched again the next time.
  fonts.catch(() => loading.delete(key))
  return fonts
}

const messagesOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).split('\n')

/** All drawings in the fields of an entry. */
function drawingsIn(value: unknown): Drawing[] {
  if (Array.isArray(value)) return value.flatMap(drawingsIn)
  if (typeof value !== 'object' || value === null) return []
  const { shows: _, ...rest } = value as Record<string, unknown>
  const { data } = drawingSchema.safeParse(rest)
  return data ? [data] : Object.values(value).flatMap(drawingsIn)
}

/** An element with the site's own classes, which the preview knows. */
function element(tag: string, className: string, ...children: (string | Element)[]): HTMLElement {
  const made = document.createElement(tag)
  made.className = className
  made.append(...children)
  return made
}
const dataUrl = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`
const pictureOf = (src: string) => Object.assign(element('img', 'mt-4 h-auto w-full'), { src, alt: '' })

/** Without the items of lists that have a wrong field. */
function withoutWrongItems(name: CollectionName, fields: object): object {
  const copy = structuredClone(fields)
  const issues = collections[name].schema.safeParse(fields).error?.issues ?? []
  const items = issues.map(({ path }) => path.slice(0, path.findLastIndex((key) => typeof key === 'number') + 1))
  // Each once, and the last first, so that the others stay where they are.
  for (const item of [...new Set(items.map((path) => JSON.stringify(path)))].reverse()) {
    const path: (string | number)[] = JSON.parse(item)
    const index = Number(path.pop())
    const list = valueAt(copy, path)
    if (Array.isArray(list)) list.splice(index, 1)
  }
  return copy
}

/** Shows photographs that are not saved yet, which no build has cut, from where they are. */
function showUnsaved(page: Element, unsaved: Draft['unsaved']): void {
  for (const image of page.querySelectorAll<HTMLImageElement>('img[src^="/photos/new-"]')) {
    const [, name, extension] = /^\/photos\/(new-\d+)-([a-z]+)-/.exec(image.getAttribute('src') ?? '') ?? []
    image.previousElementSibling?.remove()
    Object.assign(image, { src: unsaved.get(`/photos/${name}.${extension}`), srcset: '' })
    image.style.cssText = `object-fit: cover; aspect-ratio: ${image.width} / ${image.height}`
  }
}

/**
 * The page of a draft, with its drawings in it. One that has a wrong field is shown with it, or without the item of the
 * list that has it.
 * @returns undefined where the site has no page of it, or none can be made of it
 */
async function pageOf(
  { collection, file, fields, unsaved }: Draft,
  all: Content,
  style: Style,
): Promise<Element | undefined> {
  const name = collection as CollectionName
  const { body = '', ...data } = fields
  const asData = (some: object) => ({ ...all, [name]: [...all[name], { id: idOf(file), file, data: some, body }] })
  const isRight = all[name].some((entry) => entry.file === file)
  for (const content of isRight ? [all] : [asData(data), asData(withoutWrongItems(name, data))])
    try {
      const pages = await pagesOf(fillPlaceholders(content), file)
      const html = previewHtml(name, pages, idOf(file))
      if (html === undefined) return undefined
      const pictures = new Map(picturesOf(pages.content, pages.articles, style).map((one) => [one.path, one]))
      const page = element('div', 'bg-paper text-ink')
      page.innerHTML = html.replace(/"(\/pictures\/[^"]+)"/g, (address, path) => {
        const picture = pictures.get(path)
        return picture ? `"${dataUrl(drawOne(picture))}"` : address
      })
      showUnsaved(page, unsaved)
      for (const [token, value] of Object.entries(tokensOf(pages.content.brand)))
        page.style.setProperty(`--${token}`, value)
      return page
    } catch {
      // What is wrong stands beside the fields.
    }
  return undefined
}

/** What the build checks beyond the schema of one file, and what the site shows of a draft. */
const review: EditedSite['review'] = async (draft, all) => {
  const { collection, file, fields } = draft
  const brand = (all as Content | undefined)?.brand[0]?.data ?? (await firstBrand)
  const style = { fonts: await fontsOf(brand), palette: paletteOf(brand) }
  const problems: string[] = []
  const attempt = <Result>(work: () => Result): Result | undefined => {
    try {
      return work()
    } catch (error) {
      problems.push(...messagesOf(error))
      return undefined
    }
  }
  const draw = (one: Drawing) => attempt(() => dataUrl(drawPicture(one, style))) ?? ''
  const pictures = drawingsIn(fields).map(draw).map(pictureOf)
  const filled = attempt(() => all && fillPlaceholders(all as Content))
  /** Undefined while the draft has a wrong field. */
  const content = filled?.[collection as CollectionName].some((entry) => entry.file === file) ? filled : undefined
  const company = content?.company[0]?.data
  if (content) attempt(() => checkRelations(content, company ? Object.keys(legalFacts(company)) : [], style.fonts))
  const preview = element('div', 'p-6', ...pictures)
  if ('markdown' in collections[collection as CollectionName]) {
    const { title = '', body = '', excerpt, description = '', ...data } = fields as Record<string, string>
    const { html, metadata } = await render({ id: idOf(file), file, body })
    const path = collection === 'legal' ? `/${idOf(file)}` : `/blog/${idOf(file)}`
    const links = content ? pagePaths(content) : new Map(metadata.links.map((link) => [link, '']))
    attempt(() => checkLinks([{ path, file, metadata }], links))
    const written = { title, excerpt, description, ...data }
    problems.push(...unfinished({ articles: [{ file, data: written, body }], guides: [] }))
    const drawings = metadata.drawings.map(draw)
    const text = element('div', 'prose mt-8')
    text.innerHTML = html.replace(/(<figure><img src=")[^"]*/g, (_, start) => start + drawings.shift())
    preview.prepend(
      element('h1', 'display text-3xl wrap-anywhere', title),
      element('p', 'mt-5', excerpt ?? description),
    )
    preview.append(text)
  }
  const page = all && (await pageOf(draft, all as Content, style))
  return page ? { problems, preview: [page] } : { problems, preview: [preview], isPartial: true }
}

/** A legal page has the styles of every page, and those of running text. */
export const site: EditedSite = { styledPage: '/privacy', collections, blocks, review }
