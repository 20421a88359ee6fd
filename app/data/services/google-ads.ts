import type { Service } from './service.ts'

export const googleAds: Service = {
  slug: 'google-ads',
  name: 'Google Ads',
  title: 'Google Ads Agency for Small Business, Run Every Week',
  description:
    'Search ads run weekly by people who read the search terms line by line. Your account, your card, a Monday mail with the cost per enquiry, no long contract.',
  hero: {
    heading: 'Google Ads run by someone who reads the search terms',
    lead: 'Your ad should meet a person who is looking for what you sell. Each week we read the searches you paid for, block the wrong ones, and move the money to those that make your phone ring.',
  },
  plan: 'professional',
  proofLink: 'View Results',
  deliverables: [
    {
      title: 'An account that is yours',
      text: 'Your login, your card, your history. We work through manager access, which you can take away without asking us.',
    },
    {
      title: 'Conversions that mean something',
      text: 'Calls over 60 seconds, forms that arrived, bookings made. We test every one ourselves before money is spent, and stop counting button taps that somebody once marked as success.',
    },
    {
      title: 'A campaign for each thing you sell',
      text: 'Exact and phrase match to begin with, ads that name what was searched, and the page that answers it. Display Network and search partners stay off until plain search pays.',
    },
    {
      title: 'A weekly list of blocked searches',
      text: 'Jobs, courses, free, do-it-yourself, towns you do not drive to. Negative keywords are dull work, and in a small account they are most of the saving.',
    },
    {
      title: 'Tests on the landing page',
      text: 'One change at a time where the click arrives: the heading, the number of fields, a price. It stays if the cost per enquiry falls.',
    },
    {
      title: 'A mail on Monday, a call every two weeks',
      text: 'Five lines: spent, enquiries, cost of each, what we changed, what comes next. The call is for questions the mail raised.',
    },
  ],
  process: [
    {
      when: 'Week 1',
      title: 'Find the waste',
      text: 'We export a year of search terms and mark each as buyer, maybe or never. New account? We price the searches in Keyword Planner instead. You get one page with the wasted dollars, and we agree on a ceiling for the cost of an enquiry.',
    },
    {
      when: 'Week 2',
      title: 'Start narrow',
      text: 'A few dozen keywords, the area you serve, the hours someone picks up. The location setting is changed to people who are in your area; the default also reaches those merely interested in it.',
    },
    {
      when: 'Weeks 3–6',
      title: 'Cut, then add',
      text: 'Searches that cost and never ask get blocked. Searches that ask get their own ad group and a larger share. The first landing page test starts in week four.',
    },
    {
      when: 'Months 2–3',
      title: 'Let bidding learn',
      text: 'Automatic bidding copies whatever you call a success. We hand over once a campaign has about 30 clean enquiries in a month, and keep bids by hand where it has not.',
    },
  ],
  results: {
    heading: 'What an enquiry costs, month by month',
    note: 'These are our own figures from 64 accounts spending $800 to $6,000 a month: spend divided by calls over 60 seconds plus forms, the same person within 30 days counted once. Our fee is not in it.',
    chart: {
      caption: 'Ad spend per enquiry, middle account of the 64',
      unit: '$',
      rows: [
        { label: 'Month 1', value: 71, shown: '$71' },
        { label: 'Month 2', value: 58, shown: '$58' },
        { label: 'Month 3', value: 49, shown: '$49' },
        { label: 'Month 6', value: 44, shown: '$44' },
      ],
    },
    figures: [
      { value: '–38%', label: 'cost per enquiry between month one and month six, $71 to $44' },
      { value: '9 days', label: 'from the first ad shown to the first enquiry, middle account' },
      { value: '23%', label: 'of earlier spend bought searches by non-buyers, in the 38 accounts we took over' },
    ],
  },
  proof: {
    heading: 'Check us against your phone',
    text: 'For one month, ask each caller how they found you and keep a tally by the phone. Lay it beside our list of calls, which has the date and hour of each. If the two differ by more than a few, the tracking is wrong and gets fixed before more is spent. After that one number matters: cost per enquiry against the ceiling from week one. Above it after 90 days, we advise you in writing to pause.',
  },
  notFor: [
    'You can spend less than $600 a month on clicks. At $6 each that buys 100 visits, too few to tell a good ad from luck.',
    'You earn under $220 on a new customer. At $44 an enquiry, with one in five buying, that is what a customer costs.',
    'Nobody searches for it yet. A new kind of product has to be shown before it is looked for.',
    'Calls go to voicemail at noon. You would pay for the click and your competitor would get the job.',
  ],
  neighbour: {
    slug: 'paid-growth-campaigns',
    text: 'Google Ads is one channel: people already searching, looked after weekly. Paid growth campaigns put several paid channels under one budget and one target cost per customer. Come here first; go there when search has no more good clicks to sell you.',
  },
  pictures: [
    {
      kind: 'serp',
      query: 'tree removal quote',
      results: [
        { title: 'Tree removal, quote today', site: 'oakandash.example', ours: true, ad: true },
        { title: 'Compare 40 tree firms', site: 'quotefinder.example', ad: true },
        { title: 'What does removal cost', site: 'gardenhelp.example' },
      ],
      alt: 'A search for “tree removal quote” with a local tree firm’s ad on top, above a comparison site’s ad and an article.',
      shows: 'The ad says what was searched',
    },
    {
      kind: 'bars',
      title: 'Where $1,200 went last month',
      bars: [
        { label: 'Tree removal', value: 520, shown: '$520' },
        { label: 'Stump grinding', value: 290, shown: '$290' },
        { label: 'Jobs, courses', value: 276, shown: '$276', strong: true },
        { label: 'Hedge cutting', value: 114, shown: '$114' },
      ],
      alt: 'Bars of $1,200 in ad spend by search: $276 of it, 23%, was paid for people looking for jobs and courses.',
      shows: 'The week-one page: $276 of waste in $1,200',
    },
    {
      kind: 'ad',
      site: 'oakandash.example',
      headline: 'Tree removal: quote on the same day',
      text: 'Insured crew, waste taken away. From $340 for a tree up to 6 metres.',
      figures: [
        { value: '8.4%', label: 'click rate' },
        { value: '$5.80', label: 'a click' },
        { value: '$44', label: 'an enquiry' },
      ],
      alt: 'A tree firm’s search ad with a price from $340: 8.4% of those who see it click, a click costs $5.80 and an enquiry $44.',
      shows: 'A price in the ad sends bargain hunters away',
    },
    {
      kind: 'page',
      address: 'oakandash.example/removal',
      headline: 'Tree down? Quote today',
      blocks: ['form', 'quote'],
      button: 'Get my quote',
      phone: true,
      callout: '3 fields, was 7',
      alt: 'A landing page for tree removal on screen and phone, with a form cut from seven fields to three above a customer’s words.',
      shows: 'Where the click lands, after the first test',
    },
    {
      kind: 'columns',
      title: 'Cost per enquiry, six months',
      columns: [
        { label: 'M1', value: 71, shown: '$71' },
        { label: 'M2', value: 58, shown: '$58' },
        { label: 'M3', value: 49, shown: '$49' },
        { label: 'M4', value: 47, shown: '$47' },
        { label: 'M5', value: 45, shown: '$45' },
        { label: 'M6', value: 44, shown: '$44', strong: true },
      ],
      alt: 'Columns of the cost per enquiry over six months, falling quickly from $71 to $49 and then slowly to $44.',
      shows: 'Most of the saving comes in the first quarter',
    },
    {
      kind: 'checklist',
      title: 'Settings checked in week one',
      items: [
        { text: 'People in your area only', done: true },
        { text: 'Display Network off', done: true },
        { text: 'Auto-applied changes off', done: true },
        { text: 'Test call counted once', done: true },
        { text: 'Form counted on arrival', done: false },
      ],
      alt: 'A list of five account settings with four ticked; counting the form on arrival still has to be put right.',
      shows: 'Five settings before a dollar is spent',
    },
  ],
  questions: [
    {
      question: 'Is the ad budget part of the plan’s price?',
      answer:
        'No. Google charges your card directly and you see each invoice. The price above is our work, and it does not rise when you spend more.',
    },
    {
      question: 'Can Google spend more than I set?',
      answer:
        'On a single day up to twice the daily budget, evened out over the month to 30.4 times that budget at most. We set the daily figure from the monthly one, so the bill holds no surprise.',
    },
    {
      question: 'Will you use Performance Max?',
      answer:
        'In a shop with a clean product feed, often. For a service firm we start with search only, because its report names most of the searches paid for and lets us block them.',
    },
    {
      question: 'What do I keep if I leave?',
      answer:
        'The whole account, running. Give 30 days’ notice, remove our access, and the blocked searches, ads and history are where they were.',
    },
  ],
  related: {
    services: ['paid-growth-campaigns', 'lead-generation', 'seo-optimization'],
    articles: ['1', '6', 'strategy-2'],
  },
  closing: {
    heading: 'Show us last month’s search terms',
    text: 'Share your screen for 20 minutes. We read the report aloud with you and add up what went to people who were never going to buy.',
  },
}
