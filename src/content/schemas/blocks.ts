import { field, group, line, lineField, list, reference, SLUG, SLUG_IN_WORDS, textField } from '@packages/content-files'
import { z } from 'zod'
import { pictureWith } from './picture.ts'
import { flag, pageFields, parts, sample } from './shared.ts'

/** A large figure with what it counts. */
const figure = (longest: number) =>
  z.strictObject({ value: textField('Value', 16), label: textField('What it counts', longest) })
export const figures = (longest: number) => list('Figures', 2, 4, figure(longest))

const row = {
  label: textField('Label', 40),
  value: field('Value', 'a number without quotes or signs', z.number().nonnegative()),
  shown: textField('Shown as', 16),
}
const caption = textField('Caption', 120)

/** Points of a line with their names. */
export const lineChart = z.strictObject({ caption, rows: parts('Rows', 2, 8, row) })

/** Bars with their names. */
const barChart = z.strictObject({
  caption,
  rows: parts('Rows', 2, 6, {
    ...row,
    strong: flag('Stands out', 'true, or nothing: without one the first row does'),
  }),
})

/** A chart with figures beside it. */
export const results = {
  heading: lineField('Heading', 10, 90),
  note: textField('Note under the chart', 500),
  chart: barChart,
  figures: figures(140),
}
export const check = group('How you check', { heading: lineField('Heading', 5, 90), text: textField('Text', 800) })

export const hero = { heading: lineField('Heading', 10, 90), lead: textField('Lead', 400) }
export const closing = { heading: lineField('Heading', 5, 90), text: textField('Text', 400) }

export const steps = (label: string, least: number, most: number) =>
  parts(label, least, most, {
    when: field('When', 'such as Week 1, Weeks 2–3 or Month 2', line(1, 20)),
    title: textField('Title', 80),
    text: textField('Text', 500),
  })

const shows = field('Line below', 'what the visitor is looking at, at most 70 characters', line(1, 70))
export const pictures = (least: number, most: number) => list('Pictures', least, most, pictureWith({ shows }))

export const questions = (label: string, least: number, most: number) =>
  parts(label, least, most, {
    question: lineField('Question', 8, 120),
    id: field(
      'Address on its page',
      `${SLUG_IN_WORDS}; without one the address follows the question’s words`,
      z.string().regex(SLUG).optional(),
    ),
    answer: textField('Answer', 700),
  })

export const quote = z.strictObject({
  quote: textField('Quote', 240),
  initials: textField('Initials', 3),
  who: textField('Who', 80),
  since: textField('Since', 40),
  sample,
})

/** The schema of a block: its kind, what the editor calls it, and its fields. */
const block = <Kind extends string, Shape extends z.core.$ZodLooseShape>(kind: Kind, label: string, shape: Shape) =>
  z.strictObject({ kind: z.literal(kind).meta({ title: label }), ...shape })
const heading = lineField('Heading', 5, 90)

/** Any block, told apart by its kind; `landing/landing-page.tsx` shows each. */
export const blockSchema = z.discriminatedUnion('kind', [
  block('opening', 'Opening', {
    ...hero,
    plan: reference('plans', 'Plan whose price is shown').optional(),
    picture: field('Picture', 'a drawing or a photograph, or nothing', pictureWith({}).optional()),
  }),
  block('points', 'Points', {
    heading,
    crossed: flag('Crossed out', 'true for what is not done, or for whom it is not, without quotes'),
    items: list(
      'Points',
      2,
      8,
      group('Point', { title: textField('Title', 80).optional(), text: textField('Text', 500) }),
    ),
  }),
  block('figures', 'Figures', {
    heading,
    text: textField('Text', 500).optional(),
    figures: list('Figures', 2, 8, figure(160)),
    sum: field('Sum', 'what the figures add up to; with it they stand as a calculation', figure(160).optional()),
  }),
  block('steps', 'Steps', { heading, steps: steps('Steps', 3, 5) }),
  block('chart', 'Chart', { ...results, check: check.optional() }),
  block('pictures', 'Pictures', { heading, pictures: pictures(2, 6) }),
  block('quotes', 'Quotes', { heading, quotes: list('Quotes', 1, 3, quote) }),
  block('logos', 'Logos', {
    heading,
    logos: parts('Logos', 2, 12, {
      name: textField('Name', 30),
      image: field(
        'Picture',
        'the address of a picture in public/, such as /logos/shop.svg, or nothing: then its name stands there',
        z
          .string()
          .regex(/^\/\S+$/)
          .optional(),
      ),
    }),
  }),
  block('case', 'Case', { heading, cases: list('Cases', 1, 3, reference('cases', 'Case')) }),
  block('plans', 'Plans', {
    heading,
    lead: textField('Lead', 400).optional(),
    rows: parts('A line for each plan, or nothing for the plans in full', 0, 3, {
      plan: reference('plans', 'Plan'),
      text: textField('Text', 300),
    }).optional(),
  }),
  block('questions', 'Questions', { heading, questions: questions('Questions', 1, 12) }),
  block('closing', 'Closing', { ...closing, button: textField('Button', 40) }),
])
export type Block = z.infer<typeof blockSchema>
/** The fields of a kind of block. */
export type BlockOf<Kind extends Block['kind']> = Omit<Extract<Block, { kind: Kind }>, 'kind'>

/** A page for one kind of client, at `/for/<slug>`. Its opening holds its heading. */
export const landingSchema = z.strictObject({
  ...pageFields,
  services: list('Services that lead here', 1, 12, reference('services', 'Service')),
  blocks: field(
    'Blocks',
    'a list of blocks in any order, exactly one of them an opening',
    z
      .array(blockSchema.meta({ title: 'block' }))
      .max(30)
      .refine((blocks) => blocks.filter(({ kind }) => kind === 'opening').length === 1),
  ),
})
