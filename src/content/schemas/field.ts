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

/** A date that exists, YYYY-MM-DD; 2025-02-30 does not. The editor shows a calendar for it. */
export const date = z
  .string()
  .refine((text) => {
    if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
    const parsed = new Date(`${text}T00:00:00Z`)
    return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(text)
  })
  .meta({ date: true })
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
