import {
  date,
  dateField,
  field,
  group,
  line,
  lineField,
  list,
  reference,
  slugField,
  textField,
} from '@packages/content-files'
import { z } from 'zod'
import { pictureSchema } from './picture.ts'
import {
  count,
  flag,
  order,
  publicationFields,
  sample,
  searchDescription,
  searchTitle,
  titleAndText,
} from './shared.ts'

const source = z.strictObject({
  title: lineField('Title', 2, 120),
  url: field('Address', 'an https address', z.url({ protocol: /^https$/ })),
  read: field('Read on', 'the day it was last read, as YYYY-MM-DD, or nothing while nobody has', date.optional()),
})

/** Shared by articles and guides: the front matter; the text is Markdown below it. */
const written = {
  title: searchTitle('Title'),
  excerpt: searchDescription('Excerpt'),
  author: reference('people', 'Author'),
  date: dateField('Date'),
  updated: field('Updated', 'the day of the last real change, as YYYY-MM-DD, or nothing', date.optional()),
  category: reference('hubs', 'Category'),
  tags: field('Tags', 'a list of 2 to 5 tags, each 2 to 24 characters', z.array(line(2, 24)).min(2).max(5)),
  cover: field('Cover', 'a picture: kind, its fields and alt, as docs/editing.md lists them', pictureSchema),
  sample,
  ...publicationFields,
  sources: field(
    'Sources',
    'a list of title, url and read, the day it was last read',
    z.array(source).max(20).optional(),
  ),
}

export const articleSchema = z.strictObject({
  ...written,
  featured: flag('Featured', 'true for the one article that opens the blog'),
  // A missing field means true.
  inHub: flag('In the hub', 'false for an article that stands in the blog only').meta({
    defaultValue: true,
  }),
  order: field(
    'Place in the hub',
    'a whole number; 1 is the featured guide, those without one come last, newest first',
    z.int().min(1).max(1000).optional(),
  ),
})

export const guideSchema = z.strictObject({
  ...written,
  emoji: field('Emoji', 'one emoji (guides only)', z.string().min(1).max(8)),
})

export const hubSchema = z.strictObject({
  order,
  slug: slugField('Address'),
  label: lineField('Label', 2, 40),
  count: count('Number shown on the button'),
  badge: lineField('Badge', 2, 20),
  title: searchTitle(),
  description: searchDescription(),
  heading: lineField('Heading', 10, 90),
  lead: textField('Lead', 400),
  tiles: list('Tiles', 4, 4, titleAndText('Tile', 160)),
  closing: group('Closing', {
    heading: textField('Heading', 90),
    text: textField('Text', 400),
    button: textField('Button', 40),
  }),
})

export const legalSchema = z.strictObject({
  order,
  title: lineField('Title', 3, 60),
  description: searchDescription(),
})
