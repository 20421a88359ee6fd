import type { Drawing, Tile } from '../../packages/drawings/drawing.ts'

/** Drawings for tests: each kind with the least content that the vocabulary takes, and with the most. */

const alt = 'A sample.'

/** Running words of exactly this many characters. */
function words(length: number): string {
  const text = 'Every shop near you answers within the hour on Monday morning and sells more of what it makes for good'
  return text.slice(0, length).trim().padEnd(length, 's')
}

const few = [{ value: '9', label: 'orders' }]
const many = [
  { value: '₹12,40,0', label: 'orders / 1,000' },
  { value: '4.8%', label: words(14) },
  { value: '38', label: 'bookings a day' },
]
const tiles: Tile[] = ['product', 'place', 'person', 'quote', 'before-after', 'list']

export const sparest: Drawing[] = [
  { alt, kind: 'line', title: 'Visits', labels: ['Jan', 'Jun'], values: [2, 4, 9, 21], shown: '21' },
  {
    alt,
    kind: 'bars',
    title: 'Replies',
    bars: [
      { label: 'A', value: 4, shown: '4%' },
      { label: 'B', value: 31, shown: '31%', strong: true },
    ],
  },
  {
    alt,
    kind: 'columns',
    title: 'Calls',
    columns: [
      { label: 'M', value: 3 },
      { label: 'T', value: 0 },
      { label: 'W', value: 12, shown: '12' },
    ],
  },
  {
    alt,
    kind: 'serp',
    query: 'desk',
    results: [
      { title: 'A', site: 'a.example', ours: true },
      { title: 'B', site: 'b.example' },
      { title: 'C', site: 'c.example' },
    ],
  },
  {
    alt,
    kind: 'map',
    query: 'desk',
    places: [
      { name: 'A', detail: 'a', ours: true },
      { name: 'B', detail: 'b' },
      { name: 'C', detail: 'c' },
    ],
  },
  { alt, kind: 'ad', site: 'a.example', headline: 'Oak', text: 'Ten days.', figures: few },
  { alt, kind: 'post', name: 'A', art: 'product', caption: 'New.', figures: few },
  { alt, kind: 'grid', handle: 'a', tiles, strong: 0, figures: few },
  {
    alt,
    kind: 'thread',
    title: 'A',
    messages: [
      { from: 'them', text: 'Blue?' },
      { from: 'us', text: 'Yes' },
    ],
  },
  {
    alt,
    kind: 'inbox',
    title: 'Monday',
    mails: [
      { from: 'A', subject: 'a', ours: true },
      { from: 'B', subject: 'b' },
      { from: 'C', subject: 'c' },
    ],
  },
  { alt, kind: 'email', subject: 'Hi', blocks: ['text', 'button'], button: 'Go', figures: few },
  { alt, kind: 'page', address: 'a.example', headline: 'Oak', blocks: ['text'], button: 'Go' },
  {
    alt,
    kind: 'funnel',
    title: 'F',
    steps: [
      { label: 'A', value: 9000, shown: '9,000' },
      { label: 'B', value: 30, shown: '30' },
      { label: 'C', value: 1, shown: '1' },
    ],
  },
  {
    alt,
    kind: 'table',
    title: 'T',
    rows: [
      { label: 'A', value: '1' },
      { label: 'B', value: '2' },
      { label: 'C', value: '3' },
    ],
  },
  {
    alt,
    kind: 'calendar',
    title: 'C',
    weeks: 4,
    marked: [{ day: 2, tone: 'kite' }],
    legend: [{ tone: 'kite', label: 'Post' }],
  },
  {
    alt,
    kind: 'checklist',
    title: 'C',
    items: [
      { text: 'A', done: false },
      { text: 'B', done: true },
      { text: 'C', done: false },
    ],
  },
  { alt, kind: 'flow', title: 'F', nodes: [{ label: 'A' }, { label: 'B' }, { label: 'C' }], result: 'D' },
  { alt, kind: 'document', title: 'D', headings: ['A', 'B'], mark: 'C' },
  {
    alt,
    kind: 'split',
    title: 'S',
    sides: [
      { label: 'A', value: '6 s', lines: ['a'] },
      { label: 'B', value: '1 s', lines: ['b'] },
    ],
  },
]

const long = [12, 14, 13, 16, 20, 19, 26, 31, 40, 44, 58, 66, 70, 88, 96, 120]
const weeks = ['Week 1', 'Week 12', 'Week 24', 'Week 52']

export const fullest: Drawing[] = [
  ...[0, 7, 15].flatMap((at): Drawing[] => [
    {
      alt,
      kind: 'line',
      title: words(34),
      labels: weeks,
      values: long,
      compare: [...long].reverse(),
      shown: '₹1,20,0000',
      note: { at, text: words(24) },
    },
    {
      alt,
      kind: 'line',
      title: words(34),
      labels: weeks,
      values: [...long].reverse(),
      shown: '₹1,20,0000',
      note: { at, text: words(24) },
    },
  ]),
  {
    alt,
    kind: 'bars',
    title: words(34),
    bars: [9, 7, 5, 2, 0].map((value) => ({ label: words(14), value, shown: '₹12,40,000', strong: value === 5 })),
  },
  {
    alt,
    kind: 'columns',
    title: words(34),
    columns: [8, 9, 31, 45, 52, 61, 60].map((value, index) => ({
      label: `Week${index}`,
      value,
      shown: `₹${value + 1},000`.slice(0, 6),
      strong: index === 5,
    })),
  },
  {
    alt,
    kind: 'serp',
    query: words(30),
    results: [0, 1, 2, 3].map((index) => ({
      title: words(32),
      site: 'averylongsitename.example/page',
      ad: index < 2,
      ours: index === 1,
    })),
  },
  {
    alt,
    kind: 'map',
    query: words(30),
    places: [0, 1, 2].map((index) => ({ name: words(20), detail: words(20), ours: index === 2 })),
  },
  { alt, kind: 'ad', site: 'averylongsitename.example/page', headline: words(44), text: words(84), figures: many },
  { alt, kind: 'post', name: words(20), art: 'person', caption: words(70), figures: many },
  { alt, kind: 'grid', handle: '@averylonghandle_you', tiles: [...tiles].reverse(), strong: 5, figures: many },
  {
    alt,
    kind: 'thread',
    title: words(28),
    messages: (['them', 'us', 'them', 'us'] as const).map((from) => ({ from, text: words(62) })),
  },
  {
    alt,
    kind: 'inbox',
    title: words(28),
    mails: [0, 1, 2, 3].map((index) => ({ from: words(18), subject: words(36), ours: index === 1 })),
  },
  {
    alt,
    kind: 'email',
    subject: words(36),
    blocks: ['image', 'quote', 'products', 'button'],
    button: words(18),
    figures: many,
  },
  {
    alt,
    kind: 'page',
    address: 'averylongaddress.example/pag',
    headline: words(30),
    blocks: ['form', 'map', 'cards'],
    button: words(16),
    phone: true,
    callout: words(26),
  },
  {
    alt,
    kind: 'page',
    address: 'averylongaddress.example/pag',
    headline: words(30),
    blocks: ['chart', 'quote', 'list'],
    button: words(16),
    callout: words(26),
  },
  {
    alt,
    kind: 'funnel',
    title: words(34),
    steps: [100, 62, 40, 21, 9].map((value) => ({ label: words(18), value, shown: '₹1,00,00' })),
  },
  {
    alt,
    kind: 'table',
    title: words(34),
    rows: [0, 1, 2, 3, 4].map((index) => ({
      label: words(20),
      value: '₹12,40,000',
      change: '+12,000%',
      strong: index === 4,
    })),
  },
  {
    alt,
    kind: 'calendar',
    title: words(34),
    weeks: 5,
    marked: [1, 3, 5, 8, 35].map((day, index) => ({ day, tone: index % 2 ? 'kite' : 'river' })),
    legend: [
      { tone: 'kite', label: words(20) },
      { tone: 'river', label: words(20) },
    ],
  },
  {
    alt,
    kind: 'checklist',
    title: words(34),
    items: [true, true, false, false, false].map((done) => ({ text: words(36), done })),
  },
  {
    alt,
    kind: 'flow',
    title: words(34),
    nodes: [0, 1, 2, 3].map(() => ({ label: words(16), detail: words(20) })),
    result: words(26),
  },
  { alt, kind: 'document', title: words(44), headings: [words(32), words(32), words(32)], mark: words(30) },
  {
    alt,
    kind: 'split',
    title: words(34),
    sides: [0, 1].map(() => ({ label: words(16), value: '₹12,4000', lines: [words(18), words(18), words(18)] })),
  },
]
