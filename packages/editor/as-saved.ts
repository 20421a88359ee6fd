import { type Definition, parseFile } from '@packages/content-files'
import { drawing, schemaOf } from './config.ts'
import { writeEntry } from './write-entry.ts'

/**
 * A file's text as the editor writes it; for every file of the site the same as it has, so that a save shows what was
 * changed and nothing else.
 * @throws ContentError where the file is not YAML
 */
export function asSaved(definition: Definition, file: string, text: string): string {
  const { fields, body } = parseFile(definition, file, text)
  return writeEntry({ ...fields, body }, schemaOf(definition), definition.markdown && drawing)
}
