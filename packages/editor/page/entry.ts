import { idOf, parseFile, readEntry } from '@packages/content-files'
import { type Drawing, drawingSchema, drawPicture, loadFonts } from '@packages/drawings'
import { pagePaths } from '../../../src/content/addresses.ts'
import { checkLinks } from '../../../src/content/check-links.ts'
import type { CollectionName, Content } from '../../../src/content/collections.ts'
import { renderMarkdown } from '../../../src/content/markdown.ts'
import { checkRelations } from '../../../src/content/relations.ts'
import { unfinished } from '../../../src/content/unfinished.ts'
import { legalFacts } from '../../../src/data/legal-page.ts'
import { palette } from '../../../src/lib/palette.ts'
import { drawing, nameField, schemaOf } from '../config.ts'
import { labelled } from '../labelled.ts'
import { writeEntry } from '../write-entry.ts'
import { type Draft, definitions, type Fields } from './around.ts'

export type Checked = { problems: string[]; html: string; drawings: string[] }

const schemas = Object.fromEntries(Object.entries(definitions).map(([name, one]) => [name, schemaOf(one)]))
const loading = loadFonts(async (name) => (await fetch(`/admin/fonts/${name}.ttf`)).bytes())

const sentence = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** A file's fields for the editor. One that cannot be read stays in the list, and says why under its name. */
export function fromFile(name: CollectionName, text: string): Fields {
  const definition = definitions[name]
  try {
    const { fields, body } = parseFile(definition, 'this file', text)
    return definition.markdown ? { ...fields, body: body.trim() } : fields
  } catch (error) {
    const problem = sentence(error).replace('this file: the', 'The')
    return { [nameField(definition)]: `Broken: ${problem}`, problem }
  }
}

export const toFile = (name: CollectionName, fields: Fields) =>
  writeEntry(fields, schemas[name] ?? {}, definitions[name].markdown && drawing)

function drawingsIn(value: unknown): Drawing[] {
  if (Array.isArray(value)) return value.flatMap(drawingsIn)
  if (typeof value !== 'object' || value === null) return []
  const { shows: _, ...rest } = value as Fields
  const found = drawingSchema.safeParse(rest)
  return found.success ? [found.data] : Object.values(value).flatMap(drawingsIn)
}

/**
 * What the build would say of a draft, each a sentence, and what the page would show of it.
 * @param around everything that is written, the draft among it, where that is known
 */
export async function check({ name, file, fields }: Draft, around?: Content): Promise<Checked> {
  const fonts = await loading
  const problems: string[] = []
  const schema = schemas[name] ?? {}
  const attempt = <Result>(work: () => Result): Result | undefined => {
    try {
      return work()
    } catch (error) {
      // What is wrong with other files is said where they are edited.
      const lines = sentence(error).split('\n')
      const own = lines.filter((line) => !line.startsWith('content/') || line.includes(file))
      problems.push(...own.map((line) => labelled(line.replace(`${file}: `, '').replace(`${file} `, ''), schema)))
      return undefined
    }
  }
  const draw = (one: Drawing) =>
    attempt(() => `data:image/svg+xml,${encodeURIComponent(drawPicture(one, { fonts, palette }))}`) ?? ''
  const id = idOf(file)

  if (fields.problem) return { problems: [`It cannot be edited here: ${fields.problem}`], html: '', drawings: [] }
  const entry = attempt(() => readEntry(definitions[name], file, toFile(name, fields)))
  const drawings = drawingsIn(fields).map(draw)
  if (entry && around)
    attempt(() =>
      checkRelations(around, Object.keys(around.company[0] ? legalFacts(around.company[0].data) : {}), fonts),
    )
  if (!definitions[name].markdown) return { problems, html: '', drawings }

  const body = String(fields.body ?? '')
  const { html: rendered, reading } = await renderMarkdown(id, body)
  const paths = around ? pagePaths(around) : new Set(reading.links)
  attempt(() => checkLinks([{ path: name === 'legal' ? `/${id}` : `/blog/${id}`, file, reading }], paths))
  problems.push(
    ...unfinished({ articles: [{ file, data: fields, body }], guides: [] }).map((line) =>
      line.replace(`${file} `, 'It '),
    ),
  )
  const pictures = reading.drawings.map(draw)
  const html = rendered.replace(/(<figure><img src=")[^"]*/g, (_, start) => start + pictures.shift())
  return { problems, html, drawings }
}
