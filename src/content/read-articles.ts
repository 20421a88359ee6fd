import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { z } from 'zod'
import { articleSchema, type FrontMatter, guideSchema, takes } from './front-matter.ts'
import { ContentError } from './problem.ts'
import { wrongField } from './wrong-field.ts'

export type ArticleKind = 'article' | 'guide'
export type ArticleSource = FrontMatter & { id: string; kind: ArticleKind; file: string; markdown: string }

const idPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/
/** Addresses below /blog that are not articles. */
const reserved = new Set(['seo-growth', 'social-media', 'digital-strategy', 'page', '404'])

function splitFile(file: string, text: string): { header: string; markdown: string } {
  // Some editors on Windows put a byte order mark before the first line.
  const match = /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n([\s\S]*))?$/.exec(text)
  if (!match?.[1])
    throw new ContentError(
      `${file}: the front matter is missing. The file starts with a line ---, the fields, and a line ---.`,
    )
  return { header: match[1], markdown: match[2] ?? '' }
}

function describe(kind: ArticleKind, file: string, issue: z.core.$ZodIssue, given: unknown): string {
  if (issue.path.length > 0) return `${file}: ${wrongField(issue, given, [], takes)}`
  if (issue.code !== 'unrecognized_keys')
    return `${file}: the front matter holds no fields. Each is a line such as title: Ten things to photograph.`
  const known = Object.keys(takes).filter((field) => kind === 'guide' || field !== 'emoji')
  return `${file}: ${wrongField(issue, given)} ${kind === 'guide' ? 'A guide' : 'An article'} has ${known.join(', ')}.`
}

/**
 * Reads one article file.
 * @param file its path as messages should name it
 * @throws ContentError with one line for each wrong field
 */
export function readArticle(kind: ArticleKind, id: string, file: string, text: string): ArticleSource {
  if (!idPattern.test(id))
    throw new ContentError(
      `${file}: the file name is "${id}", but takes lower-case letters, digits and single hyphens.`,
    )
  if (reserved.has(id))
    throw new ContentError(`${file}: the file name "${id}" is an address that the blog uses itself. Choose another.`)
  const { header, markdown } = splitFile(file, text)
  let given: unknown
  try {
    given = parse(header)
  } catch (error) {
    throw new ContentError(`${file}: the front matter is not YAML. ${error instanceof Error ? error.message : ''}`)
  }
  const result = (kind === 'guide' ? guideSchema : articleSchema).safeParse(given)
  if (!result.success)
    throw new ContentError(result.error.issues.map((issue) => describe(kind, file, issue, given)).join('\n'))
  return { ...result.data, id, kind, file, markdown }
}

/**
 * Reads every article below a content folder, newest first.
 * @throws ContentError for the first file that cannot be read, and for an id that stands twice
 */
export function readArticles(contentFolder: string): ArticleSource[] {
  const all: ArticleSource[] = []
  for (const [folder, kind] of [
    ['articles', 'article'],
    ['guides', 'guide'],
  ] as const)
    for (const name of readdirSync(join(contentFolder, folder)).sort()) {
      if (!name.endsWith('.md')) continue
      const file = `content/${folder}/${name}`
      const id = name.slice(0, -'.md'.length)
      const twin = all.find((article) => article.id === id)
      if (twin) throw new ContentError(`${file}: the id "${id}" is taken by ${twin.file}. Rename one of the two files.`)
      all.push(readArticle(kind, id, file, readFileSync(join(contentFolder, folder, name), 'utf8')))
    }
  return all.sort((a, b) => b.date.localeCompare(a.date) || a.id.localeCompare(b.id))
}
