import { z } from 'zod'
import { quoted } from './problem.ts'

/** What a value inside a drawing takes, in an editor's words. */
function takesInside(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_union':
      return `one of ${('options' in issue && Array.isArray(issue.options) ? issue.options : []).map(String).join(', ')}`
    case 'invalid_value':
      return `one of ${issue.values.map(String).join(', ')}`
    case 'too_big':
    case 'too_small': {
      const count = issue.code === 'too_big' ? issue.maximum : issue.minimum
      const bound = issue.exact ? 'exactly' : issue.code === 'too_big' ? 'at most' : 'at least'
      const unit = issue.origin === 'string' ? ' characters' : issue.origin === 'array' ? ' items' : ''
      return `${bound} ${count}${unit}`
    }
    case 'invalid_type':
      if (issue.expected === 'string') return 'text; a figure that is text stands in quotes, such as "12"'
      if (issue.expected === 'number') return 'a number without quotes or signs'
      if (issue.expected === 'int') return 'a whole number'
      if (issue.expected === 'array') return 'a list'
      if (issue.expected === 'object') return 'fields with values'
      return issue.expected
    default:
      return issue.message
  }
}

function at(value: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null ? (inner as Record<PropertyKey, unknown>)[key] : undefined,
    value,
  )
}

/** A path as an editor reads it: `cover > bars > item 2 > label`. */
export const place = (path: PropertyKey[]) =>
  path.map((key) => (typeof key === 'number' ? `item ${key + 1}` : String(key))).join(' > ')

/** The schema of a value, without what only says that it may be missing. */
export function bare(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodNullable
    ? bare(schema.unwrap() as z.ZodType)
    : schema
}

/** What the schema says that a field takes; undefined where nobody has written it down. */
function described(schema: z.ZodType, path: PropertyKey[]): string | undefined {
  const [key, ...rest] = path
  if (key === undefined) return schema.description ?? bare(schema).description
  const inner = bare(schema)
  if (inner instanceof z.ZodObject) {
    const next = inner.shape[String(key)] as z.ZodType | undefined
    return next && described(next, rest)
  }
  if (inner instanceof z.ZodArray) return described(inner.element as z.ZodType, rest)
  return undefined
}

/** The fields that a record has, as a list in words; undefined for anything else. */
export function knownFields(schema: z.ZodType): string | undefined {
  const inner = bare(schema)
  return inner instanceof z.ZodObject ? Object.keys(inner.shape).join(', ') : undefined
}

/**
 * One wrong field as a sentence: where it stands, what it got, what it takes.
 * @param given the whole value that was checked
 * @param schema what it was checked against; its descriptions are the words for what a field takes
 * @param start path of the checked value within the file, such as `picture 2 of the text`
 */
export function wrongField(issue: z.core.$ZodIssue, given: unknown, schema: z.ZodType, start: string[] = []): string {
  const where = place([...start, ...issue.path])
  if (issue.code === 'unrecognized_keys') {
    const keys = issue.keys.map((key) => `"${key}"`).join(', ')
    return `${where ? `${where}: ` : ''}the field ${keys} is not known${where ? ' there' : ''}.`
  }
  const value = at(given, issue.path)
  const words = described(schema, issue.path) ?? takesInside(issue)
  if (value === undefined || value === null) return `${where} is missing; it takes ${words}.`
  const counted = (issue.code === 'too_big' || issue.code === 'too_small') && issue.origin === 'string'
  const length = counted ? ` (${String(value).trim().length} characters)` : ''
  return `${where} is ${quoted(value)}${length}, but takes ${words}.`
}
