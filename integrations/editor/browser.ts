import { type Drawing, drawingSchema, drawPicture, type Fonts, loadFonts } from '@packages/drawings'
import { EDITOR, type EditedSite } from '@packages/editor'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { pagePaths } from '../../src/content/addresses.ts'
import { type Brand, paletteOf, typefacesOf } from '../../src/content/brand.ts'
import { checkLinks } from '../../src/content/check-links.ts'
import { blocks, type CollectionName, type Content, collections } from '../../src/content/collections.ts'
import { withFigures } from '../../src/content/figures.ts'
import { renderMarkdown } from '../../src/content/markdown.ts'
import { checkRelations } from '../../src/content/relations.ts'
import { blockSchema } from '../../src/content/schemas/blocks.ts'
import { isPhoto } from '../../src/content/schemas/picture.ts'
import { unfinished } from '../../src/content/unfinished.ts'
import { landingPage, landingPictures } from '../../src/data/landing.ts'
import { legalFacts } from '../../src/data/legal-page.ts'
import { LandingPage } from '../../src/landing/landing-page.tsx'
import { brandPreview } from './brand-preview.ts'
import { element, pictureOf } from './elements.ts'

/** The brand that the page came with, until the files of the folder or repository are known. */
const firstBrand: Promise<Brand> = fetch(`${EDITOR}/brand.json`).then((response) => response.json())

const loading = new Map<string, Promise<Fonts>>()
function fontsOf({ typefaces }: Brand): Promise<Fonts> {
  const key = JSON.stringify(typefaces)
  const read = async (name: string) => (await fetch(`${EDITOR}/fonts/${name}.ttf`)).bytes()
  const fonts = loading.get(key) ?? loadFonts(typefacesOf({ typefaces }), read)
  loading.set(key, fonts)
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

/** A landing page as it is so far: without the blocks that have a wrong field. */
function showLanding(slug: string, fields: Record<string, unknown>, all: Content, draw: (one: Drawing) => string) {
  const [[home], [packages], [words]] = [all.home, all.packages, all.servicePage]
  if (!home || !packages || !words) return []
  const blocks = [fields.blocks ?? []].flat().flatMap((block) => blockSchema.safeParse(block).data ?? [])
  const services = [fields.services ?? []].flat().map(String)
  const data = { name: String(fields.name ?? ''), sample: fields.sample === true, services, blocks }
  const plans = all.plans.toSorted((one, two) => one.data.order - two.data.order)
  const page = landingPage(
    { id: slug, data },
    { ...all, plans, home: home.data, packages: packages.data, words: words.data },
  )
  const html = landingPictures(slug, blocks).reduce(
    (text, { path, picture }) => (isPhoto(picture) ? text : text.replace(`"${path}"`, () => `"${draw(picture)}"`)),
    renderToStaticMarkup(createElement(LandingPage, page)),
  )
  const shown = element('div', '')
  shown.innerHTML = html
  return [shown]
}

/** What the build checks beyond the schema of one file, and articles and landing pages as the site shows them. */
const review: EditedSite['review'] = async ({ collection, file, fields }, all) => {
  const brand = (all as Content | undefined)?.brand[0]?.data ?? (await firstBrand)
  const [fonts, palette] = [await fontsOf(brand), paletteOf(brand)]
  const problems: string[] = []
  const attempt = <Result>(work: () => Result): Result | undefined => {
    try {
      return work()
    } catch (error) {
      problems.push(...messagesOf(error))
      return undefined
    }
  }
  const draw = (one: Drawing) =>
    attempt(() => `data:image/svg+xml,${encodeURIComponent(drawPicture(one, { fonts, palette }))}`) ?? ''
  const pictures = drawingsIn(fields).map(draw).map(pictureOf)
  const filled = attempt(() => all && withFigures(all as Content))
  const own = filled?.[collection as CollectionName].find((entry) => entry.file === file)
  /** Undefined while the draft has a wrong field. */
  const content = own && filled
  const company = content?.company[0]?.data
  if (content) attempt(() => checkRelations(content, company ? Object.keys(legalFacts(company)) : [], fonts))
  const definition = collections[collection as CollectionName]
  if (collection === 'brand') return { problems, preview: brandPreview(brand, { fonts, palette }) }
  const id = file.replace(/^.*\/|\.\w+$/g, '')
  if (filled && collection === 'landing') {
    const preview = attempt(() => showLanding(id, own ? { ...own.data } : fields, filled, draw))
    return { problems: [...new Set(problems)], preview: preview ?? pictures }
  }
  if (!('markdown' in definition)) return { problems, preview: pictures }

  const { title, body = '', excerpt, description, ...data } = fields as Record<string, string>
  const { html, reading } = await renderMarkdown(id, body)
  const path = collection === 'legal' ? `/${id}` : `/blog/${id}`
  attempt(() =>
    checkLinks(
      [{ path, file, reading }],
      content ? pagePaths(content) : new Map(reading.links.map((link) => [link, ''])),
    ),
  )
  problems.push(
    ...unfinished({ articles: [{ file, data: { title, excerpt, description, ...data }, body }], guides: [] }),
  )
  const drawings = reading.drawings.map(draw)
  const text = element('div', 'prose mt-8')
  text.innerHTML = html.replace(/(<figure><img src=")[^"]*/g, (_, start) => start + drawings.shift())
  const heading = element('h1', 'display mt-6 text-3xl wrap-anywhere', title ?? '')
  const lead = element('p', 'measure mt-5 text-lg text-muted', excerpt ?? description ?? '')
  return { problems, preview: [heading, lead, ...pictures, text] }
}

export const site: EditedSite = { collections, blocks, review }
