import { z } from 'zod'

/**
 * The vocabulary of the site's pictures. A picture is data: one of the kinds below plus the sentence that stands in
 * for it where it cannot be seen. Service data files and article front matter both use it, and `draw` turns it into
 * an SVG file at build. Text limits are what fits at the smallest size a picture is shown (320 CSS px wide).
 */

const text = (most: number) => z.string().trim().min(1).max(most)
/** What the picture shows and the figure it makes, as a sentence that replaces the picture. */
const alt = text(200)
const figure = z.strictObject({ value: text(8), label: text(14) })
const figures = z.array(figure).min(1).max(3)
const tile = z.enum(['product', 'place', 'person', 'quote', 'before-after', 'list', 'chart'])

/** One or two lines over time: a dashboard panel. `shown` is the figure printed at the end of the main line. */
const line = z.strictObject({
  alt,
  kind: z.literal('line'),
  title: text(34),
  labels: z.array(text(8)).min(2).max(4),
  values: z.array(z.number().nonnegative()).min(4).max(16),
  compare: z.array(z.number().nonnegative()).min(4).max(16).optional(),
  shown: text(10),
  note: z.strictObject({ at: z.int().nonnegative(), text: text(24) }).optional(),
})

/** Horizontal rows, longest first or in a meaningful order. */
const bars = z.strictObject({
  alt,
  kind: z.literal('bars'),
  title: text(34),
  bars: z
    .array(
      z.strictObject({
        label: text(14),
        value: z.number().nonnegative(),
        shown: text(10),
        strong: z.boolean().optional(),
      }),
    )
    .min(2)
    .max(5),
})

/** Vertical columns over time or by category. */
const columns = z.strictObject({
  alt,
  kind: z.literal('columns'),
  title: text(34),
  columns: z
    .array(
      z.strictObject({
        label: text(5),
        value: z.number().nonnegative(),
        shown: text(6).optional(),
        strong: z.boolean().optional(),
      }),
    )
    .min(3)
    .max(7),
})

/** A search-result page. `ours` marks the result the picture is about, `ad` the sponsored ones. */
const serp = z.strictObject({
  alt,
  kind: z.literal('serp'),
  query: text(30),
  results: z
    .array(
      z.strictObject({ title: text(32), site: text(30), ours: z.boolean().optional(), ad: z.boolean().optional() }),
    )
    .min(3)
    .max(4),
})

/** A map with places beside a list, as a search engine shows it for a local search. */
const map = z.strictObject({
  alt,
  kind: z.literal('map'),
  query: text(30),
  places: z.array(z.strictObject({ name: text(20), detail: text(20), ours: z.boolean().optional() })).length(3),
})

/** One advertisement as its reader sees it, with what it earned below. */
const ad = z.strictObject({ alt, kind: z.literal('ad'), site: text(30), headline: text(44), text: text(84), figures })

/** One social post: who, its picture, its words, its figures. */
const post = z.strictObject({ alt, kind: z.literal('post'), name: text(20), art: tile, caption: text(70), figures })

/** A profile grid of six posts; `strong` is the index (0 to 5) of the one that did the work. */
const grid = z.strictObject({
  alt,
  kind: z.literal('grid'),
  handle: text(20),
  tiles: z.array(tile).length(6),
  strong: z.int().min(0).max(5),
  figures,
})

/** A conversation: direct messages, a chat, an outreach mail and its answer. */
const thread = z.strictObject({
  alt,
  kind: z.literal('thread'),
  title: text(28),
  messages: z
    .array(z.strictObject({ from: z.enum(['them', 'us']), text: text(62) }))
    .min(2)
    .max(4),
})

/** A mailbox list. */
const inbox = z.strictObject({
  alt,
  kind: z.literal('inbox'),
  title: text(28),
  mails: z
    .array(z.strictObject({ from: text(18), subject: text(36), ours: z.boolean().optional() }))
    .min(3)
    .max(4),
})

/** One mail laid out: subject, blocks from top to bottom, a button, figures beside it. */
const email = z.strictObject({
  alt,
  kind: z.literal('email'),
  subject: text(36),
  blocks: z
    .array(z.enum(['image', 'text', 'products', 'quote', 'button']))
    .min(2)
    .max(4),
  button: text(18),
  figures,
})

/** A page wireframe in a browser window, with a phone beside it when `phone` is set; `callout` points at the button. */
const page = z.strictObject({
  alt,
  kind: z.literal('page'),
  address: text(28),
  headline: text(30),
  blocks: z
    .array(z.enum(['text', 'cards', 'form', 'quote', 'list', 'map', 'chart']))
    .min(1)
    .max(3),
  button: text(16),
  phone: z.boolean().optional(),
  callout: text(26).optional(),
})

/** Steps that narrow; values fall from the first to the last. */
const funnel = z.strictObject({
  alt,
  kind: z.literal('funnel'),
  title: text(34),
  steps: z
    .array(z.strictObject({ label: text(18), value: z.number().positive(), shown: text(8) }))
    .min(3)
    .max(5),
})

/** A small report: rows of label, value and change. */
const table = z.strictObject({
  alt,
  kind: z.literal('table'),
  title: text(34),
  rows: z
    .array(
      z.strictObject({ label: text(20), value: text(10), change: text(8).optional(), strong: z.boolean().optional() }),
    )
    .min(3)
    .max(5),
})

/** Four or five weeks, Monday first; `marked` names days counted from 1. */
const calendar = z.strictObject({
  alt,
  kind: z.literal('calendar'),
  title: text(34),
  weeks: z.int().min(4).max(5),
  marked: z
    .array(z.strictObject({ day: z.int().min(1).max(35), tone: z.enum(['kite', 'river']) }))
    .min(1)
    .max(20),
  legend: z
    .array(z.strictObject({ tone: z.enum(['kite', 'river']), label: text(20) }))
    .min(1)
    .max(2),
})

const checklist = z.strictObject({
  alt,
  kind: z.literal('checklist'),
  title: text(34),
  items: z
    .array(z.strictObject({ text: text(36), done: z.boolean() }))
    .min(3)
    .max(5),
})

/** Boxes joined by arrows, in order, ending in a result. */
const flow = z.strictObject({
  alt,
  kind: z.literal('flow'),
  title: text(34),
  nodes: z
    .array(z.strictObject({ label: text(16), detail: text(20).optional() }))
    .min(3)
    .max(4),
  result: text(26),
})

/** A written page: title, subheadings with lines of text, one sentence marked in the margin. */
const document = z.strictObject({
  alt,
  kind: z.literal('document'),
  title: text(44),
  headings: z.array(text(32)).min(2).max(3),
  mark: text(30),
})

/** Two things side by side, the second one the better. */
const split = z.strictObject({
  alt,
  kind: z.literal('split'),
  title: text(34),
  sides: z.array(z.strictObject({ label: text(16), value: text(8), lines: z.array(text(18)).min(1).max(3) })).length(2),
})

export const drawingKinds = [
  line,
  bars,
  columns,
  serp,
  map,
  ad,
  post,
  grid,
  thread,
  inbox,
  email,
  page,
  funnel,
  table,
  calendar,
  checklist,
  flow,
  document,
  split,
] as const

/** Any picture of the site. */
export const drawingSchema = z.discriminatedUnion('kind', drawingKinds)

export type Drawing = z.infer<typeof drawingSchema>
export type Tile = z.infer<typeof tile>
