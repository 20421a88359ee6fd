import { date, dateField, field, line, lineField, reference } from '@packages/content-files'
import { z } from 'zod'
import { pictureSchema } from './picture.ts'
import { flag, life, sample, searchDescription, searchTitle } from './shared.ts'

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
  ...life,
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
    absent: true,
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
