import type { Field } from '@sveltia/cms'
import { discriminatorOf, labelFor, type Schema, takesEmptyText } from './json-schema.ts'

/** Texts that may be longer than this get a box of several lines. */
const ONE_LINE = 90

/** Sveltia's fields for a record, but for the field that tells variants apart. */
export const fieldsFor = ({ properties = {}, required = [] }: Schema, discriminator?: string): Field[] =>
  Object.entries(properties)
    .filter(([name]) => name !== discriminator)
    .map(([name, schema]) => fieldFor(name, schema, required.includes(name)))

/** A collapsed item of a list shows its first text. */
const summaryOf = ({ properties = {} }: Schema) => {
  const [first] = Object.entries(properties).find(([, { type, const: fixed }]) => type === 'string' && !fixed) ?? []
  return first && `{{fields.${first}}}`
}

const textFor = ({ minLength = 0, maxLength = 0, pattern, description = 'another form', format }: Schema) => ({
  widget: maxLength > ONE_LINE ? 'text' : 'string',
  type: format === 'uri' ? 'url' : undefined,
  minlength: minLength > 1 ? minLength : undefined,
  maxlength: maxLength || undefined,
  pattern: pattern && [pattern, `It must be ${description}.`],
})

const numberFor = ({ type, minimum, maximum = Number.MAX_SAFE_INTEGER }: Schema) => ({
  widget: 'number',
  value_type: type === 'integer' ? 'int' : 'float',
  min: minimum,
  max: maximum < Number.MAX_SAFE_INTEGER ? maximum : undefined,
  step: type === 'number' ? 0.01 : undefined,
})

function listFor({ items = {}, minItems: min, maxItems: max }: Schema) {
  if (items.collection) return { ...relationTo(items.collection), multiple: true, min, max }
  const list = { widget: 'list', label_singular: items.title ?? 'item', min, max }
  if (items.oneOf) return { ...list, collapsed: 'auto', ...variantsFor(items.oneOf) }
  if (items.properties) return { ...list, collapsed: 'auto', fields: fieldsFor(items), summary: summaryOf(items) }
  const isLine = items.type === 'string' && !items.enum && (items.maxLength ?? 0) <= ONE_LINE
  return { ...list, field: isLine ? undefined : fieldFor('item', { title: 'Item', ...items }, true) }
}

const relationTo = (collection: string) => ({ widget: 'relation', collection })

/** @throws Error for a union without a discriminator */
function variantsFor(variants: Schema[]) {
  const typeKey = discriminatorOf(variants)
  if (!typeKey) throw new Error('The editor has fields only for unions that one field tells apart.')
  const types = variants.map((variant) => {
    const { const: name, title } = variant.properties?.[typeKey] ?? {}
    return { name: String(name), label: title ?? labelFor(String(name)), fields: fieldsFor(variant, typeKey) }
  })
  return { types, typeKey }
}

function widgetFor(schema: Schema): object {
  if (schema.collection) return relationTo(schema.collection)
  if (schema.pictures) return { widget: 'image' }
  if (schema.file)
    return { widget: 'image', accept: '.svg', media_folder: `/${schema.file.folder}`, public_folder: schema.file.path }
  if (schema.color) return { widget: 'color', allowInput: true }
  if (schema.date) return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' }
  if (schema.enum) return { widget: 'select', options: schema.enum }
  if (schema.oneOf) return { widget: 'object', collapsed: 'auto', ...variantsFor(schema.oneOf) }
  if (schema.anyOf) return widgetFor(schema.anyOf.find(({ const: fixed }) => fixed !== '') ?? {})
  switch (schema.type) {
    case 'boolean':
      return { widget: 'boolean', default: schema.defaultValue ?? false }
    case 'integer':
    case 'number':
      return numberFor(schema)
    case 'array':
      return listFor(schema)
    case 'object':
      return { widget: 'object', fields: fieldsFor(schema) }
    case 'string':
      return textFor(schema)
    default:
      throw new Error(`The editor has no field for ${JSON.stringify(schema).slice(0, 200)}.`)
  }
}

/** What a field must be, without what concerns only files; relations, dates, choices and switches explain themselves. */
function hintFor({ description, type, collection, date, enum: options }: Schema): string | undefined {
  if (!description || collection || date || options || description.startsWith('true or false')) return undefined
  const words = description.replace(/,? (?:without|in) quotes(?: or signs)?/, '')
  return type === 'boolean' ? words.replace(/^true/, 'Yes').replace(/^false/, 'No') : `Must be ${words}.`
}

/**
 * Sveltia's field for a value: label, hint and rules come from its schema.
 * @throws Error for a schema that has no field
 */
export function fieldFor(name: string, schema: Schema, required: boolean): Field {
  const field = {
    name,
    label: schema.title ?? labelFor(name),
    hint: hintFor(schema),
    required: required && !takesEmptyText(schema) && !(schema.type === 'array' && !schema.minItems),
    ...widgetFor(schema),
  }
  return Object.fromEntries(Object.entries(field).filter(([, value]) => value !== undefined)) as unknown as Field
}
