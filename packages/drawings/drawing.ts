import { z } from 'zod'

function text(most: number, title?: string) {
  const type = z.string().trim().min(1).max(most)
  return title ? type.meta({ title }) : type
}
const flag = (title: string) => z.boolean().optional().meta({ title })
const value = z.number().nonnegative()
const shown = (most: number) => text(most, 'Shown as')
const standsOut = flag('Stands out')
const highlighted = flag('The one it is about')
const site = text(30, 'Address shown')

const listOf = <Type extends z.ZodType>(least: number, most: number, type: Type) => z.array(type).min(least).max(most)
/** A list of parts with the same fields. */
const list = <Shape extends Record<string, z.ZodType>>(least: number, most: number, part: Shape) =>
  listOf(least, most, z.strictObject(part))

const values = listOf(4, 16, value)
const figures = list(1, 3, { value: text(8), label: text(14) })
const tile = z.enum(['product', 'place', 'person', 'quote', 'before-after', 'list'])
const tone = z
  .enum(['kite', 'river'])
  .meta({ title: 'Color', description: 'kite for the accent color or river for the second color' })

/** One kind of picture: what it is called in the editor, what it shows, and its fields. */
const kind = <Name extends string, Shape extends Record<string, z.ZodType>>(
  name: Name,
  title: string,
  description: string,
  shape: Shape,
) =>
  z
    .strictObject({
      kind: z.literal(name).meta({ title }),
      ...shape,
      alt: text(200).meta({
        title: 'In words',
        description: 'a sentence of at most 200 characters: what the picture shows and the figure it makes',
      }),
    })
    .meta({ title, description })

/**
 * What a picture may say: one of the kinds below, and in `alt` the sentence for whoever does not see it. Text limits are
 * what fits where a picture is 320 CSS px wide. Titles and descriptions are an editor's labels and hints; a description
 * continues a sentence that ends with "takes".
 */
export const drawingKinds = [
  kind('line', 'Line', 'one or two lines over time, with the last figure large', {
    title: text(34),
    labels: listOf(2, 4, text(8)).meta({ title: 'Labels below the line' }),
    values,
    compare: values.optional().meta({ title: 'Values of a second line' }),
    shown: text(10, 'Figure at the end'),
    note: z
      .strictObject({
        at: z.int().nonnegative().meta({ title: 'At value', description: 'the number of a value, counted from 0' }),
        text: text(24),
      })
      .optional(),
  }),
  kind('bars', 'Bars', 'horizontal rows, longest first', {
    title: text(34),
    bars: list(2, 5, { label: text(14), value, shown: shown(10), strong: standsOut }),
  }),
  kind('columns', 'Columns', 'vertical columns over time or by category', {
    title: text(34),
    columns: list(3, 7, { label: text(5), value, shown: shown(6).optional(), strong: standsOut }),
  }),
  kind('serp', 'Search results', 'a page of results, one of them marked', {
    query: text(30, 'Searched for'),
    results: list(3, 4, { title: text(32), site, highlighted, ad: flag('Paid for') }),
  }),
  kind('map', 'Map search', 'three places on a map beside their list', {
    query: text(30, 'Searched for'),
    places: z.array(z.strictObject({ name: text(20), detail: text(20), highlighted })).length(3),
  }),
  kind('ad', 'Advertisement', 'one advertisement as its reader sees it, with what it earned below', {
    site,
    headline: text(44),
    text: text(84),
    figures,
  }),
  kind('post', 'Post', 'one social post: who, its picture, its words, its figures', {
    name: text(20),
    art: tile.meta({ title: 'Its picture' }),
    caption: text(70),
    figures,
  }),
  kind('grid', 'Profile', 'six posts of a profile, one of them lit', {
    handle: text(20, 'Name of the profile'),
    tiles: z.array(tile).length(6),
    strong: z.int().min(0).max(5).meta({ title: 'Tile that stands out', description: 'a number from 0 to 5' }),
    figures,
  }),
  kind('thread', 'Messages', 'a conversation: direct messages, a chat, an email and its answer', {
    title: text(28),
    messages: list(2, 4, { from: z.enum(['them', 'us']).meta({ title: 'Written by' }), text: text(62) }),
  }),
  kind('inbox', 'Mailbox', 'a list of emails, one of them unread and marked', {
    title: text(28),
    mails: list(3, 4, { from: text(18), subject: text(36), highlighted }),
  }),
  kind('email', 'Email', 'one email laid out, with figures beside it', {
    subject: text(36),
    blocks: listOf(2, 4, z.enum(['image', 'text', 'products', 'button'])),
    button: text(18, 'Words on the button'),
    figures,
  }),
  kind('page', 'Web page', 'a page in a browser window, and on a phone where that is wanted', {
    address: text(28),
    headline: text(30),
    blocks: listOf(1, 3, z.enum(['text', 'cards', 'form', 'quote', 'list', 'map'])),
    button: text(16, 'Words on the button'),
    phone: flag('A phone beside it'),
    callout: text(26, 'Note at the button').optional(),
  }),
  kind('funnel', 'Funnel', 'steps that narrow, from the largest to the smallest', {
    title: text(34),
    steps: list(3, 5, { label: text(18), value: z.number().positive(), shown: shown(8) }),
  }),
  kind('table', 'Table', 'a small report: rows of label, value and change', {
    title: text(34),
    rows: list(3, 5, { label: text(20), value: text(10), change: text(8).optional(), strong: standsOut }),
  }),
  kind('calendar', 'Calendar', 'four or five weeks from a Monday, with marked days', {
    title: text(34),
    weeks: z.int().min(4).max(5),
    marked: list(1, 20, {
      day: z.int().min(1).max(35).meta({ title: 'Day', description: 'a number from 1 to 35, counted from the Monday' }),
      tone,
    }).meta({ title: 'Marked days' }),
    legend: list(1, 2, { tone, label: text(20) }).meta({ title: 'What the colors mean' }),
  }),
  kind('checklist', 'Checklist', 'items ticked and open', {
    title: text(34),
    items: list(3, 5, { text: text(36), done: z.boolean() }),
  }),
  kind('flow', 'Steps', 'boxes joined by arrows, in order, that end in a result', {
    title: text(34),
    nodes: list(3, 4, { label: text(16), detail: text(20).optional() }).meta({ title: 'Boxes' }),
    result: text(26),
  }),
  kind('document', 'Document', 'a written page with one sentence marked', {
    title: text(44),
    headings: listOf(2, 3, text(32)),
    mark: text(30, 'Marked sentence'),
  }),
  kind('split', 'Comparison', 'two things side by side, the second one the better', {
    title: text(34),
    sides: z.array(z.strictObject({ label: text(16), value: text(8), lines: listOf(1, 3, text(18)) })).length(2),
  }),
] as const

/** Any picture of the site. */
export const drawingSchema = z.discriminatedUnion('kind', drawingKinds)

export type Drawing = z.infer<typeof drawingSchema>
export type Tile = z.infer<typeof tile>

/** The data of one kind of picture. */
export type DrawingOf<Kind extends Drawing['kind']> = Extract<Drawing, { kind: Kind }>
