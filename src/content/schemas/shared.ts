import { date, field, group, line, list, textField } from '@packages/content-files'
import { z } from 'zod'
import { DESCRIPTION_LENGTH, TITLE_LENGTH } from '../../lib/search-snippet.ts'

/** A list of `least` to `most` parts that have these fields. */
export const parts = <Shape extends z.core.$ZodLooseShape>(label: string, least: number, most: number, shape: Shape) =>
  list(label, least, most, z.strictObject(shape))
/** Fields that stand together or not at all. */
export const optionalGroup = <Shape extends z.core.$ZodLooseShape>(label: string, fields: string, shape: Shape) =>
  field(label, `a group with ${fields}`, z.strictObject(shape).optional())
/** True, or nothing. */
export const flag = (label: string, expected: string) => field(label, expected, z.boolean().optional())

/** Fields that several collections have. */
export const order = field('Place', 'a whole number; 1 comes first', z.int().min(1).max(1000))
export const sample = flag('Example', 'true while this is an example and not yours, without quotes')

/** A text that search results show whole when it is of a certain length; any other one is published with a warning. */
const searchText = (label: string, most: number, shown: typeof TITLE_LENGTH) => {
  const expected = `text of at most ${most} characters, ideally ${shown.least} to ${shown.most}, which search results show in full`
  return field(label, expected, line(1, most)).meta({ shown })
}
export const searchTitle = (label = 'Title for search engines') => searchText(label, 120, TITLE_LENGTH)
export const searchDescription = (label = 'Description for search engines') =>
  searchText(label, 400, DESCRIPTION_LENGTH)

export const count = (label: string) => field(label, 'a whole number', z.int().min(0).max(1_000_000))

/** Of pages that have no date otherwise. */
const publishedOn = field(
  'Published on',
  'a date as YYYY-MM-DD before which nobody sees it, or nothing',
  date.optional(),
)

const alias = z.string().regex(/^(?!.*(\.html|\/index)$)(?!.*\/\.\.?(\/|$))(\/[\w.~%-]+)+$/)

/** Of entries that are a page each. */
export const publicationFields = {
  draft: flag('Draft', 'true for what only npm run dev shows, without quotes'),
  aliases: field(
    'Former addresses',
    'a list of addresses such as /blog/old-name, without .html or a slash at the end',
    z.array(alias).optional(),
  ),
}

/** What a service and a landing page say about themselves as pages. */
export const pageFields = {
  name: field('Name', 'the name used in navigation, 3 to 40 characters long', line(3, 40)),
  order,
  sample,
  date: publishedOn,
  ...publicationFields,
  title: searchTitle(),
  description: searchDescription(),
}

/** A path of the site, with a hash where it leads into a page. */
export const path = (label: string) =>
  field(label, 'an address of this site, such as /packages', z.string().regex(/^\/\S*$/))

export const titleAndText = (label: string, most = 600) =>
  group(label, { title: textField('Title', 80), text: textField('Text', most) })

/** Whether all items of a list differ. */
export const allDistinct = (items: readonly unknown[]) => new Set(items).size === items.length
