import { date, field, group, line, lineField, list, reference, textField } from '@packages/content-files'
import { z } from 'zod'
import { pictureWith } from './picture.ts'
import { life, order, sample, searchDescription, searchTitle, titled } from './shared.ts'

const shows = field('Line below', 'what the visitor is looking at, at most 70 characters', line(1, 70))

/** The pictograms of cards and menu entries, each a file in `src/data/pictograms`. */
const pictograms = [
  'seo-optimization',
  'social-media-marketing',
  'instagram-growth',
  'website-design-development',
  'paid-growth-campaigns',
  'email-marketing',
  'content-writing',
  'affiliate-marketing',
] as const

const icon = field('Icon', `one of ${pictograms.join(', ')}`, z.enum(pictograms))

/** Bars with their names. */
export const chart = (most: number) =>
  z.strictObject({
    caption: textField('Caption', 120),
    rows: list(
      'Rows',
      2,
      most,
      z.strictObject({
        label: textField('Label', 40),
        value: field('Value', 'a number without quotes or signs', z.number().nonnegative()),
        shown: textField('Shown as', 16),
      }),
    ),
  })

/** Large figures, each with what it counts. */
export const figures = (longest: number) =>
  list('Figures', 2, 4, z.strictObject({ value: textField('Value', 16), label: textField('Label', longest) }))

/** Six pictures of the work. */
export const showcase = list('Pictures', 6, 6, pictureWith({ shows }))

export const question = z.strictObject({
  question: lineField('Question', 8, 120),
  id: field(
    'Address on its page',
    'lower-case letters, digits and single hyphens; without one the address follows the question’s words',
    z
      .string()
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      .optional(),
  ),
  answer: textField('Answer', 700),
})

const step = z.strictObject({
  when: field('When', 'such as Week 1, Weeks 2–3 or Month 2', line(1, 20)),
  title: textField('Title', 80),
  text: textField('Text', 500),
})

/** Everything a service page says. */
export const serviceSchema = z.strictObject({
  name: field('Name', 'as in navigation, 3 to 40 characters', line(3, 40)),
  order,
  sample,
  date: field('Published on', 'a date as YYYY-MM-DD before which nobody sees it, or nothing', date.optional()),
  ...life,
  title: searchTitle(),
  description: searchDescription(),
  proofLink: field(
    'Second button',
    'View Results or Portfolio, or nothing; it leads home',
    z.enum(['View Results', 'Portfolio']).optional(),
  ),
  card: field(
    'Card on the home page',
    'order, title, description and icon, or nothing',
    z
      .strictObject({
        order,
        title: textField('Title', 60),
        description: textField('Description', 130),
        icon,
      })
      .optional(),
  ),
  menu: field(
    'Entry in the services menu',
    'order, title, description and icon, or nothing',
    z
      .strictObject({ order, title: textField('Title', 60), description: textField('Description', 80), icon })
      .optional(),
  ),
  hero: group('Opening', { heading: lineField('Heading', 10, 90), lead: textField('Lead', 400) }),
  deliverables: list('What you get', 4, 6, titled('Part', 500)),
  process: list('Week by week', 4, 5, step),
  results: group('Results', {
    heading: lineField('Heading', 10, 90),
    note: textField('Note under the chart', 500),
    chart: chart(6),
    figures: figures(140),
  }),
  proof: group('How you check', { heading: lineField('Heading', 5, 90), text: textField('Text', 800) }),
  notFor: field('Not for you if', 'a list of two to four sentences', z.array(line(1, 300)).min(2).max(4)),
  neighbour: field(
    'Or did you mean',
    'service and text, or nothing',
    z.strictObject({ service: reference('services', 'Service'), text: textField('Text', 500) }).optional(),
  ),
  questions: list('Questions', 3, 8, question),
  related: group('Related', {
    services: list('Services', 3, 3, reference('services', 'Service')),
    articles: list('Articles', 2, 3, reference('articles', 'Article')),
  }),
  closing: group('Closing', { heading: lineField('Heading', 5, 90), text: textField('Text', 400) }),
  pictures: showcase,
})
