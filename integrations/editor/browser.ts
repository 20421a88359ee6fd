import { type Drawing, drawingSchema, drawPicture, type Fonts, loadFonts } from '@packages/drawings'
import { EDITOR, type EditedSite } from '@packages/editor'
import { pagePaths } from '../../src/content/addresses.ts'
import { type Brand, paletteOf, typefacesOf } from '../../src/content/brand.ts'
import { checkLinks } from '../../src/content/check-links.ts'
import { blocks, type CollectionName, type Content, collections } from '../../src/content/collections.ts'
import { withFigures } from '../../src/content/figures.ts'
import { renderMarkdown } from '../../src/content/markdown.ts'
import { checkRelations } from '../../src/content/relations.ts'
import { unfinished } from '../../src/content/unfinished.ts'
import { legalFacts } from '../../src/data/legal-page.ts'
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

/** What the build checks beyond the schema of one file, and an article as its page shows it. */
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
  const content = attempt(() => all && withFigures(all as Content))
  const company = content?.company[0]?.data
  if (content) attempt(() => checkRelations(content, company ? Object.keys(legalFacts(company)) : [], fonts))
  const definition = collections[collection as CollectionName]
  if (collection === 'brand') return { problems, preview: brandPreview(brand, { fonts, palette }) }
  if (!('markdown' in definition)) return { problems, preview: pictures }

  const { title, body = '', excerpt, description, ...data } = fields as Record<string, string>
  const id = file.replace(/^.*\/|\.md$/g, '')
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
