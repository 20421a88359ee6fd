import { YAMLParseError } from 'yaml'
import { z } from 'zod'
import { unwrap } from './field.ts'

/** Content that cannot be published. The message names the file, the field, what it got and what it must be. */
export class ContentError extends Error {
  override name = 'ContentError'
  /** Build tools print the stack of an error that stops them. Owners need only the message. */
  override stack = ''
}

/**
 * Why a text is not YAML: the line, what the parser says, and the usual cause.
 * @param linesBefore lines of the file above the text
 */
export function notYaml(error: unknown, linesBefore = 0): string {
  if (!(error instanceof YAMLParseError)) return 'is not YAML.'
  const [reason = ''] = error.message.split(/ at line \d/)
  const line = (error.linePos?.[0].line ?? 1) + linesBefore
  return `is not YAML, in line ${line}: ${reason}. A text that contains a colon or begins with a special character must be in quotes.`
}

/** The path of a field as messages write it: `cover > bars > item 2 > label`. */
export const fieldPath = (path: PropertyKey[]) =>
  path.map((key) => (typeof key === 'number' ? `item ${key + 1}` : String(key))).join(' > ')

const LONGEST_QUOTE = 80

/** A value for a message: short, on one line, text in quotation marks. */
function quoted(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  const short = text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE - 3)}…` : text
  return typeof value === 'string' ? `"${short}"` : short
}

/** What a field must be, from the rule that it breaks, where its schema has no description. */
function expectedByRule(issue: z.core.$ZodIssue): string {
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
      if (issue.expected === 'string') return 'text; put a number that is meant as text in quotes, such as "12"'
      if (issue.expected === 'number') return 'a number without quotes or signs'
      if (issue.expected === 'int') return 'a whole number'
      if (issue.expected === 'array') return 'a list'
      if (issue.expected === 'object') return 'a group of fields'
      return issue.expected
    default:
      return issue.message
  }
}

/** The description of the field at a path; undefined where its schema has none. */
function descriptionAt(schema: z.ZodType, [key, ...rest]: PropertyKey[], given: unknown): string | undefined {
  const inner = unwrap(schema, given)
  if (key === undefined) return schema.description ?? inner.description
  if (inner instanceof z.ZodObject) {
    const next = inner.shape[String(key)] as z.ZodType | undefined
    return next && descriptionAt(next, rest, valueAt(given, [key]))
  }
  return inner instanceof z.ZodArray
    ? descriptionAt(inner.element as z.ZodType, rest, valueAt(given, [key]))
    : undefined
}

/** The value at a path, such as `['steps', 1, 'text']`; undefined where there is none. */
export function valueAt(value: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null ? (inner as Record<PropertyKey, unknown>)[key] : undefined,
    value,
  )
}

/**
 * One wrong field as a sentence: where it is, what it got, what it must be.
 * @param given the whole value that was checked
 * @param schema what it was checked against; its descriptions say what a field must be
 * @param start path of the checked value within the file, such as `picture 2 of the text`
 */
export function wrongField(issue: z.core.$ZodIssue, given: unknown, schema: z.ZodType, start: string[] = []): string {
  const where = fieldPath([...start, ...issue.path])
  if (issue.code === 'unrecognized_keys') {
    const keys = issue.keys.map((key) => `"${key}"`).join(', ')
    const known = issue.keys.length === 1 ? 'the field %s is' : 'the fields %s are'
    return `${where ? `${where}: ` : ''}${known.replace('%s', keys)} not known${where ? ' there' : ''}.`
  }
  const value = valueAt(given, issue.path)
  const expected = descriptionAt(schema, issue.path, given) ?? expectedByRule(issue)
  if (value === undefined || value === null) return `${where} is missing; it must be ${expected}.`
  const counted = (issue.code === 'too_big' || issue.code === 'too_small') && issue.origin === 'string'
  const length = counted ? ` (${String(value).trim().length} characters)` : ''
  return `${where} is ${quoted(value)}${length}, but must be ${expected}.`
}
