import { parse, stringify } from 'yaml'
import { kindOf, type Schema, takesEmptyText } from './field-for.ts'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) ? value.length === 0 : isRecord(value) && Object.keys(value).length === 0)

/** The words in a picture's place are written last, as one reads them. */
const LAST = ['alt', 'shows']

function ordered(properties: Record<string, Schema>, first?: string): string[] {
  const names = Object.keys(properties).filter((name) => name !== first && !LAST.includes(name))
  return [...(first ? [first] : []), ...names, ...LAST.filter((name) => name in properties)]
}

/**
 * A value in the one way it is written: fields in the schema's order, none that says nothing. What the schema does not
 * know comes last, so that nothing is lost.
 */
export function tidy(value: unknown, schema: Schema): unknown {
  if (Array.isArray(value)) return value.map((item) => tidy(item, schema.items ?? {}))
  if (!isRecord(value)) return value
  const key = schema.oneOf && kindOf(schema.oneOf)
  const type = key ? schema.oneOf?.find(({ properties }) => properties?.[key]?.const === value[key]) : schema
  const { properties = {}, required = [] } = type ?? {}
  const kept: Record<string, unknown> = {}
  for (const name of ordered(properties, key)) {
    const inner = properties[name] ?? {}
    const given = tidy(value[name], inner) ?? (required.includes(name) && takesEmptyText(inner) ? '' : undefined)
    const silent = isEmpty(given) || (inner.type === 'boolean' && given === (inner.absent ?? false))
    if (required.includes(name) ? given === undefined : silent) continue
    kept[name] = given
  }
  for (const [name, given] of Object.entries(value)) if (!(name in properties)) kept[name] = given
  return kept
}

export const PICTURE = /^```picture\n([\s\S]*?)\n```$/m

/** A drawing as it stands in a text. */
export const writePicture = (drawing: unknown, schema: Schema) =>
  `\`\`\`picture\n${stringify(tidy(drawing, schema), { lineWidth: 0 })}\`\`\``

function tidyPicture(block: string, yaml: string, schema: Schema): string {
  try {
    return writePicture(parse(yaml), schema)
  } catch {
    // The build says what is wrong with it.
    return block
  }
}

/**
 * A file's text from its fields: every editor writes the same, so a save without a change changes nothing.
 * @param drawing the schema of the drawings in a text, for prose
 */
export function writeEntry({ body, ...fields }: Record<string, unknown>, schema: Schema, drawing?: Schema): string {
  const yaml = stringify(tidy(fields, schema), { lineWidth: 0 })
  if (!drawing) return yaml
  const text = String(body ?? '').trim()
  const pictures = new RegExp(PICTURE, 'gm')
  return `---\n${yaml}---\n\n${text.replace(pictures, (block, inner) => tidyPicture(block, inner, drawing))}\n`
}
