import { field, line, lineField, list, reference, textField } from '@packages/content-files'
import { z } from 'zod'
import { figures, lineChart, pictures, questions, quote } from './blocks.ts'
import { photoFile, pictureSchema } from './picture.ts'
import { allDistinct, flag, order, parts, sample, searchDescription, searchTitle } from './shared.ts'

const chatQuote = (label: string) => field(label, 'a price with a digit', line(1, 16).regex(/\d/))

export const planSchema = z.strictObject({
  order,
  name: field('Name', 'the name of the plan, 1 to 24 characters', line(1, 24)),
  usdPrice: field(
    'Price',
    'a whole number of US dollars from 1 to 100000, without quotes',
    z.int().min(1).max(100_000),
  ),
  period: field('Period', 'what follows the price, such as /month, 1 to 12 characters', line(1, 12)),
  popular: field('Most popular', 'true or false, without quotes', z.boolean()),
  summary: field('Summary', 'one sentence, 1 to 80 characters', line(1, 80)),
  clientTime: textField('Time it takes the client', 80),
  chatPrice: field(
    'Price in the chat',
    'two prices as the chat writes them, inIndia and elsewhere, each 1 to 16 characters with a digit',
    z.strictObject({ inIndia: chatQuote('In India'), elsewhere: chatQuote('Elsewhere') }),
  ),
  features: field(
    'Features',
    'a list of 1 to 12 different lines, each 1 to 60 characters',
    z.array(line(1, 60)).min(1).max(12).refine(allDistinct),
  ),
  people: field('People who work for one client', 'a whole number', z.int().min(1).max(20)),
  contactPerson: textField('Who does the work', 240),
  includes: field(
    'Services in the plan',
    'a list of different services, each service and quantity',
    z
      .array(z.strictObject({ service: reference('services', 'Service'), quantity: textField('How much', 90) }))
      .min(1)
      .refine((all) => allDistinct(all.map(({ service }) => service))),
  ),
  firstMonth: parts('First month', 4, 4, { when: textField('When', 20), text: textField('Text', 240) }),
})

export const questionsSchema = z.strictObject({
  questions: questions('Questions', 3, 20),
  packages: questions('Questions on the packages page', 0, 16),
})

export const personSchema = z.strictObject({
  order,
  name: lineField('Name', 2, 40),
  role: lineField('Role', 2, 60),
  about: textField('About', 300),
  does: field('What this person does', 'text of at most 200 characters, or nothing', line(1, 200).optional()),
  photo: photoFile.optional(),
  face: z
    .strictObject({
      hair: field('Hair', 'one of short, long, bun, curls, bald', z.enum(['short', 'long', 'bun', 'curls', 'bald'])),
      color: field('Color of the hair', 'dark or kite', z.enum(['dark', 'kite'])),
      glasses: flag('Glasses', 'true or false, without quotes'),
      beard: flag('Beard', 'true or false, without quotes'),
    })
    .meta({ title: 'Drawn face', description: 'hair and color, shown without a photograph' }),
  sample,
})

export const caseSchema = z.strictObject({
  order,
  sample,
  business: lineField('Business', 5, 60),
  title: lineField('Title', 20, 90),
  picture: pictureSchema.optional().meta({ title: 'Picture' }),
  services: list('Services', 1, 4, reference('services', 'Service')),
  start: textField('Starting point', 500),
  months: parts('Month by month', 2, 6, { when: textField('When', 20), text: textField('Text', 400) }),
  figures: figures(100),
  chart: lineChart,
  didNotWork: textField('What did not work', 500),
})

export const testPageSchema = z.strictObject({
  title: searchTitle(),
  description: searchDescription(),
  heading: textField('Heading before the price', 60),
  lead: textField('Lead', 300),
  button: textField('Button', 40),
  testimonial: quote,
  sample,
  picturesHeading: textField('Heading of the pictures', 60),
  pictures: pictures(6, 6),
})
