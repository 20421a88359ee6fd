import { z } from 'zod'

/**
 * A field that an owner fills in. The editor shows the label and the hint; a refused value is answered with the same
 * hint, so it is written as what stands behind "takes".
 */
export function field<Type extends z.ZodType>(label: string, takes: string, type: Type): Type {
  return type.meta({ title: label, description: takes })
}

/** Text of one line, without space around it. */
export const line = (least: number, most: number) => z.string().trim().min(least).max(most)
export const lineField = (label: string, least: number, most: number) =>
  field(label, `${least} to ${most} characters`, line(least, most))
export const textField = (label: string, most: number) =>
  field(label, `text of at most ${most} characters`, line(1, most))

export const order = field('Place', 'a whole number; 1 comes first', z.int().min(1).max(1000))
export const sample = field(
  'Example',
  'true while this is an example and not yours, without quotes',
  z.boolean().optional(),
)

/** A list of so many parts; the hint says how many, and which fields each must have. */
export function list<Part extends z.ZodType>(label: string, least: number, most: number, part: Part) {
  const count = least === most ? most : least === 0 ? `at most ${most}` : `${least} to ${most}`
  const shape: Record<string, z.ZodType> = part instanceof z.ZodObject ? part.shape : {}
  const needed = Object.keys(shape).filter((name) => !shape[name]?.safeParse(undefined).success)
  const each = needed.length > 0 ? `, each ${new Intl.ListFormat('en-GB').format(needed)}` : ''
  return field(label, `a list of ${count}${each}`, z.array(part).min(least).max(most))
}

/** A date that exists, YYYY-MM-DD; 2025-02-30 does not. The editor shows a calendar for it. */
export const date = z.iso.date().meta({ date: true })
export const dateField = (label: string) => field(label, 'a date that exists, as YYYY-MM-DD', date)

/** The name of a file of another collection, without its ending. */
export const reference = (collection: string, label: string) =>
  z
    .string()
    .trim()
    .min(1)
    .meta({ title: label, description: `the name of a file in content/${collection}`, collection })

/** A path of the site, with a hash where it leads into a page. */
export const path = (label: string) =>
  field(label, 'an address of this site, such as /packages', z.string().regex(/^\/\S*$/))

export const titled = (label: string, most = 600) =>
  z.strictObject({ title: textField('Title', 80), text: textField('Text', most) }).meta({ title: label })

/** Whether all of a list differ. */
export const differ = (items: readonly unknown[]) => new Set(items).size === items.length
