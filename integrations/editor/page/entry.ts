import { type CollectionName, collections, type Definition } from '../../../src/content/collections.ts'
import { markdownProcessor, type Reading, readingOf } from '../../../src/content/markdown.ts'
import { parseFile, readEntry } from '../../../src/content/read-entry.ts'
import { drawPicture } from '../../pictures/draw.ts'
import { type Drawing, drawingSchema } from '../../pictures/drawing.ts'
import { drawing, nameField, schemaOf } from '../config.ts'
import { writeEntry } from '../write-entry.ts'
import { fetchFonts } from './font-file.ts'

export type Fields = Record<string, unknown>
/** An entry that is being edited: its file, and everything in it. */
export type Draft = { name: CollectionName; file: string; fields: Fields }
export type Checked = { problems: string[]; html: string; drawings: string[] }

const all: Record<CollectionName, Definition> = collections
const schemas = Object.fromEntries(Object.entries(all).map(([name, one]) => [name, schemaOf(one)]))
const ready = fetchFonts()
const rendering = markdownProcessor.createRenderer({ syntaxHighlight: false, gfm: true, smartypants: true } as never)

const sentence = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** A file's fields for the editor. One that cannot be read stays in the list, and says why under its name. */
export function fromFile(name: CollectionName, text: string): Fields {
  const definition = all[name]
  try {
    const { given, body } = parseFile(definition, 'this file', text)
    if (typeof given !== 'object' || given === null || Array.isArray(given))
      throw new Error('this file holds no fields.')
    return definition.prose ? { ...given, body: body.trim() } : { ...given }
  } catch (error) {
    const problem = sentence(error).split('\n')[0] ?? ''
    return { [nameField(definition)]: `Broken: ${problem}`, problem }
  }
}

export const toFile = (name: CollectionName, fields: Fields) =>
  writeEntry(fields, schemas[name] ?? {}, all[name].prose && drawing)

function drawingsIn(value: unknown): Drawing[] {
  if (Array.isArray(value)) return value.flatMap(drawingsIn)
  if (typeof value !== 'object' || value === null) return []
  const { shows: _, ...rest } = value as Fields
  const found = drawingSchema.safeParse(rest)
  return found.success ? [found.data] : Object.values(value).flatMap(drawingsIn)
}

/** A drawing as an address; undefined where it cannot be drawn. */
function drawn(drawing: Drawing, problems: string[]): string {
  try {
    return `data:image/svg+xml,${encodeURIComponent(drawPicture(drawing))}`
  } catch (error) {
    problems.push(sentence(error))
    return ''
  }
}

async function rendered(file: string, body: string, problems: string[]): Promise<string> {
  const { code, metadata } = await (await rendering).render(body, {
    fileURL: new URL(file, 'file:///'),
    frontmatter: {},
  })
  const reading: Reading = readingOf(metadata.frontmatter)
  problems.push(...reading.problems)
  if (reading.images.length > 0) problems.push('the site draws its pictures; the text shows none from a file.')
  const pictures = reading.drawings.map((drawing) => drawn(drawing, problems))
  return code.replace(/(<figure><img src=")[^"]*/g, (_, start) => start + pictures.shift())
}

/** What the build would say of a draft, each a sentence, and what the page would show of it. */
export async function check({ name, file, fields }: Draft): Promise<Checked> {
  await ready
  const problems: string[] = []
  const checked: Checked = { problems, html: '', drawings: [] }
  const id =
    file
      .split('/')
      .at(-1)
      ?.replace(/\.\w+$/, '') ?? ''
  try {
    if (fields.problem) throw new Error(`This file is broken and cannot be edited here. ${fields.problem}`)
    readEntry(all[name], id, file, toFile(name, fields))
  } catch (error) {
    problems.push(
      ...sentence(error)
        .split('\n')
        .map((line) => line.replace(`${file}: `, '')),
    )
  }
  checked.drawings = drawingsIn(fields).map((drawing) => drawn(drawing, problems))
  if (all[name].prose && !fields.problem) checked.html = await rendered(file, String(fields.body ?? ''), problems)
  return checked
}
