import type { Service } from './services/service.ts'

/** A grid of six kinds of work, in a fixed order with fixed captions. */
export const testPictures: Service['pictures'] = [
  {
    kind: 'line',
    title: 'Clicks from search a week',
    labels: ['Wk 1', 'Wk 12', 'Wk 24'],
    values: [38, 41, 40, 47, 55, 66, 82, 97, 118, 141, 163, 186],
    compare: [38, 39, 37, 40, 41, 39, 42, 40, 43, 41, 42, 44],
    shown: '186',
    note: { at: 4, text: 'Titles rewritten' },
    alt: 'Weekly clicks from search rise from 38 to 186 in 24 weeks after titles were rewritten, while untouched pages reach only 44.',
    shows: 'SEO Optimization',
  },
  {
    kind: 'grid',
    handle: 'fernandthistle',
    tiles: ['place', 'before-after', 'person', 'list', 'quote', 'place'],
    strong: 1,
    figures: [
      { value: '1,120', label: 'people reached' },
      { value: '19', label: 'messages' },
    ],
    alt: 'A gardener’s grid of six posts in which one before-and-after reached 1,120 people and brought 19 messages.',
    shows: 'Social Media Marketing',
  },
  {
    kind: 'document',
    title: 'How long does a boiler last?',
    headings: ['12 to 15 years, with service', 'Three signs it is ending', 'Repair or replace: the sum'],
    mark: 'Links to the price page',
    alt: 'A heating engineer’s article on how long a boiler lasts, with three subheadings and a marked link to the price page.',
    shows: 'Content Marketing',
  },
  {
    kind: 'email',
    subject: 'Your skis are due for wax',
    blocks: ['text', 'image', 'button'],
    button: 'Book a slot',
    figures: [
      { value: '420', label: 'sent' },
      { value: '26', label: 'bookings' },
    ],
    alt: 'A ski workshop’s reminder with a few lines, a picture and one button; 420 were sent and 26 led to a booking.',
    shows: 'Email Marketing',
  },
  {
    kind: 'page',
    address: 'northquaycycles.example',
    headline: 'Bike repair while you work',
    blocks: ['list', 'map', 'form'],
    button: 'Drop it off',
    phone: true,
    callout: 'One button, every page',
    alt: 'A bicycle workshop’s page on a desktop and a phone, with services, a map, a short form and a single button.',
    shows: 'Web Development',
  },
  {
    kind: 'ad',
    site: 'brightkeylocks.example',
    headline: 'Locked out? With you in 30 minutes',
    text: 'Fixed price from $85, told before we start. Day and night in the old town.',
    figures: [
      { value: '312', label: 'clicks' },
      { value: '39', label: 'calls' },
      { value: '$18', label: 'per call' },
    ],
    alt: 'A locksmith’s search ad with a fixed price from $85; 312 clicks led to 39 calls at $18 each.',
    shows: 'Digital Advertising',
  },
]
