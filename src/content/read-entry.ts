import { parse } from 'yaml'
import type { z } from 'zod'
import type { Definition } from './collections.ts'
import { notYaml } from './not-yaml.ts'
import { ContentError } from './problem.ts'
import { knownFields, wrongField } from './wrong-field.ts'

const idPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/
/** Addresses below /blog that the site uses itself; the hubs' own are checked with the links. */
const reserved = new Set(['page', '404'])

function splitFile(file: string, text: string): { header: string; body: string } {
  // Some editors on Windows put a byte order mark before the first line.
  const match = /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n([\s\S]*))?$/.exec(text)
  if (!match?.[1])
    throw new ContentError(
      `${file}: the front matter is missing. The file starts with a line ---, the fields, and a line ---.`,
    )
  return { header: match[1], body: match[2] ?? '' }
}

function describe({ schema, one, prose }: Definition, file: string, issue: z.core.$ZodIssue, given: unknown): string {
  if (issue.path.length === 0 && issue.code !== 'unrecognized_keys')
    return `${file}: the ${prose ? 'front matter' : 'file'} holds no fields. Each is a line such as title: Ten things to photograph.`
  const sentence = wrongField(issue, given, schema)
  return `${file}: ${sentence}${issue.code === 'unrecognized_keys' && issue.path.length === 0 ? ` ${one} has ${knownFields(schema)}.` : ''}`
}

/**
 * The fields as they are written, unchecked, and for prose the Markdown below them.
 * @throws ContentError where the file is not YAML, or has no front matter
 */
export function parseFile({ prose }: Definition, file: string, text: string): { given: unknown; body: string } {
  const { header, body } = prose ? splitFile(file, text) : { header: text, body: '' }
  try {
    // By YAML's core rules a date stays the text that was written.
    return { given: parse(header), body }
  } catch (error) {
    throw new ContentError(`${file}: ${prose ? 'the front matter' : 'the file'} ${notYaml(error, prose ? 1 : 0)}`)
  }
}

/**
 * Reads one file of a collection.
 * @param file its path as messages should name it
 * @returns the checked fields, and for prose the Markdown below them
 * @throws ContentError with one line for each wrong field
 */
export function readEntry(
  definition: Definition,
  id: string,
  file: string,
  text: string,
): { data: unknown; body: string } {
  if (!idPattern.test(id))
    throw new ContentError(
      `${file}: the file name is "${id}", but takes lower-case letters, digits and single hyphens.`,
    )
  if (definition.prose && reserved.has(id))
    throw new ContentError(`${file}: the file name "${id}" is an address that the blog uses itself. Choose another.`)
  const { given, body } = parseFile(definition, file, text)
  const result = definition.schema.safeParse(given)
  if (!result.success)
    throw new ContentError(result.error.issues.map((issue) => describe(definition, file, issue, given)).join('\n'))
  return { data: result.data, body }
}
