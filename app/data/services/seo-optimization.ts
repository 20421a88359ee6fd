import type { Service } from './service.ts'

export const seoOptimization: Service = {
  slug: 'seo-optimization',
  name: 'Search Engine Optimization (SEO)',
  title: 'SEO Services for Small Business: Five Pages at a Time',
  description:
    'We choose five pages that can win searches made before a purchase, repair and rewrite them, and report Google’s own click count monthly. Allow 3–6 months.',
  hero: {
    heading: 'SEO for the five pages that can bring you customers',
    lead: 'We find the searches people make shortly before they pay someone in your trade. Then we repair, rewrite and link the five pages that should answer them, and report the clicks Google counted.',
  },
  plan: 'starter',
  deliverables: [
    {
      title: 'A sheet of searches',
      text: '60 to 120 phrases from your customers’ mails, Search Console and Google’s suggestions, each marked for how near the searcher is to paying. The sheet stays with you.',
    },
    {
      title: 'Five pages rewritten',
      text: 'Title, first heading, an answer in the opening lines, a price or a price range, and the questions people ask you on the phone. Nothing goes live before you have read it.',
    },
    {
      title: 'Repairs below the text',
      text: 'Pages left out of the index, chains of redirects, two pages competing for one search, pictures that keep a phone waiting. What your system does not let us reach goes into a note for your developer.',
    },
    {
      title: 'Links between your own pages',
      text: 'Each of the five gets at least three links from pages that already have visitors, in words that say where the link goes.',
    },
    {
      title: 'Your place on Google Maps',
      text: 'Business Profile set-up: main category, services, hours, photos and a tagged website link. For a practice or a shop, the map can bring the first call before any page moves.',
    },
    {
      title: 'A monthly report by mail',
      text: 'Clicks, impressions and average position for each page, the enquiries it brought, and a dated list of what we changed.',
    },
  ],
  process: [
    {
      when: 'Week 1',
      title: 'Access and a starting line',
      text: 'You add us to Search Console and to your website’s editor. We save the 16 months Google keeps, crawl every address you have, and by Friday you hold the sheet of searches with today’s figures.',
    },
    {
      when: 'Week 2',
      title: 'Choose the five',
      text: 'We propose five pages, give the reason for each, and name the tempting ones we would leave alone. You strike out work you no longer want to be hired for.',
    },
    {
      when: 'Weeks 3–6',
      title: 'Repair first, then write',
      text: 'A fine text on a page Google skips is wasted, so indexing and speed come first. After that one or two pages a week, the most valuable first.',
    },
    {
      when: 'Months 2–3',
      title: 'Read what Google makes of it',
      text: 'Search Console shows the phrases each page now appears for. Titles that are seen and passed over get changed. Questions that were searched and not answered get a paragraph.',
    },
    {
      when: 'Month 6',
      title: 'Close and choose again',
      text: 'Pages that have settled need only a check. The work moves to the next five. A page that never moved is merged or dropped, and the report says why.',
    },
  ],
  results: {
    heading: 'Six months on five pages',
    note: 'We keep this count ourselves, over 37 sites with seasonal trades left out: Search Console clicks to the five chosen pages, searches for the firm’s own name filtered away, month six against the month before we began.',
    chart: {
      caption: 'Clicks a month to the five pages, middle site of the 37',
      unit: 'clicks',
      rows: [
        { label: 'Before', value: 140, shown: '140' },
        { label: 'Month 2', value: 146, shown: '146' },
        { label: 'Month 4', value: 203, shown: '203' },
        { label: 'Month 6', value: 287, shown: '287' },
      ],
    },
    figures: [
      { value: '+105%', label: 'clicks by month six in the middle site, 140 to 287' },
      { value: '3–6 months', label: 'before the change shows in enquiries; month two looks like nothing' },
      { value: '2 of 37', label: 'sites had no more clicks in month six than before' },
    ],
  },
  proof: {
    heading: 'Read it in Google’s account',
    text: 'Open Search Console, go to Performance, filter by one of the five pages and compare the last 28 days with the 28 before. That count is Google’s and the account is yours. Impressions usually move first, clicks after them. If all five pages are still flat in month three, the report says what we think is wrong, and 30 days’ notice ends the plan.',
  },
  notFor: [
    'You need customers this month. Google Ads shows first results in one to two weeks; a page takes three to six months to earn its place.',
    'Your site is about to be replaced. Rebuild first, with a redirect for every old address, or the work disappears with the pages.',
    'Nobody can edit your site within a week of being asked. Half of SEO is changes that must be made.',
    'You want first place guaranteed. Only Google decides it, and Google does not sell it.',
  ],
  neighbour: {
    slug: 'content-writing',
    text: 'SEO puts the pages you earn from in order. Content writing adds two new articles a month around them. If your service pages are three lines long, start here.',
  },
  pictures: [
    {
      kind: 'serp',
      query: 'denture repair same day',
      results: [
        { title: 'Denture repair while you wait', site: 'millroaddental.example/repair', ours: true },
        { title: 'How dentures are mended', site: 'toothwise.example' },
        { title: 'Dentists in your town', site: 'directory.example' },
      ],
      alt: 'A search for “denture repair same day” in which a dental practice’s repair page stands first, above a magazine and a directory.',
      shows: 'One page, one search, first result',
    },
    {
      kind: 'line',
      title: 'Clicks a month, five pages',
      labels: ['Before', 'Month 3', 'Month 6'],
      values: [140, 142, 146, 171, 203, 246, 287],
      shown: '287',
      note: { at: 2, text: 'All five live' },
      alt: 'A line of monthly clicks to five pages: flat near 140 until the rewrites are live in month two, then up to 287 in month six.',
      shows: 'Flat for two months, then it climbs',
    },
    {
      kind: 'table',
      title: 'Report for month six, clicks',
      rows: [
        { label: 'Denture repair', value: '96', change: '+58', strong: true },
        { label: 'Implant prices', value: '74', change: '+41' },
        { label: 'Emergency visit', value: '52', change: '+29' },
        { label: 'Whitening', value: '38', change: '+17' },
        { label: 'Hygienist', value: '27', change: '+2' },
      ],
      alt: 'A report of five pages in month six: denture repair leads with 96 clicks, up 58, and all five together make 287.',
      shows: 'The monthly report, page by page',
    },
    {
      kind: 'checklist',
      title: 'Repairs, denture page',
      items: [
        { text: 'In Google’s index', done: true },
        { text: 'Old address redirects once', done: true },
        { text: 'Three links from other pages', done: true },
        { text: 'Main picture loads in 2.5 s', done: false },
      ],
      alt: 'A repair list for one page with three of four points ticked; the slow main picture is still open.',
      shows: 'Repairs come before writing',
    },
    {
      kind: 'map',
      query: 'dentist open saturday',
      places: [
        { name: 'Mill Road Dental', detail: 'Open until 14:00', ours: true },
        { name: 'Station Dentists', detail: 'Closed' },
        { name: 'Park Lane Smile', detail: 'Opens Monday' },
      ],
      alt: 'A map search for a dentist open on Saturday: Mill Road Dental is marked first because its profile shows Saturday hours.',
      shows: 'A profile with its Saturday hours filled in',
    },
    {
      kind: 'split',
      title: 'Same place, new title',
      sides: [
        { label: 'Services | Home', value: '1.1%', lines: ['5th place', 'seen 2,000 times', '22 clicks'] },
        { label: 'Price in title', value: '3.4%', lines: ['5th place', 'seen 2,000 times', '68 clicks'] },
      ],
      alt: 'Two titles in fifth place, each seen 2,000 times: “Services | Home” earned 22 clicks, one with the price earned 68.',
      shows: 'Three times the clicks without moving up',
    },
  ],
  questions: [
    {
      question: 'Why only five pages?',
      answer:
        'Because a small site wins few searches that end in a sale, and five done fully beat thirty touched lightly. When they have settled, the next five begin within the same plan.',
    },
    {
      question: 'What else is in the Starter plan?',
      answer:
        'Two social posts a week, the monthly report and email support. There is no standing call at this size; you ask by mail and get a written answer.',
    },
    {
      question: 'Do you build or buy links from other sites?',
      answer:
        'We do not buy them; Google treats paid links meant to lift a page as spam. We list suppliers, associations and partners who might link to you anyway and draft the note you send.',
    },
    {
      question: 'Will a Google update undo the work?',
      answer:
        'It can move a page, up or down. Pages that answer the search with prices and facts have held better in our files. When one falls, you hear it from us in that month’s report.',
    },
  ],
  related: {
    services: ['content-writing', 'google-ads', 'website-design-development'],
    articles: ['seo-1', 'seo-5', 'seo-6'],
  },
  closing: {
    heading: 'Send us your address and your best job',
    text: 'We look up which searches lead to that job, who stands there now, and whether you have a page that could. You get the answer by mail, also when it is no.',
  },
}
