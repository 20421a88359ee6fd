import type { Service } from './service.ts'

export const websiteDesignDevelopment: Service = {
  slug: 'website-design-development',
  name: 'Website Design & Development',
  title: 'Website Design & Development Agency for Small Business',
  description:
    'Up to twelve pages in about seven weeks, every old address redirected, all accounts in your name, and the weakest part rebuilt each quarter.',
  hero: {
    heading: 'A website built around the enquiry, then rebuilt by its numbers',
    lead: 'Visitors look for three things: what you do, what it costs and how to book. We build up to twelve pages around the answers, launch in about seven weeks and rebuild the weakest part every quarter.',
  },
  plan: 'enterprise',
  proofLink: 'Portfolio',
  deliverables: [
    {
      title: 'Up to twelve pages, words included',
      text: 'One page for each service you want to sell, a price page, a page about the people, contact. We write from an interview, so you never face an empty box that says "text here".',
    },
    {
      title: 'A grey draft on a phone',
      text: 'Before any colour, three of your customers try to book on a clickable draft while we watch. Moving a button now takes a minute; after launch it takes a day.',
    },
    {
      title: 'A redirect map',
      text: 'Every address of the old site, with the new page it leads to. This list decides if a relaunch keeps its visitors from search, and it is the job most often skipped.',
    },
    {
      title: 'Speed and access, measured',
      text: 'Main content within 2.5 seconds on a phone, taps answered within 200 milliseconds, text contrast of 4.5 to 1, every button reachable by keyboard. We test on a three-year-old Android.',
    },
    {
      title: 'All accounts in your name',
      text: 'Domain, hosting, code, analytics. You pay the providers directly, usually $10 to $30 a month for hosting, and we add nothing to their bills.',
    },
    {
      title: 'One rebuild a quarter',
      text: 'The page or form that loses most visitors is designed again, compared with the old one over an equal number of visits, and kept only if it wins.',
    },
  ],
  process: [
    {
      when: 'Week 1',
      title: 'Weigh the old site',
      text: 'Your strategist lists every page with its visits and enquiries over twelve months. On the first weekly call you see which pages earn, which can go, and what must not be touched. We test that your forms arrive; sometimes they have not for months.',
    },
    {
      when: 'Weeks 2–3',
      title: 'Words, then grey pages',
      text: 'A 90-minute interview, the texts, the draft, the three customers. You sign off the order of each page before anybody opens a colour palette.',
    },
    {
      when: 'Weeks 4–6',
      title: 'Design and build',
      text: 'The site grows on a private address that you can open every day. You comment on the page itself; each comment is answered within four working hours.',
    },
    {
      when: 'Week 7',
      title: 'Launch on a Tuesday',
      text: 'Redirects go live, a test form is sent from each page, the new sitemap goes to Search Console. The old site is kept for 60 days, ready to return.',
    },
    {
      when: 'Each quarter',
      title: 'Rebuild the weakest part',
      text: 'Thirteen weekly calls of evidence, then one clear piece of work: the price page, the form, or the start on a phone.',
    },
  ],
  results: {
    heading: 'What a new site does, and what rebuilding adds',
    note: 'Our own count over 19 sites, each kept for three quarters after launch. Forms sent, taps on the telephone number and bookings count as enquiries; visits from advertising are left out. The old site is measured over its last 90 days. Shown is the middle site.',
    chart: {
      caption: 'Enquiries per 1,000 visits',
      unit: 'enquiries',
      rows: [
        { label: 'Old site', value: 11, shown: '11' },
        { label: 'New, first quarter', value: 17, shown: '17' },
        { label: 'Second quarter', value: 21, shown: '21' },
        { label: 'Third quarter', value: 23, shown: '23' },
      ],
    },
    figures: [
      { value: '1.9 s', label: 'until the main content shows, for three in four phone visits to the middle site' },
      { value: '7 weeks', label: 'from the first call to launch, when texts are signed off on time' },
      { value: '3 of 1,140', label: 'old addresses missed at launch across the 19; all repaired in the week after' },
    ],
  },
  proof: {
    heading: 'One rate, written down before we start',
    text: 'Enquiries divided by visits. We set up the count on your old site in week one, so that the comparison is with your own past and not with an average. You read it in your own analytics, and on each weekly call we read it together. A prettier site with the same rate has failed, and the next rebuild starts there.',
  },
  notFor: [
    'You have fewer than 200 visits a month and a site that works. Get more people to it first; a new one would stand just as empty.',
    'You need software: customer logins, stock control, a marketplace. Hire a product team; we build sites that sell.',
    'It has to be live in ten days. A single landing page can be; a site with its redirects cannot.',
  ],
  neighbour: {
    slug: 'traffic-generation',
    text: 'A better site turns more of your visits into enquiries. It does not bring the visits. If yours already converts well and too few people see it, traffic generation is the service to read.',
  },
  pictures: [
    {
      kind: 'page',
      address: 'oakandjoint.example/stairs',
      headline: 'Oak stairs from $4,200, fitted',
      blocks: ['cards', 'quote', 'form'],
      button: 'Ask for a date',
      phone: true,
      callout: 'Price, proof, button',
      alt: 'A joiner’s service page on a desktop and a phone: stairs from $4,200, three examples, a quote and one button to ask for a date.',
      shows: 'The three answers on one screen',
    },
    {
      kind: 'split',
      title: 'One contact form',
      sides: [
        { label: 'Old form', value: '11', lines: ['fields', 'captcha', '8 sent a month'] },
        { label: 'New form', value: '4', lines: ['fields', 'no captcha', '19 sent a month'] },
      ],
      alt: 'A contact form cut from 11 fields to 4: 8 were sent a month before, 19 after.',
      shows: 'Seven fields fewer, eleven enquiries more',
    },
    {
      kind: 'flow',
      title: 'An old link, a year later',
      nodes: [
        { label: 'Old address', detail: '/services2.html' },
        { label: '301 redirect', detail: 'permanent' },
        { label: 'New page', detail: '/oak-stairs' },
      ],
      result: 'The visitor arrives',
      alt: 'An old address, /services2.html, is redirected with a permanent 301 to the new page /oak-stairs, and the visitor arrives.',
      shows: 'Every old address leads somewhere',
    },
    {
      kind: 'table',
      title: 'On a phone, new against old',
      rows: [
        { label: 'Main content shows', value: '1.9 s', change: '–3.2 s', strong: true },
        { label: 'Answer to a tap', value: '120 ms', change: '–210 ms' },
        { label: 'Layout shift', value: '0.02', change: '–0.19' },
        { label: 'Page weight', value: '0.8 MB', change: '–3.4 MB' },
      ],
      alt: 'A speed report for phones: main content at 1.9 seconds, 3.2 less than before, and pages of 0.8 MB, 3.4 MB less.',
      shows: 'Measured on visitors’ phones, not on ours',
    },
    {
      kind: 'columns',
      title: 'Enquiries a month, joiner',
      columns: [
        { label: 'Old', value: 14, shown: '14' },
        { label: 'Apr', value: 18, shown: '18' },
        { label: 'May', value: 22, shown: '22' },
        { label: 'Jun', value: 23, shown: '23' },
        { label: 'Jul', value: 29, shown: '29', strong: true },
      ],
      alt: 'Columns of a joiner’s monthly enquiries: 14 on the old site, 18, 22 and 23 after launch, 29 in the month after the first rebuild.',
      shows: 'Launch in April, first rebuild in July',
    },
    {
      kind: 'checklist',
      title: 'Launch day',
      items: [
        { text: 'Old addresses redirected', done: true },
        { text: 'Test form sent from each page', done: true },
        { text: 'Keyboard reaches each button', done: true },
        { text: 'Sitemap sent to Search Console', done: true },
        { text: 'Old site switched off, day 60', done: false },
      ],
      alt: 'A launch checklist with redirects, test forms, keyboard and sitemap done, and the old site still kept until day 60.',
      shows: 'The list we tick with you on the call',
    },
  ],
  questions: [
    {
      question: 'Will I lose my places in Google?',
      answer:
        'Expect them to move about for some weeks, as after any relaunch. Pages that earn keep their subject and their redirect, and we watch Search Console daily for the first month.',
    },
    {
      question: 'What will it be built with?',
      answer:
        'WordPress if somebody on your side edits every week, Shopify for a shop, plain files if you change a page twice a year. You get the reason in writing, and any developer can take it over.',
    },
    {
      question: 'How much of my time does it take?',
      answer:
        'About eight hours over the seven weeks: the interview, a weekly call of half an hour, three hours to read texts and drafts.',
    },
    {
      question: 'What happens if I leave after launch?',
      answer:
        'The site stays up, because it was never on our account. The plan is monthly with 30 days of notice; only the rebuilds end.',
    },
  ],
  related: {
    services: ['traffic-generation', 'seo-optimization', 'lead-generation'],
    articles: ['3', '6', 'seo-4'],
  },
  closing: {
    heading: 'Let us try to book with you',
    text: 'We go through your present site on a phone as a customer would, and show you on a call where we gave up.',
  },
}
