import type { Field, VariableFieldType } from '@sveltia/cms'
import type { z } from 'zod'

type Rule = 'minLength' | 'maxLength' | 'pattern' | 'format' | 'minimum' | 'maximum' | 'minItems' | 'maxItems'
type Known = 'title' | 'description' | 'type' | 'const' | 'enum' | 'required' | Rule

/** A schema as JSON, with what `field` and `reference` wrote into it. */
export type Schema = Pick<z.core.JSONSchema.BaseSchema, Known> & {
  properties?: Record<string, Schema>
  items?: Schema
  oneOf?: Schema[]
  anyOf?: Schema[]
  /** The collection whose file names it takes. */
  collection?: string
  /** Folder below `public/` of the picture it takes. */
  pictures?: string
  date?: boolean
  /** What it means where an optional yes or no is missing; no, unless told. */
  absent?: boolean
}

/** What the schema's words and rules say to a person who has no word for the field. */
export const worded = (name: string) => {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Longer text than this gets more than a line to be written in. */
const ONE_LINE = 90

/** The field of a drawing that says which kind it is. */
export const kindOf = (types: Schema[]) =>
  Object.entries(types[0]?.properties ?? {}).find(([, { const: value }]) => value !== undefined)?.[0]

const fieldsOf = ({ properties = {}, required = [] }: Schema, leave?: string): Field[] =>
  Object.entries(properties)
    .filter(([name]) => name !== leave)
    .map(([name, schema]) => fieldFor(name, schema, required.includes(name)))

const typesOf = (types: Schema[], key: string): VariableFieldType[] =>
  types.map((type) => {
    const { const: name, title } = type.properties?.[key] ?? {}
    return { name: String(name), label: title ?? worded(String(name)), fields: fieldsOf(type, key) }
  })

/** How a closed item of a list is called: by its first text. */
const summaryOf = ({ properties = {} }: Schema) => {
  const [first] = Object.entries(properties).find(([, { type, const: fixed }]) => type === 'string' && !fixed) ?? []
  return first && `{{fields.${first}}}`
}

function textFor({ minLength, maxLength, pattern, description, format }: Schema) {
  return {
    widget: (maxLength ?? 0) > ONE_LINE ? ('text' as const) : ('string' as const),
    ...(format === 'uri' && { type: 'url' as const }),
    ...(minLength !== undefined && minLength > 1 && { minlength: minLength }),
    ...(maxLength !== undefined && { maxlength: maxLength }),
    ...(pattern !== undefined && {
      pattern: [pattern, `It takes ${description ?? 'another form'}.`] as [string, string],
    }),
  }
}

function numberFor({ type, minimum, maximum }: Schema) {
  return {
    widget: 'number' as const,
    value_type: type === 'integer' ? ('int' as const) : ('float' as const),
    ...(minimum !== undefined && { min: minimum }),
    ...(maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER && { max: maximum }),
    ...(type === 'number' && { step: 0.01 }),
  }
}

function listFor({ items = {}, minItems, maxItems }: Schema) {
  const size = { ...(minItems !== undefined && { min: minItems }), ...(maxItems !== undefined && { max: maxItems }) }
  if (items.collection) return { ...relationTo(items.collection), multiple: true, ...size }
  const list = { widget: 'list' as const, collapsed: 'auto' as const, ...size }
  if (items.oneOf) return { ...list, ...choiceOf(items.oneOf) }
  if (items.properties)
    return { ...list, label_singular: items.title ?? 'item', fields: fieldsOf(items), summary: summaryOf(items) }
  const isLine = items.type === 'string' && !items.enum && (items.maxLength ?? 0) <= ONE_LINE
  const size1 = { widget: 'list' as const, label_singular: 'item', ...size }
  return isLine ? size1 : { ...size1, field: fieldFor('item', { title: 'Item', ...items }, true) }
}

const relationTo = (collection: string) => ({ widget: 'relation' as const, collection })

/** @throws Error for a choice that is not told apart by one field */
function choiceOf(types: Schema[]) {
  const key = kindOf(types)
  if (!key) throw new Error('The editor knows choices only that one field tells apart.')
  return { types: typesOf(types, key), typeKey: key }
}

function widgetFor(schema: Schema): object {
  if (schema.collection) return relationTo(schema.collection)
  if (schema.pictures)
    return { widget: 'image', media_folder: `/public/${schema.pictures}`, public_folder: `/${schema.pictures}` }
  if (schema.date) return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' }
  if (schema.enum) return { widget: 'select', options: schema.enum }
  if (schema.oneOf) return { widget: 'object', collapsed: 'auto', ...choiceOf(schema.oneOf) }
  if (schema.anyOf) return widgetFor(schema.anyOf.find(({ const: fixed }) => fixed !== '') ?? {})
  switch (schema.type) {
    case 'boolean':
      return { widget: 'boolean', default: schema.absent ?? false }
    case 'integer':
    case 'number':
      return numberFor(schema)
    case 'array':
      return listFor(schema)
    case 'object':
      return { widget: 'object', fields: fieldsOf(schema) }
    case 'string':
      return textFor(schema)
    default:
      throw new Error(`The editor knows no field for ${JSON.stringify(schema).slice(0, 200)}.`)
  }
}

/** Whether an empty text is a value of its own: the field stays in the file, and may hold nothing. */
export const takesEmptyText = ({ type, minLength, pattern, anyOf, date, enum: options }: Schema) =>
  anyOf?.some(({ const: fixed }) => fixed === '') || (type === 'string' && !minLength && !pattern && !date && !options)

/** The schema's words for what a field takes, without what only concerns a file; a switch or a choice explains itself. */
function hintFor({ description, type, collection, date, enum: options }: Schema): { hint?: string } {
  if (!description || collection || date || options || description.startsWith('true or false')) return {}
  const words = description.replace(/,? (?:without|in) quotes(?: or signs)?/, '')
  return { hint: type === 'boolean' ? words.replace(/^true/, 'Yes').replace(/^false/, 'No') : `Takes ${words}.` }
}

/**
 * The editor's field for a value of a schema: label and hint in the schema's words, rules by its rules.
 * @throws Error for a schema that the editor has no field for
 */
export function fieldFor(name: string, schema: Schema, required: boolean): Field {
  return {
    name,
    label: schema.title ?? worded(name),
    ...hintFor(schema),
    required: required && !takesEmptyText(schema) && !(schema.type === 'array' && !schema.minItems),
    ...widgetFor(schema),
  } as Field
}
