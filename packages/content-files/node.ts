import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { z } from 'zod'
import { type Definition, type Entry, isSingleFile, readEntry } from './read-entry.ts'
import { ContentError } from './wrong-field.ts'

/**
 * The files of a collection by name, relative to the project.
 * @param root the project's folder
 */
export function findFiles(root: string, definition: Definition): string[] {
  const { path, markdown } = definition
  if (isSingleFile(definition)) return [path]
  if (!existsSync(`${root}/${path}`)) return []
  return readdirSync(`${root}/${path}`)
    .filter((name) => name.endsWith(markdown ? '.md' : '.yaml'))
    .sort()
    .map((name) => `${path}/${name}`)
}

/** @throws ContentError where the file is not there */
export function readFile(root: string, file: string): string {
  try {
    return readFileSync(`${root}/${file}`, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    throw new ContentError(`${file} is missing. Every site needs this file; restore it from an earlier version.`)
  }
}

/**
 * Reads and checks all files of a collection.
 * @param root the project's folder
 * @throws ContentError with a line for each wrong field of the first wrong file
 */
export function readFiles<Schema extends z.ZodType>(
  root: string,
  definition: Definition<Schema>,
): Entry<z.output<Schema>>[] {
  return findFiles(root, definition).map((file) => readEntry(definition, file, readFile(root, file)))
}
