import type { Service } from './service.ts'

export const paidGrowthCampaigns: Service = {
  slug: 'paid-growth-campaigns',
  name: 'Paid Growth Campaigns',
  title: 'Paid Growth Campaigns: One Budget, One Target Cost',
  description:
    'Google, Meta and other paid channels run as one budget against one cost per new customer, counted in your own orders. For ad spend from $4,000 a month.',
  hero: {
    heading: 'Paid campaigns held to one cost per new customer',
    lead: 'Google claims the sale, Meta claims the same sale, your bank shows one. We run the paid channels as a single budget, count customers in your order system, and move money each week to where the next one is cheapest.',
  },
  plan: 'enterprise',
  deliverables: [
    {
      title: 'A target you can defend',
      text: 'What a new customer may cost, worked out from margin after goods, shipping and fees, from repeat orders, and from how many months you can wait for your money.',
    },
    {
      title: 'One ledger',
      text: 'First orders from your shop or CRM beside the spend of every channel. What the platforms claim stands in a column of its own, for comparison only.',
    },
    {
      title: 'Two to four channels',
      text: 'Google search and Shopping, Meta, and LinkedIn, YouTube or Microsoft Ads where your buyers are there. A channel joins on trial with a sum that may be lost.',
    },
    {
      title: 'New ads every second week',
      text: 'Three or four each time, different in the argument and not only in the picture: price, proof, the problem, the maker. Tired ones go when frequency climbs and cost follows.',
    },
    {
      title: 'Switch-off tests',
      text: 'A campaign pauses in half of your regions for four weeks, or longer if the counts are too small to tell. Whatever you did not lose there, you did not need to buy.',
    },
    {
      title: 'A named strategist',
      text: 'One person, a call every week, and an answer within four working hours when something breaks between calls.',
    },
  ],
  process: [
    {
      when: 'Week 1',
      title: 'What may a customer cost',
      text: 'Your strategist takes twelve months of orders and splits first from repeat. By Friday you have the margin per first order, the target cost, and the most we may spend on learning before you decide again.',
    },
    {
      when: 'Weeks 2–3',
      title: 'Repair the counting',
      text: 'Purchases are sent from the server as well as the browser, matched by order number so that none counts twice, and only with consent. Phone sales are uploaded. New customers are flagged as new.',
    },
    {
      when: 'Weeks 4–8',
      title: 'Two channels, left in peace',
      text: 'Meta’s delivery needs about 50 results a week per ad set to settle, so we build few ad sets and keep our hands off them for seven days at a time.',
    },
    {
      when: 'Month 3',
      title: 'First switch-off',
      text: 'Usually ads on your own name or retargeting: the campaigns with the prettiest reports. The result sets the next quarter’s split.',
    },
    {
      when: 'Weekly',
      title: 'Move the next dollar',
      text: 'Up to 20% of a channel’s budget moves, judged by what its last extra customers cost and not by its average. A third or fourth channel is tried one at a time.',
    },
  ],
  results: {
    heading: 'It gets dearer before it gets cheaper',
    note: 'Counted by us in 18 accounts with $4,000 to $40,000 of monthly ad spend and nine months or more with us: all paid spend divided by first-time customers in the client’s order system.',
    chart: {
      caption: 'Ad spend per new customer by quarter, middle account of the 18',
      unit: '$',
      rows: [
        { label: 'Quarter before', value: 96, shown: '$96' },
        { label: 'First quarter', value: 104, shown: '$104' },
        { label: 'Second quarter', value: 83, shown: '$83' },
        { label: 'Third quarter', value: 75, shown: '$75' },
      ],
    },
    figures: [
      { value: '–22%', label: 'ad spend per new customer, quarter before against third quarter, $96 to $75' },
      { value: '1.6', label: 'customers claimed by the platforms for each one in the order system' },
      { value: '11 of 18', label: 'found a campaign they could halve without a measurable loss of customers' },
    ],
  },
  proof: {
    heading: 'Divide two numbers you already own',
    text: 'Add up the month’s bills from all ad platforms. Divide by the people who bought for the first time, from your order export. You need neither our report nor a dashboard. We judge the result over eight weeks at a time, since single weeks jump. A full quarter above target, and your strategist proposes a smaller budget in writing. Leaving takes one mail and 30 days.',
  },
  notFor: [
    'Your ad budget is below $4,000 a month. Over two channels that buys too few customers to tell skill from chance.',
    'Search still has room. If your ads show for 40% of the searches you want and the cost is fine, buy the other 60% first.',
    'You cannot say what an order leaves after goods, shipping and returns, and have no time to find out.',
    'Twice the orders would break the workshop. Fix delivery, then advertise.',
  ],
  neighbour: {
    slug: 'google-ads',
    text: 'Our Google Ads service tends one channel and the people searching in it. This one decides between channels: search, Meta, video and others share a budget and answer to the same cost per customer. With a single channel, Google Ads is the right size.',
  },
  pictures: [
    {
      kind: 'table',
      title: 'Ledger, $12,000 in one month',
      rows: [
        { label: 'Google claims', value: '131' },
        { label: 'Meta claims', value: '118' },
        { label: 'YouTube claims', value: '7' },
        { label: 'In your orders', value: '160', strong: true },
        { label: 'Cost per customer', value: '$75' },
      ],
      alt: 'A ledger in which three platforms claim 256 customers for $12,000 while the order system holds 160, or $75 each.',
      shows: '256 claimed, 160 in the order system',
    },
    {
      kind: 'line',
      title: 'Cost per new customer',
      labels: ['Month 1', 'Month 5', 'Month 9'],
      values: [108, 106, 98, 88, 83, 78, 76, 74, 75],
      compare: [80, 80, 80, 80, 80, 80, 80, 80, 80],
      shown: '$75',
      note: { at: 2, text: 'First switch-off' },
      alt: 'A line of the cost per new customer over nine months, from $108 to $75, passing under its $80 target in month six.',
      shows: 'Nine months against a target of $80',
    },
    {
      kind: 'bars',
      title: 'Cost of the next customer',
      bars: [
        { label: 'Meta, new', value: 68, shown: '$68', strong: true },
        { label: 'Shopping', value: 71, shown: '$71' },
        { label: 'Search', value: 79, shown: '$79' },
        { label: 'YouTube', value: 118, shown: '$118' },
      ],
      alt: 'Bars of what one more customer costs by channel: $68 on Meta, $71 on Shopping, $79 on search and $118 on YouTube.',
      shows: 'This week’s money moves from YouTube to Meta',
    },
    {
      kind: 'split',
      title: 'Four weeks, matched regions',
      sides: [
        { label: 'Name ads on', value: '$1,900', lines: ['spent on the name', '52 new customers'] },
        { label: 'Name ads off', value: '$0', lines: ['spent on the name', '51 new customers'] },
      ],
      alt: 'Two matched groups of regions over four weeks: $1,900 of ads on the shop’s own name and 52 new customers, then $0 and 51.',
      shows: 'A gap of one: chance alone makes larger ones',
    },
    {
      kind: 'calendar',
      title: 'Four weeks of paid work',
      weeks: 4,
      marked: [
        { day: 1, tone: 'river' },
        { day: 3, tone: 'kite' },
        { day: 8, tone: 'river' },
        { day: 15, tone: 'river' },
        { day: 17, tone: 'kite' },
        { day: 22, tone: 'river' },
      ],
      legend: [
        { tone: 'river', label: 'Budget moves' },
        { tone: 'kite', label: 'New ads' },
      ],
      alt: 'A four-week calendar: the budget moves on each of four Mondays and new ads start on two Wednesdays.',
      shows: 'Money moves on Mondays, ads change twice a month',
    },
    {
      kind: 'ad',
      site: 'flaxandfold.example',
      headline: 'Yes, our linen creases',
      text: 'It is unpressed flax. Hang it damp and most of it drops out. See the bed sets.',
      figures: [
        { value: '2.1%', label: 'click rate' },
        { value: '$66', label: 'per customer' },
        { value: '5 weeks', label: 'until tired' },
      ],
      alt: 'A linen shop’s ad that admits linen creases: 2.1% click rate and $66 per customer, tired after five weeks.',
      shows: 'An ad that argues from the problem',
    },
  ],
  questions: [
    {
      question: 'Who pays the platforms?',
      answer:
        'You do, from your own ad accounts. Our price is the Enterprise plan at any spend, so a smaller budget costs us nothing to recommend.',
    },
    {
      question: 'Which tool decides what a sale came from?',
      answer:
        'None of them alone. Attribution helps to steer ads inside a channel. Between channels we rely on the order system and on switch-off tests.',
    },
    {
      question: 'Do you make the ads?',
      answer:
        'Yes, six to eight a month from your photographs, customers’ words and short phone clips. You approve each before it runs. Film crews and actors would be extra, and few accounts need them.',
    },
    {
      question: 'We sell to firms and a deal takes five months. Does it work?',
      answer:
        'With patience. We set the target on qualified demos first and correct it once deals close. Expect three quarters before the figure deserves trust.',
    },
  ],
  related: {
    services: ['google-ads', 'website-design-development', 'affiliate-marketing'],
    articles: ['strategy-4', 'strategy-2', 'facebook-vs-instagram-2025'],
  },
  closing: {
    heading: 'Bring your ad bills and your order export',
    text: 'Half an hour is enough to divide one by the other, channel claims aside, and see whether you need this plan or only one channel done well.',
  },
}
