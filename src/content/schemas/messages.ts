import { field, group, line } from '@packages/content-files'
import { z } from 'zod'
import { type CurrencyCode, currencies } from '../../lib/money/currencies.ts'

/**
 * A text that a component shows, of at most so many characters.
 * @param shows where a visitor meets it
 * @param names of values that stand in it in braces and are known only while the page is used
 */
const text =
  (most: number) =>
  (shows: string, ...names: string[]) => {
    const placeholders = names.map((name) => `{${name}}`)
    const holdsAll = (value: string) => placeholders.every((placeholder) => value.includes(placeholder))
    const expected = `text of at most ${most} characters`
    const needs = names.length > 0 ? ` with ${new Intl.ListFormat('en-US').format(placeholders)}` : ''
    return field(shows, expected + needs, line(1, most).refine(holdsAll)).meta({ placeholders: names })
  }
const label = text(80)
const sentence = text(300)

const way = (name: string, ...inText: string[]) =>
  group(name, { title: label('Heading'), text: sentence('Text', ...inText), button: label('Button') })
const chatButton = (name: string) => group(name, { open: label('Heard'), close: label('Heard while it is open') })

const currencyName = (code: CurrencyCode) => [code, label(`Name of ${code}`)] as const
const currencyNames = Object.fromEntries((Object.keys(currencies) as CurrencyCode[]).map(currencyName))

/** What components say to visitors, by where it is seen or heard. Names of groups and fields are those of the code. */
export const messagesSchema = z.strictObject({
  menus: group('Header and menus', {
    skip: label('Link that skips the header, shown when it has the focus'),
    logo: label('Heard for the logo', 'name'),
    main: label('Heard for the header’s links'),
    mobile: label('Heard for the phone’s links'),
    home: label('Link to the home page'),
    services: label('Button of the services menu'),
    allServices: label('Last line of the services menu, and heading in the footer'),
    schedule: label('Button in the header'),
    scheduleMobile: label('Button in the phone’s menu'),
    open: label('Heard for the phone’s menu button'),
    close: label('The same while the menu is open'),
  }),
  footer: group('Footer', {
    lead: sentence('Below the logo'),
    copyright: label('Copyright', 'name'),
    example: sentence('While the company is an example', 'name'),
    quickLinks: label('Heading of the links'),
    reachUs: label('Heading of the addresses'),
    whatsapp: label('Link to WhatsApp'),
    prices: sentence('Beside the choice of the currency'),
  }),
  theme: group('Light and dark', {
    label: label('Name of the switch'),
    system: label('As the visitor’s system'),
    light: label('Light'),
    dark: label('Dark'),
  }),
  currency: group('Currency', {
    label: label('Name of the choice'),
    stated: label('Heard after a choice, and shown without JavaScript', 'currency'),
    names: z.strictObject(currencyNames as Record<CurrencyCode, z.ZodString>).meta({ title: 'Currencies' }),
  }),
  toasts: group('Short notices over the page', {
    label: label('Heard for their place'),
    dismiss: label('Heard for the X'),
    comingSoon: label('For a service without a page'),
    notLoaded: sentence('When a part of the page cannot be fetched', 'email'),
  }),
  dialogs: group('Dialogs', {
    close: label('Heard for the X'),
    demo: group('Demo', {
      title: label('Heading'),
      lead: sentence('Below the heading', 'hours'),
    }),
    consultation: group('Consultation', {
      title: label('Heading'),
      lead: sentence('Below the heading'),
      call: way('Booking'),
      whatsapp: way('WhatsApp', 'phone'),
      contact: way('Contact page'),
    }),
  }),
  hours: group('Hours', {
    range: label('Hours of a day', 'from', 'to'),
    own: label('The same in the visitor’s zone, where it is another', 'from', 'to'),
    dayBefore: label('A time that is the day before there', 'time'),
    nextDay: label('A time that is the next day there', 'time'),
  }),
  calendar: group('Booking calendar', {
    title: label('Heard for the calendar'),
    loading: label('While it loads'),
    failed: label('When it does not come'),
    needsScript: label('Where no JavaScript runs'),
    instead: sentence('Below either'),
    open: label('Link to the calendar’s own page'),
    whatsapp: label('Link to WhatsApp'),
  }),
  chats: group('Chats and WhatsApp button', {
    assistant: chatButton('Button of the assistant'),
    guides: chatButton('Button of the guides’ chat'),
    log: label('Heard for the messages'),
    suggestions: label('Heard for the suggested questions'),
    you: label('Heard before a visitor’s message'),
    bot: label('Heard before an answer'),
    message: label('Heard for the field'),
    send: label('Button'),
    contact: label('Link to the contact page where no JavaScript runs'),
    whatsapp: label('Heard for the place of the WhatsApp button'),
    whatsappButton: label('Heard for the WhatsApp button'),
  }),
  fields: group('Fields of all forms', { optional: label('Beside a field that may stay empty') }),
  problems: group('Below fields of forms', {
    firstName: label('Empty first name'),
    email: label('Empty email address'),
    emailForm: label('Text that is no email address'),
    tooLong: label('Text that is too long', 'count', 'most'),
  }),
  contactForm: group('Contact form', {
    firstName: label('First name'),
    lastName: label('Last name'),
    email: label('Email'),
    message: label('Message'),
    more: label('Line that opens the other fields'),
    siteAddress: label('Website'),
    service: label('Choice of a service'),
    budget: label('Choice of a budget'),
    noChoice: label('Where nothing is chosen'),
    budgetOfPlan: label('A plan as a budget', 'plan', 'price'),
    budgetOfAds: label('The smallest budget with ads'),
    budgetOnce: label('One project'),
    budgetUnknown: label('Budget that is not known'),
    submit: label('Button'),
    incomplete: label('Banner over an incomplete form'),
    notSent: sentence('Below the button where the form has no receiver'),
    sending: label('While it is sent'),
  }),
  newsletter: group('Newsletter form', {
    email: label('Field'),
    submit: label('Button'),
    sending: label('While it is sent'),
    thanks: label('Notice after a sign-up'),
    notStored: sentence('Beside it where the form has no receiver'),
    subject: label('Subject of the email that can be sent instead'),
    body: label('Its text', 'email'),
  }),
  outgoing: group('Messages sent by email or WhatsApp', {
    byEmail: label('Link that opens the mail program'),
    byWhatsapp: label('Link that opens WhatsApp'),
    subject: label('Subject', 'name'),
    someone: label('In it in the place of a name that is too long'),
    siteAddress: label('Line with the website', 'value'),
    service: label('Line with the service', 'value'),
    budget: label('Line with the budget', 'value'),
  }),
  delivery: group('When a form is not sent', {
    failed: label('Begins the sentence'),
    timeout: label('Begins it where no answer came'),
    again: label('Button that sends once more'),
    answered: label('The receiver says why', 'answer'),
    fields: sentence('The receiver names fields'),
    refused: sentence('The receiver gives no reason'),
    busy: sentence('Too many at once', 'wait'),
    broken: sentence('The receiver has a fault'),
    waited: sentence('No answer came', 'seconds'),
    offline: sentence('No connection'),
    honeypot: sentence('The hidden field was filled in'),
    leaveEmpty: label('Name of the hidden field, for whoever meets it'),
    tooLong: sentence('Where the text is too long for a link'),
  }),
  outcome: group('What became of a message, on the thank-you page', {
    delivered: label('Sent: heading'),
    answer: sentence('Sent: text'),
    unsent: label('Not sent: heading'),
    choose: sentence('Not sent: text'),
    copy: label('Not sent: button that copies'),
    copied: label('Notice after it'),
    selected: sentence('Notice where the browser does not let it'),
    tooLong: sentence('Not sent: where the text is too long for a link'),
    perhaps: label('Opened without a message: heading'),
    perhapsAnswer: sentence('Opened without a message: text'),
    nothing: label('The same where the form has no receiver: heading'),
    nothingYet: sentence('The same where the form has no receiver: text'),
    ways: sentence('Below either', 'form', 'email', 'whatsapp'),
    form: label('Its link to the form'),
    whatsapp: label('Its link to WhatsApp'),
  }),
  search: group('Search of the blog', {
    box: label('Heard for the box'),
    placeholder: label('In the empty box'),
    clear: label('Heard for the X'),
    loading: label('While the list loads'),
    failed: sentence('When it does not come'),
    list: label('Heard for the list'),
    found: label('Over the list', 'n'),
    all: label('Below the list', 'n'),
    none: label('Where nothing is found', 'term'),
    categories: label('Heard for the categories'),
    heading: label('Heading over all that is found'),
    headingFailed: sentence('Below it when the list of articles does not come'),
    nothing: label('Below it where nothing is found'),
    nothingHint: label('And what to do then'),
    readMore: label('Link of a card'),
    more: label('Button below many cards', 'n', 'all'),
  }),
  lists: group('Lists and pages', {
    breadcrumb: label('Heard for the way to a page'),
    home: label('The home page in it'),
    services: label('The services in it'),
    blog: label('The blog in it'),
    tags: label('Heard for the tags of an article'),
    pages: label('Heard for the links between pages of a list'),
    page: label('Heard for one of them', 'n'),
    newer: label('Link to the page before'),
    older: label('Link to the page after'),
    question: label('Link below an answer'),
    example: label('Mark of what is an example'),
    exampleFigures: label('The same of figures'),
    examplePictures: label('The same of pictures'),
    exampleQuote: label('The same of what a client says'),
    rated: label('Heard for the stars of a quote', 'n'),
    perMonth: label('A price a month', 'price'),
    announcement: label('Heard for the announcement over the header'),
  }),
  motion: group('Videos and moving pictures', {
    play: label('Heard before a video’s title'),
    note: sentence('Below a video'),
    exampleFilm: label('Mark of a video that is an example'),
    pausePicture: label('Heard for the button that stops a moving picture'),
    pauseWords: label('Heard for the button that stops the typed words'),
  }),
  calculator: group('Calculator', {
    price: label('Field: price'),
    margin: label('Field: margin'),
    enquiry: label('Field: cost of an enquiry'),
    share: label('Field: share that become customers'),
    budget: label('Field: ad budget'),
    plan: label('Choice of a plan'),
    wrongAmount: label('Below an amount that cannot be read', 'currency', 'amount'),
    wrongPercent: label('Below a percentage that cannot be read'),
    example: text(400)('The example where no JavaScript runs', 'price', 'margin', 'enquiry', 'share', 'budget', 'plan'),
    mayCost: label('First result'),
    costs: label('Second result'),
    evenFirst: sentence('Breaks even in the first month', 'customers', 'amount'),
    evenLater: sentence('Breaks even later', 'month', 'customers', 'amount'),
    oneCustomer: label('A customer in it', 'n'),
    customers: label('More or fewer in it', 'n'),
    late: sentence('Breaks even too late', 'months', 'amount'),
    loss: sentence('Costs more than it brings', 'amount'),
    lossSmallBudget: sentence('And a larger budget would help'),
    lossPoorAds: sentence('And a larger budget would not help'),
    incorrect: sentence('Where a number cannot be read'),
    lowBudget: sentence('Where the budget is very low', 'amount'),
  }),
  metadata: group('Feed, llms.txt and structured data', {
    feed: label('Title of the feed', 'name'),
    catalog: label('Name of the list of plans'),
    plan: label('Name of a plan', 'name'),
    pages: label('llms.txt: heading of the pages'),
    services: label('llms.txt: heading of the services'),
    landing: label('llms.txt: heading of the landing pages'),
    blog: label('llms.txt: heading of the blog'),
    articles: label('llms.txt: heading of the articles'),
    example: sentence('llms.txt: while the company is an example'),
    plans: label('llms.txt: line over the plans'),
    contact: label('llms.txt: how to get in touch', 'email', 'phone'),
    shared: group('Over the title, in pictures of shared links', {
      services: label('Of a service'),
      for: label('Of a landing page'),
      blog: label('Of an article or a category'),
    }),
  }),
})
