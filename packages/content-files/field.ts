import { z } from 'zod'

/** What a field says about itself beside zod's `title` (its label) and `description` (what it must be). */
declare module 'zod' {
  interface GlobalMeta {
    /** The collection that the field refers to; its value is an entry's id. */
    collection?: string
    /** The folder, as an address, of the picture that the field holds. */
    pictures?: string
    /** The field is a color as #rrggbb. */
    color?: boolean
    /** The folder of the SVG file whose address the field has, and what stands for the folder in that address. */
    file?: { folder: string; path: string }
    /** The field is a date: the editor shows a calendar. */
    date?: boolean
    /** What a missing optional boolean means; false by default. */
    defaultValue?: boolean
  }
}

/**
 * A field that an owner fills in.
 * @param label what the editor calls it
 * @param expected the editor's hint, and what follows "must be" in the message for a wrong value
 */
export function field<Type extends z.ZodType>(label: string, expected: string, type: Type): Type {
  return type.meta({ title: label, description: expected })
}

/** Text of one line, without space around it. */
export const line = (least: number, most: number) => z.string().trim().min(least).max(most)
export const lineField = (label: string, least: number, most: number) =>
  field(label, `${least} to ${most} characters long`, line(least, most))
export const textField = (label: string, most: number) =>
  field(label, `text of at most ${most} characters`, line(1, most))

/** Fields that belong together, under a heading in the editor. */
export const group = <Shape extends z.core.$ZodLooseShape>(label: string, shape: Shape) =>
  z.strictObject(shape).meta({ title: label })

/** The form of file names and other parts of addresses. */
export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/
export const SLUG_IN_WORDS = 'lower-case letters, digits and single hyphens'
export const slugField = (label: string) => field(label, SLUG_IN_WORDS, z.string().regex(SLUG))

/** A list of `least` to `most` parts. Its hint names the fields that each part must have. */
export function list<Part extends z.ZodType>(label: string, least: number, most: number, part: Part) {
  const count = least === most ? most : least === 0 ? `at most ${most}` : `${least} to ${most}`
  const shape: Record<string, z.ZodType> = part instanceof z.ZodObject ? part.shape : {}
  const needed = Object.keys(shape).filter((name) => !shape[name]?.safeParse(undefined).success)
  const each = needed.length > 0 ? `, each with ${new Intl.ListFormat('en-US').format(needed)}` : ''
  return field(label, `a list of ${count}${each}`, z.array(part).min(least).max(most))
}

/** A date that exists, as YYYY-MM-DD text: 2025-02-30 is refused. */
export const date = z.iso.date().meta({ date: true })
export const dateField = (label: string) => field(label, 'a date that exists, as YYYY-MM-DD', date)

/** The id of an entry of another collection: its file name without the extension. */
export const reference = (collection: string, label: string) =>
  field(label, `the name of a file in content/${collection}`, z.string().trim().min(1)).meta({ collection })

/**
 * The schema of a value, without the wrappers that say that it may be missing.
 * @param value of a union told apart by one field: then the schema is that of its variant
 */
export function unwrap(schema: z.ZodType, value?: unknown): z.ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return unwrap(schema.unwrap() as z.ZodType, value)
  if (!(schema instanceof z.ZodDiscriminatedUnion) || typeof value !== 'object' || value === null) return schema
  const { discriminator } = schema.def
  const kind = (value as Record<string, unknown>)[discriminator]
  const isVariant = (option: unknown) =>
    option instanceof z.ZodObject && option.shape[discriminator]?.safeParse(kind).success
  return (schema.options.find(isVariant) as z.ZodType | undefined) ?? schema
}

/** Finds every `reference` in an entry, with the path at which it stands. */
export function* references(
  schema: z.ZodType,
  value: unknown,
  path: PropertyKey[] = [],
): Generator<{ collection: string; id: string; path: PropertyKey[] }> {
  const inner = unwrap(schema, value)
  const collection = schema.meta()?.collection ?? inner.meta()?.collection
  if (collection && typeof value === 'string') yield { collection, id: value, path }
  else if (inner instanceof z.ZodObject && value)
    for (const [key, part] of Object.entries(inner.shape))
      yield* references(part as z.ZodType, (value as Record<string, unknown>)[key], [...path, key])
  else if (inner instanceof z.ZodArray && Array.isArray(value))
    for (const [index, item] of value.entries()) yield* references(inner.element as z.ZodType, item, [...path, index])
}
