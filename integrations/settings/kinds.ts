import { z } from 'zod'

/** The kinds of value a setting can take. All read a string, as the environment holds it. */

export const httpsUrl = z.url({ protocol: /^https$/ })

/** Where a form is posted to: https, plain http on this machine (to try it out), or a path of the site itself. */
export const endpoint = z.union([
  z.string().regex(/^\/(?!\/)\S*$/),
  z
    .url({ protocol: /^https?$/ })
    .refine((value) => value.startsWith('https:') || /^http:\/\/(localhost|127\.0\.0\.1)(:|\/|$)/.test(value)),
])

export const optional = <T extends z.ZodType<string>>(type: T) => z.union([z.literal(''), type])
export const flag = z.enum(['on', 'off']).transform((value) => value === 'on')
export const words = (most: number) => z.string().trim().min(1).max(most)

const split = (text: string): [name: string, value: string][] =>
  text
    .split(',')
    .filter((pair) => pair.trim())
    .map((pair) => {
      const at = pair.indexOf('=')
      return at < 0 ? [pair.trim(), ''] : [pair.slice(0, at).trim(), pair.slice(at + 1).trim()]
    })

/** `a=b,c=d` to a record; values may hold anything but a comma. */
export const pairs = (value: RegExp) =>
  z
    .string()
    .refine((text) => {
      const found = split(text)
      return (
        found.every(([name, given]) => name && value.test(given)) &&
        new Set(found.map(([name]) => name)).size === found.length
      )
    })
    .transform((text) => Object.fromEntries(split(text)))

/**
 * The names an endpoint knows a form's fields by, `ours=theirs`; whatever is not named keeps its own name.
 * @param fields our names, all of them
 */
export const fieldNames = <Field extends string>(fields: readonly Field[]) =>
  pairs(/^[^\s=]+$/)
    .refine((given) => Object.keys(given).every((name) => (fields as readonly string[]).includes(name)))
    .transform(
      (given) => Object.fromEntries(fields.map((name) => [name, given[name] ?? name])) as Record<Field, string>,
    )
    .refine((names) => new Set(Object.values(names)).size === fields.length)
