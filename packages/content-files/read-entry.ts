import { parse } from 'yaml'
import { z } from 'zod'
import { SLUG, SLUG_IN_WORDS, unwrap } from './field.ts'
import { ContentError, notYaml, wrongField } from './wrong-field.ts'

/** A collection: where its files are and what each must be. */
export type Definition<Schema extends z.ZodType = z.ZodType> = {
  /** From the project's folder: a folder with a file for each entry, or the one file of a single entry. */
  path: string
  /** Files are Markdown with front matter; otherwise they are YAML. */
  markdown?: true
  /** An object schema, made of `field` and its kind. */
  schema: Schema
  /** The collection's name in the editor: "Articles". */
  label: string
  /** The name of one entry in messages and in the editor: "article". A single file needs none. */
  singular?: string
}

/** A file that was read. Its id is its name without the extension; `body` is the Markdown below the front matter. */
export type Entry<Data = unknown> = { id: string; file: string; data: Data; body: string }

export const isSingleFile = ({ path }: Definition) => /\.(yaml|md)$/.test(path)

/** The id of the entry that a file holds. */
export const idOf = (file: string) => file.slice(file.lastIndexOf('/') + 1).replace(/\.\w+$/, '')

/** What one entry is called in a message: "An article", "The file". */
const subject = ({ singular }: Definition) =>
  singular ? `${/^[aeiou]/.test(singular) ? 'An' : 'A'} ${singular}` : 'The file'

function splitFrontMatter(file: string, text: string): { header: string; body: string } {
  // Some editors on Windows put a byte order mark before the first line.
  const match = /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n([\s\S]*))?$/.exec(text)
  if (!match?.[1])
    throw new ContentError(
      `${file}: the front matter is missing. The file starts with a line ---, the fields, and a line ---.`,
    )
  return { header: match[1], body: match[2] ?? '' }
}

/** The value itself where it is a record; undefined for lists, texts and nothing. */
export function recordOf(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : undefined
}

/**
 * Parses a file without checking its fields.
 * @param file its path, for messages
 * @throws ContentError where the file is not YAML, holds no fields, or has no front matter
 */
export function parseFile(
  { markdown }: Definition,
  file: string,
  text: string,
): { fields: Record<string, unknown>; body: string } {
  const part = markdown ? 'front matter' : 'file'
  const { header, body } = markdown ? splitFrontMatter(file, text) : { header: text, body: '' }
  let given: unknown
  try {
    // The core schema of YAML 1.2, which this parser follows, leaves dates as text.
    given = parse(header)
  } catch (error) {
    throw new ContentError(`${file}: the ${part} ${notYaml(error, markdown ? 1 : 0)}`)
  }
  const fields = recordOf(given)
  if (!fields)
    throw new ContentError(
      `${file}: the ${part} has no fields. A field is a line such as title: Ten things to photograph.`,
    )
  return { fields, body }
}

function describeIssue(definition: Definition, issue: z.core.$ZodIssue, fields: unknown): string {
  const sentence = wrongField(issue, fields, definition.schema)
  const schema = unwrap(definition.schema)
  if (issue.code !== 'unrecognized_keys' || issue.path.length > 0 || !(schema instanceof z.ZodObject)) return sentence
  return `${sentence} ${subject(definition)} has ${Object.keys(schema.shape).join(', ')}.`
}

/**
 * Reads and checks one file of a collection.
 * @param file its path, with forward slashes
 * @throws ContentError with a line for each wrong field
 */
export function readEntry<Schema extends z.ZodType>(
  definition: Definition<Schema>,
  file: string,
  text: string,
): Entry<z.output<Schema>> {
  const id = idOf(file)
  if (!SLUG.test(id)) throw new ContentError(`${file}: the file name is "${id}", but must be ${SLUG_IN_WORDS}.`)
  const { fields, body } = parseFile(definition, file, text)
  const result = definition.schema.safeParse(fields)
  if (!result.success)
    throw new ContentError(
      result.error.issues.map((issue) => `${file}: ${describeIssue(definition, issue, fields)}`).join('\n'),
    )
  return { id, file, data: result.data, body }
}
