import { field, group, line, lineField, list, reference, textField } from '@packages/content-files'
import { z } from 'zod'
import { allDistinct, count, parts, path, sample, searchDescription, titleAndText } from './shared.ts'

/** Fields of words by their labels, which say where on the page each shows: headings, buttons and the like. */
const lines = <Name extends string>(labels: Record<Name, string>) => fields(labels, 90)
/** Fields of longer words, which may take several lines. */
const texts = <Name extends string>(labels: Record<Name, string>) => fields(labels, 500)
const fields = <Name extends string>(labels: Record<Name, string>, most: number) =>
  Object.fromEntries(Object.entries<string>(labels).map(([name, label]) => [name, textField(label, most)])) as Record<
    Name,
    z.ZodString
  >

/** A line that holds the value `{name}`, which only its place on the page knows, and may hold others. */
const lineWith = (label: string, name: string, ...others: string[]) =>
  field(
    label,
    `text of at most 90 characters, with {${name}}${others.map((other) => ` and perhaps {${other}}`).join('')}`,
    line(1, 90).includes(`{${name}}`),
  ).meta({ placeholders: [name, ...others] })

/** What a browser's tab, search results and shared links say of a page. */
const meta = {
  title: lineField('Title for search engines', 5, 60),
  description: searchDescription(),
}
const heading = lines({ heading: 'Heading' })
const button = lines({ button: 'Button' })
const intro = { ...heading, ...texts({ lead: 'Below the heading' }) }
const closing = group('End of the page', { ...heading, ...texts({ text: 'Text' }), ...button })

export const homeSchema = z.strictObject({
  ...meta,
  hero: group('Hero', {
    ...lines({
      eyebrow: 'Above the headline',
      firstLine: 'Headline, first line',
      secondLine: 'Headline, second line; the typed words follow',
    }),
    words: field('Typed words', 'a list of two to eight, each 2 to 24 characters', z.array(line(2, 24)).min(2).max(8)),
    ...texts({ lead: 'Below the headline' }),
    ...lines({ contact: 'Button that leads to the form', schedule: 'Button that opens the booking' }),
    ...texts({ note: 'Below the buttons' }),
    ...texts({ chart: 'Below the chart, which is the sample report’s' }),
    claims: parts('Claims', 3, 3, {
      value: textField('Value', 12),
      label: textField('Label', 40),
      note: textField('What it counts', 120),
      sample,
    }),
    ...lines({ exampleFigure: 'Mark of an example' }),
  }),
  about: group('About', heading),
  services: group('Services', { ...intro, ...lines({ more: 'Link of each card' }) }),
  cases: group('Worked cases', {
    heading: lineWith('Heading', 'count'),
    ...lines({
      headingOne: 'Heading over a single case',
      details: 'Line that opens the months',
      failed: 'Over what did not work',
    }),
  }),
  pricing: group('Prices', intro),
  faq: group('Questions', { ...heading, ...texts({ text: 'Below the heading' }) }),
  contact: group('Contact', heading),
})

export const aboutSchema = z.strictObject({
  ...meta,
  ...intro,
  mission: group('Mission', {
    ...lines({ label: 'Heading' }),
    ...texts({ statement: 'In large type', text: 'Below it', size: 'How many we are' }),
  }),
  reasons: group('Reasons', {
    ...lines({ label: 'Heading' }),
    list: list('Reasons', 3, 6, titleAndText('Reason', 300)),
  }),
  team: group('People', intro),
  closing,
})

/** The table is laid out for so many ways to get the work done. */
const OPTIONS = 4

export const packagesSchema = z.strictObject({
  ...meta,
  ...intro,
  plans: group('Plans', {
    ...lines({ popular: 'Mark of the popular plan', features: 'On a phone, what opens the list' }),
    time: lineWith('Time it takes the client', 'clientTime'),
    ...button,
    ...texts({ note: 'Below the button' }),
    ...lines({ terms: 'On a phone, what opens the notes below all plans' }),
    notes: parts('Below all plans', 1, 6, {
      line: field('On a line of its own', 'text of at most 90 characters, or nothing', line(1, 90).optional()),
      text: textField('Text', 300),
    }),
  }),
  comparison: group('What each plan holds', {
    ...intro,
    ...lines({
      caption: 'Heard for the table',
      service: 'Head of the first column',
      none: 'On a phone, and heard, for a dash',
      choice: 'Heard for the choice of a plan',
    }),
  }),
  firstMonth: group('First month', heading),
  calculator: group('Calculator', {
    ...intro,
    ...lines({ assumptions: 'On a phone, what opens the note' }),
    ...texts({ note: 'Below the calculator' }),
  }),
  money: group('Money', heading),
  difference: group('How we differ', {
    ...intro,
    ...lines({
      caption: 'Heard for the table',
      corner: 'Head of the first column',
      choice: 'Heard for the choice on a phone',
    }),
    options: list('What is compared, ours first', OPTIONS, OPTIONS, line(2, 30)),
    rows: parts('Rows', 2, 8, {
      what: textField('What the row compares', 40),
      cells: list('A text for each option', OPTIONS, OPTIONS, line(1, 140)),
    }),
    ...lines({ sources: 'On a phone, what opens how the figures are known' }),
    note: textField('How the figures are known', 600),
  }),
  questions: group('Questions', heading),
  closing,
})

export const faqsSchema = z.strictObject({ ...meta, ...intro, ...texts({ text: 'Beside the questions' }) })

export const contactSchema = z.strictObject({
  ...meta,
  ...intro,
  ways: group('Ways to a person', {
    ...heading,
    ...lines({
      example: 'Mark while the company is an example',
      email: 'Email',
      emailNote: 'Below the email address',
      phone: 'Phone',
      whatsapp: 'WhatsApp',
      whatsappNote: 'Below the number of WhatsApp',
    }),
  }),
  ...texts({ withoutScript: 'In place of the form where no JavaScript runs' }),
  next: group('What happens next', {
    ...heading,
    steps: parts('Steps', 2, 4, { when: textField('When', 40), text: textField('Text', 400) }),
  }),
})

export const thankYouSchema = z.strictObject({
  ...meta,
  ...lines({
    heading: 'Heading',
    headingUnsent: 'Heading while the form sends nothing by itself',
    home: 'Button that leads home',
    social: 'Over the social networks',
  }),
})

export const notFoundSchema = z.strictObject({
  ...meta,
  ...lines({ eyebrow: 'Above the heading', heading: 'Heading' }),
  ...texts({ text: 'Below the heading' }),
  ...lines({ home: 'Button that leads home', blog: 'Button that leads to the blog' }),
  article: group('Article that is not there', {
    ...meta,
    ...heading,
    ...texts({ text: 'Below the heading' }),
    ...button,
  }),
})

/** Words of a further page of a list, in which its number and their count stand. */
const older = (...more: string[]) => ({
  title: lineWith('Title for search engines', 'page', 'pages', ...more),
  description: searchDescription().meta({ placeholders: ['page', 'pages', ...more] }),
  heading: lineWith('Heading', 'page', 'pages', ...more),
})

export const blogSchema = z.strictObject({
  ...meta,
  ...intro,
  allPosts: group('First button of the search', { label: textField('Label', 40), count: count('Number shown') }),
  newsletter: group('Newsletter', {
    ...lines({
      name: 'Heard for its place',
      heading: 'Heading',
      text: 'Below the heading',
      example: 'Mark of an example',
    }),
    sample,
    ...texts({ note: 'Below the field' }),
  }),
  featured: group('Featured article', lines({ badge: 'Mark', button: 'Button' })),
  latest: group('Latest articles', lines({ heading: 'Heading', more: 'Link of each card' })),
  guides: group('Guides', heading),
  older: group('Further pages', { ...older(), crumb: lineWith('In the breadcrumb', 'page') }),
  feed: lineWith('What the feed says of itself', 'siteName'),
  searchEntries: field(
    'Articles of the search dropdown',
    'a list of article and route, the address it leads to',
    z.array(z.strictObject({ article: reference('articles', 'Article'), route: path('Address') })).min(1),
  ),
})

export const hubPageSchema = z.strictObject({
  ...lines({
    back: 'Link back to the blog',
    guide: 'Button of the featured guide',
    heading: 'Over the articles',
    more: 'Link of each card',
  }),
  older: group('Further pages', older('hub')),
})

export const articlePageSchema = z.strictObject({
  readTime: lineWith('Time to read', 'minutes'),
  updated: lineWith('Day of the last change', 'date'),
  ...texts({ example: 'While the article is an example' }),
  buttons: field('Buttons at the top', 'a list of one to four', z.array(line(1, 24)).min(1).max(4).refine(allDistinct)),
  contents: group('Contents', lines({ name: 'Heard for its place', heading: 'Heading' })),
  sources: group('Sources', { ...heading, read: lineWith('Day a source was read', 'date') }),
  endButtons: field(
    'Buttons at the end',
    'a list of one to four',
    z.array(line(1, 24)).min(1).max(4).refine(allDistinct),
  ),
  ...lines({ consultation: 'Button that opens the consultation', back: 'Link back to the blog' }),
  ...texts({ note: 'Below them' }),
  after: group('Below the article', {
    heading: lineWith('Heading', 'hub'),
    ...lines({ headingAlone: 'Heading where it has no neighbors', previous: 'Previous', next: 'Next' }),
    all: lineWith('Link to the hub', 'hub'),
    ...lines({ services: 'Over the services' }),
  }),
  sidebar: group('Beside a guide', {
    ...lines({ name: 'Heard for its place', newsletter: 'Over the newsletter' }),
    ...texts({ newsletterText: 'Below it' }),
    ...lines({ related: 'Over the guides', tags: 'Over the tags' }),
    trendingTags: field(
      'Trending tags',
      'a list of at most eight',
      z.array(line(2, 30)).min(1).max(8).refine(allDistinct),
    ),
  }),
})

/** What all service pages say, and landing pages in their opening and at their end. */
export const servicePageSchema = z.strictObject({
  hero: group('Hero', {
    ...lines({ from: 'Before the price', perMonth: 'Behind the price' }),
    plan: lineWith('Link to the plan', 'plan'),
    ...button,
    ...texts({ note: 'Below the button' }),
  }),
  ...lines({
    deliverables: 'Over what one gets',
    inPlans: 'Over the plans',
    noPlan: 'Beside a plan, for a draft that none includes',
    process: 'Over the weeks',
    pictures: 'Over the pictures',
    notFor: 'Over whom it is not for',
  }),
  alternative: group('Or did you mean', { heading: lineWith('Heading', 'service'), link: lineWith('Link', 'service') }),
  ...lines({ questions: 'Over the questions' }),
  related: group(
    'At the end',
    lines({ services: 'Over other services', articles: 'Over articles', landing: 'Before landing pages' }),
  ),
  ...lines({ button: 'Button at the end' }),
  landing: group('Landing pages', lines({ services: 'Over the services', footer: 'Over the list in the footer' })),
})

export const legalPageSchema = z.strictObject({
  ...texts({ unfinished: 'While facts are missing' }),
  missing: lineWith('In the place of a fact', 'fact'),
})
