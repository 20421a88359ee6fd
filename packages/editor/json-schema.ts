import { z } from 'zod'

type Rule = 'minLength' | 'maxLength' | 'pattern' | 'format' | 'minimum' | 'maximum' | 'minItems' | 'maxItems'
type Known = 'title' | 'description' | 'type' | 'const' | 'enum' | 'required' | Rule

/** A schema as JSON, with the metadata of `@packages/content-files`. */
export type Schema = Pick<z.core.JSONSchema.BaseSchema, Known> &
  Pick<z.GlobalMeta, 'collection' | 'pictures' | 'color' | 'file' | 'date' | 'defaultValue'> & {
    properties?: Record<string, Schema>
    items?: Schema
    oneOf?: Schema[]
    anyOf?: Schema[]
  }

/** A block of YAML in a text, between fences: its name in the editor, its icon there and what it holds. */
export type Block = { label: string; icon: string; schema: z.ZodType }

const converted = new WeakMap<z.ZodType, Schema>()

export function jsonSchema(schema: z.ZodType): Schema {
  const known = converted.get(schema) ?? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema)
  converted.set(schema, known)
  return known
}

/** The field that tells the variants of a union apart, such as `kind`. */
export const discriminatorOf = (variants: Schema[]) =>
  Object.entries(variants[0]?.properties ?? {}).find(([, { const: value }]) => value !== undefined)?.[0]

/** The schema of a record: of the variant that it is, where the schema is a union. */
export function variantOf(schema: Schema, record: Record<string, unknown>): Schema {
  const key = schema.oneOf && discriminatorOf(schema.oneOf)
  return (key && schema.oneOf?.find(({ properties }) => properties?.[key]?.const === record[key])) || schema
}

/** Whether an empty text is a value: the field stays in the file, and may hold nothing. */
export const takesEmptyText = ({ type, minLength, pattern, anyOf, date, enum: options }: Schema) =>
  anyOf?.some(({ const: value }) => value === '') || (type === 'string' && !minLength && !pattern && !date && !options)

/** A label made of a key in camel case: `usdPrice` is "Usd price". */
export function labelFor(key: string): string {
  const words = key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The schema of a field; in a union, of the first variant that has it. */
const fieldIn = (schema: Schema | undefined, name: string): Schema | undefined =>
  schema?.oneOf && discriminatorOf(schema.oneOf) !== name
    ? schema.oneOf.map(({ properties }) => properties?.[name]).find(Boolean)
    : schema?.properties?.[name]

/** The path that a message of the build begins with, such as `results > chart > rows > item 2 > label`. */
const PATH = /^\w+( > \w+( \d+)?)*/
const CAMEL_CASE = /\b[a-z]+[A-Z]\w*/g

/**
 * A message of the build with the labels of the editor in place of keys, for people who have not seen the file.
 * @param message such as `chatPrice > elsewhere is "$299", but usdPrice is 349.`
 * @param schema of the entry that it is about
 */
export function withLabels(message: string, schema: Schema): string {
  const path = PATH.exec(message)?.[0] ?? ''
  let inner: Schema | undefined = schema
  const labels = path.split(' > ').map((name) => {
    const isItem = /^item \d+$/.test(name)
    inner = isItem ? inner?.items : fieldIn(inner, name)
    return isItem ? name : (inner?.title ?? labelFor(name))
  })
  const rest = message.slice(path.length).replace(CAMEL_CASE, (name) => schema.properties?.[name]?.title ?? name)
  return (inner ? labels.join(' > ') : path) + rest
}
