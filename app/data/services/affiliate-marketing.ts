import type { Service } from './service.ts'

export const affiliateMarketing: Service = {
  slug: 'affiliate-marketing',
  name: 'Affiliate Marketing',
  title: 'Affiliate Programme Management for Small Online Shops',
  description:
    'A partner programme you pay only when an order stands: commissions your margin can carry, partners found by hand, fraud checked, payouts settled monthly.',
  hero: {
    heading: 'An affiliate programme that pays for first orders',
    lead: 'Partners recommend you, and you pay once the return period is over. We set the commission, find and brief the partners, refuse those who only stand at the till, and settle every month.',
  },
  plan: 'enterprise',
  deliverables: [
    {
      title: 'A commission sheet',
      text: 'Rates by product group, higher for a first order than for a repeat, 12% and 4% for instance. We work back from your margin after returns, shipping and the network’s cut.',
    },
    {
      title: 'Tracking that outlives the cookie',
      text: 'Safari drops cookies set by a script after seven days at most. So orders are reported from your server, and partners with an audience that listens get a code as well.',
    },
    {
      title: 'Terms with teeth',
      text: 'No bidding on your name, no invented codes, no own purchases. Each recommendation says that it is paid, and partner links carry rel="sponsored", as Google asks.',
    },
    {
      title: 'Partners found by hand',
      text: 'About 40 personal notes a month to reviewers, teachers, clubs, small newsletters and video makers whose readers buy your kind of thing. Every applicant is looked at before approval.',
    },
    {
      title: 'A kit that helps them sell',
      text: 'Photographs, measured facts, claims they must not make, answers to the three usual doubts, and samples for partners who would use them.',
    },
    {
      title: 'Settlement',
      text: 'Once a month: orders against returns, suspicious ones explained, one list for you to approve and one file to pay from.',
    },
  ],
  process: [
    {
      when: 'Week 1',
      title: 'Do the commission sum',
      text: 'Your strategist takes a year of orders: margin, return rate, share of first-time buyers. You learn what you can pay per order. If it is less than partners in your field expect, you hear that before you buy any software.',
    },
    {
      when: 'Weeks 2–3',
      title: 'Terms and tracking',
      text: 'We choose a network or a tool with you, write the terms and place test orders: phone and desktop, with a code, with a return. Launch waits until all of them are credited correctly.',
    },
    {
      when: 'Weeks 4–8',
      title: 'The first twenty',
      text: 'Personal notes, samples, short calls. We would have twenty partners with readers before two hundred with none.',
    },
    {
      when: 'Month 3',
      title: 'Wake the sleepers',
      text: 'Most who join never send a click. They get a sample, a better page to link to, or a reason with a date. Whoever is silent for six months is removed.',
    },
    {
      when: 'Monthly',
      title: 'Check, pay, prune',
      text: 'We search for your name from several places to catch ads on it, compare codes with where they surface, and pay on the promised day. Partners talk to each other about late payers.',
    },
  ],
  results: {
    heading: 'Who sends orders that stand',
    note: 'From our files, 14 programmes in at least their second year: orders left after the return period, credited to the last partner link or code, matched with each shop’s own orders.',
    chart: {
      caption: 'Share of standing partner orders by kind of partner, 14 programmes',
      unit: '%',
      rows: [
        { label: 'Reviews, niche sites', value: 41, shown: '41%' },
        { label: 'Newsletters', value: 22, shown: '22%' },
        { label: 'Video', value: 17, shown: '17%' },
        { label: 'Clubs, teachers', value: 13, shown: '13%' },
        { label: 'Coupons, cashback', value: 7, shown: '7%' },
      ],
    },
    figures: [
      { value: '9%', label: 'of a year’s orders come through partners, in the middle programme' },
      { value: '1 in 4', label: 'partners who join sends an order within 90 days' },
      { value: '6%', label: 'of partner orders are struck out: returns, own purchases, ads on the shop’s name' },
    ],
  },
  proof: {
    heading: 'Look for buyers you had never met',
    text: 'In the monthly settlement, find the first orders: buyers whose address was not in your shop before. Divide all commission by them and set the result beside what a customer costs you in ads. We give it half a year, because partners need a season to write. After that, if first orders are fewer than half of what you pay for, we cut partners and not the rate.',
  },
  notFor: [
    'An average order leaves less than $15 after goods and shipping. Commission and network would share it out between them.',
    'Fewer than one in 100 visitors buys. Partners count what they earn per click, and they do not stay.',
    'You would like five hundred partners by next week. Those are the ones who bid on your name.',
    'You work in a single town. A card that rewards customers for bringing a friend does the same without software.',
  ],
  neighbour: {
    slug: 'paid-growth-campaigns',
    text: 'With ads you pay before the sale and carry the risk. With partners you pay after it and give up part of the margin. Ads bring orders within weeks, partners within months, and the Enterprise plan covers both.',
  },
  pictures: [
    {
      kind: 'flow',
      title: 'When a commission is due',
      nodes: [
        { label: 'Review read', detail: 'link or code, day 0' },
        { label: 'Order placed', detail: 'day 4' },
        { label: 'Return period', detail: 'ends day 34' },
      ],
      result: 'Commission paid, day 45',
      alt: 'A review read on day 0 leads to an order on day 4; the return period ends on day 34 and the commission is paid on day 45.',
      shows: 'Nobody is paid for an order that comes back',
    },
    {
      kind: 'funnel',
      title: 'Four months of recruiting',
      steps: [
        { label: 'Notes sent', value: 160, shown: '160' },
        { label: 'Answered', value: 58, shown: '58' },
        { label: 'Joined', value: 36, shown: '36' },
        { label: 'Sent an order', value: 9, shown: '9' },
      ],
      alt: 'A funnel of partner recruiting: 160 notes, 58 answers, 36 partners joined and 9 of them, one in four, sent an order.',
      shows: 'Nine partners who sell out of 160 asked',
    },
    {
      kind: 'thread',
      title: 'A note to a bread blogger',
      messages: [
        { from: 'us', text: 'You wrote that most bannetons mould. Ours is beech. Try one?' },
        { from: 'them', text: 'Happy to, but I write what I find' },
        { from: 'us', text: 'Please do. 12% on first orders, and do say it is paid.' },
        { from: 'them', text: 'Send it. I bake on Sunday.' },
      ],
      alt: 'An exchange with a bread blogger who agrees to test a proving basket and keeps the freedom to write what she finds.',
      shows: 'One of 40 notes in a month',
    },
    {
      kind: 'table',
      title: 'Settlement for March',
      rows: [
        { label: 'Orders via partners', value: '84' },
        { label: 'Returned', value: '–4' },
        { label: 'Own purchase', value: '–1' },
        { label: 'First orders', value: '61', strong: true },
        { label: 'Commission due', value: '$482' },
      ],
      alt: 'A settlement: 84 partner orders, five struck out, 79 standing with 61 first orders among them, and $482 due.',
      shows: 'The list you approve before anyone is paid',
    },
    {
      kind: 'document',
      title: 'Programme terms, two pages',
      headings: ['What we pay, and when', 'What partners must say', 'What ends the deal'],
      mark: 'No ads on the shop’s name',
      alt: 'Two pages of programme terms under three headings, with the rule against ads on the shop’s name marked.',
      shows: 'Terms a partner can read in five minutes',
    },
    {
      kind: 'split',
      title: 'One sleeping partner, woken',
      sides: [
        { label: 'Bare link', value: '1', lines: ['order in 90 days', '140 clicks'] },
        { label: 'Sample sent', value: '11', lines: ['orders in 90 days', '310 clicks'] },
      ],
      alt: 'The same partner with a bare link sent 140 clicks and one order in 90 days; after a sample, 310 clicks and 11 orders.',
      shows: 'What a sample did for one partner',
    },
  ],
  questions: [
    {
      question: 'What do I pay besides the plan?',
      answer:
        'Commission on orders that stand, plus the network or tool, which takes a monthly fee, a share of commission, or both. We put the full sum per order into the sheet in week one.',
    },
    {
      question: 'Why not leave it to coupon sites? They bring volume.',
      answer:
        'Many reach a buyer who already has your product in the basket and is hunting for a code. We admit a few, at the low rate, and pause them now and then to see what you would have sold anyway.',
    },
    {
      question: 'Are partners allowed to say what they like?',
      answer:
        'About their opinion, yes. About facts, the kit sets limits, above all for health or money. Whoever breaks them gets one mail, then no link.',
    },
    {
      question: 'Who owns the partners if we part?',
      answer:
        'The programme account is in your company’s name, with all contacts, agreements and codes. After 30 days’ notice we hand over a list of who needs what.',
    },
  ],
  related: {
    services: ['paid-growth-campaigns', 'email-marketing', 'traffic-generation'],
    articles: ['strategy-3', 'local-to-global'],
  },
  closing: {
    heading: 'Work out your commission with us',
    text: 'Tell us your average order, your margin and your return rate. Twenty minutes later you have a rate that you can pay, or a plain reason not to start.',
  },
}
