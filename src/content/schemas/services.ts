import { field, group, line, list, reference, textField } from '@packages/content-files'
import { z } from 'zod'
import { check, closing, hero, pictures, questions, results, steps } from './blocks.ts'
import { optionalGroup, order, pageFields, titleAndText } from './shared.ts'

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

/** A card on the home page, or an entry in the menu, whose description has at most so many characters. */
const shownWith = (label: string, most: number) =>
  optionalGroup(label, 'order, title, description and icon, or nothing', {
    order,
    title: textField('Title', 60),
    description: textField('Description', most),
    icon,
  })

/** Everything a service page says. */
export const serviceSchema = z.strictObject({
  ...pageFields,
  proofLink: field(
    'Second button',
    'View Results or Portfolio, or nothing; it leads home',
    z.enum(['View Results', 'Portfolio']).optional(),
  ),
  card: shownWith('Card on the home page', 130),
  menu: shownWith('Entry in the services menu', 80),
  hero: group('Hero', hero),
  deliverables: list('What you get', 4, 6, titleAndText('Part', 500)),
  process: steps('Week by week', 4, 5),
  results: group('Results', results),
  proof: check,
  notFor: field('Not for you if', 'a list of two to four sentences', z.array(line(1, 300)).min(2).max(4)),
  alternative: optionalGroup('Or did you mean', 'service and text, or nothing', {
    service: reference('services', 'Service'),
    text: textField('Text', 500),
  }),
  questions: questions('Questions', 3, 8),
  related: group('Related', {
    services: list('Services', 3, 3, reference('services', 'Service')),
    articles: list('Articles', 2, 3, reference('articles', 'Article')),
  }),
  closing: group('Closing', closing),
  pictures: pictures(6, 6),
})
