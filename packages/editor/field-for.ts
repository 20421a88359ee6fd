import type { Field, VariableFieldType } from '@sveltia/cms'
import { discriminatorOf, labelFor, type Schema, takesEmptyText } from './json-schema.ts'

/** Texts that may be longer than this get a box of several lines. */
const ONE_LINE = 90

const fieldsOf = ({ properties = {}, required = [] }: Schema, discriminator?: string): Field[] =>
  Object.entries(properties)
    .filter(([name]) => name !== discriminator)
    .map(([name, schema]) => fieldFor(name, schema, required.includes(name)))

const typesOf = (types: Schema[], key: string): VariableFieldType[] =>
  types.map((type) => {
    const { const: name, title } = type.properties?.[key] ?? {}
    return { name: String(name), label: title ?? labelFor(String(name)), fields: fieldsOf(type, key) }
  })

/** A collapsed item of a list shows its first text. */
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
  const plain = { widget: 'list' as const, label_singular: 'item', ...size }
  return isLine ? plain : { ...plain, field: fieldFor('item', { title: 'Item', ...items }, true) }
}

const relationTo = (collection: string) => ({ widget: 'relation' as const, collection })

/** @throws Error for a union without a discriminator */
function choiceOf(types: Schema[]) {
  const key = discriminatorOf(types)
  if (!key) throw new Error('The editor has fields only for unions that one field tells apart.')
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
      throw new Error(`The editor has no field for ${JSON.stringify(schema).slice(0, 200)}.`)
  }
}

/** What a field takes, without what concerns only files; relations, dates, choices and switches explain themselves. */
function hintFor({ description, type, collection, date, enum: options }: Schema): { hint?: string } {
  if (!description || collection || date || options || description.startsWith('true or false')) return {}
  const words = description.replace(/,? (?:without|in) quotes(?: or signs)?/, '')
  return { hint: type === 'boolean' ? words.replace(/^true/, 'Yes').replace(/^false/, 'No') : `Takes ${words}.` }
}

/**
 * Sveltia's field for a value: label, hint and rules come from its schema.
 * @throws Error for a schema that has no field
 */
export function fieldFor(name: string, schema: Schema, required: boolean): Field {
  return {
    name,
    label: schema.title ?? labelFor(name),
    ...hintFor(schema),
    required: required && !takesEmptyText(schema) && !(schema.type === 'array' && !schema.minItems),
    ...widgetFor(schema),
  } as Field
}
