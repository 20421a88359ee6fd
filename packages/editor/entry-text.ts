import { type Definition, parseFile, recordOf } from '@packages/content-files'
import { parse, stringify } from 'yaml'
import { nameField } from './config.ts'
import { type Block, discriminatorOf, jsonSchema, type Schema, takesEmptyText, variantOf } from './json-schema.ts'

const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) ? value.length === 0 : recordOf(value) !== undefined && Object.keys(value).length === 0)

/**
 * A value in the one way that it is written: fields in the order of the schema, the discriminator of a union first,
 * and none that is empty or says what its absence says. Fields that the schema does not know come last.
 */
export function tidy(value: unknown, schema: Schema): unknown {
  if (Array.isArray(value)) return value.map((item) => tidy(item, schema.items ?? {}))
  const record = recordOf(value)
  if (!record) return value
  const key = schema.oneOf && discriminatorOf(schema.oneOf)
  const { properties = {}, required = [] } = variantOf(schema, record)
  const tidied: Record<string, unknown> = {}
  for (const name of new Set([...(key ? [key] : []), ...Object.keys(properties)])) {
    const inner = properties[name] ?? {}
    const isRequired = required.includes(name)
    const given = tidy(record[name], inner) ?? (isRequired && takesEmptyText(inner) ? '' : undefined)
    const saysNothing = isEmpty(given) || (inner.type === 'boolean' && given === (inner.defaultValue ?? false))
    if (isRequired ? given !== undefined : !saysNothing) tidied[name] = given
  }
  for (const [name, given] of Object.entries(record)) if (!(name in properties)) tidied[name] = given
  return tidied
}

const toYaml = (value: unknown, schema: Schema) => stringify(tidy(value, schema), { lineWidth: 0 })

/** Finds a block of YAML in a text; its first group is what stands between the fences. */
export const blockPattern = (name: string, flags = 'm') => new RegExp(`^\`\`\`${name}\\n([\\s\\S]*?)\\n\`\`\`$`, flags)

/** A block of YAML as it stands in a text. */
export const writeBlock = (name: string, { schema }: Block, value: unknown) =>
  `\`\`\`${name}\n${toYaml(value, jsonSchema(schema))}\`\`\``

function tidyBlock(name: string, block: Block, whole: string, yaml: string): string {
  try {
    return writeBlock(name, block, parse(yaml))
  } catch {
    // Not YAML: left as it is, for the build to refuse.
    return whole
  }
}

/**
 * The text of a file. The editor, `npm run format` and `npm run new:article` write the same, so that a save changes
 * only the lines of the fields that were changed.
 * @param blocks the blocks of YAML that its Markdown may hold, by the language of their fence
 */
export function writeEntry(
  { schema, markdown }: Definition,
  { body, ...fields }: Record<string, unknown>,
  blocks: Record<string, Block>,
): string {
  const yaml = toYaml(fields, jsonSchema(schema))
  if (!markdown) return yaml
  const text = Object.entries(blocks).reduce(
    (found, [name, block]) =>
      found.replace(blockPattern(name, 'gm'), (whole, inner) => tidyBlock(name, block, whole, inner)),
    String(body ?? '').trim(),
  )
  return `---\n${yaml}---\n\n${text}\n`
}

/** Stands among the fields of a file that cannot be read, and says why. */
export const BROKEN = 'brokenFile'

/** The fields of a file for the editor. One that cannot be read stays in the list, and says why under its name. */
export function readFields(definition: Definition, text: string): Record<string, unknown> {
  try {
    const { fields, body } = parseFile(definition, 'file', text)
    return definition.markdown ? { ...fields, body: body.trim() } : fields
  } catch (error) {
    const problem = (error as Error).message.replace('file: the', 'The')
    return { [nameField(definition)]: `Broken: ${problem}`, [BROKEN]: problem }
  }
}

/**
 * A file's text as the editor would save it.
 * @throws ContentError where the file is not YAML
 */
export function formatFile(definition: Definition, file: string, text: string, blocks: Record<string, Block>): string {
  const { fields, body } = parseFile(definition, file, text)
  return writeEntry(definition, { ...fields, body }, blocks)
}
