import type { Service } from './service.ts'

export const emailMarketing: Service = {
  slug: 'email-marketing',
  name: 'Email Marketing',
  title: 'Email Marketing Agency for Small Shops and Clinics',
  description:
    'Five messages that bring old customers back, one newsletter a month, and a list that is yours. Set up in three weeks, measured in orders, not opens.',
  hero: {
    heading: 'Email marketing that sells to people who already bought',
    lead: 'You have a list of past customers and no time to write to it. We write five messages that send themselves, one newsletter a month, and show you the orders each one brought.',
  },
  plan: 'enterprise',
  proofLink: 'View Results',
  deliverables: [
    {
      title: 'Five messages that send themselves',
      text: 'A welcome, a reminder after an abandoned basket, a thank-you with care advice, a refill or rebook note, and a letter to people who went quiet for 120 days.',
    },
    {
      title: 'One newsletter a month',
      text: 'Written from a 20-minute call with you. You approve it by replying "yes". It goes out on the weekday your own list opens most.',
    },
    {
      title: 'A clean list',
      text: 'We remove addresses that bounce, merge doubles, and mark who agreed to hear from you and when. On a list that has not been tidied for two years, expect it to shrink by a fifth.',
    },
    {
      title: 'Sender set-up',
      text: 'SPF, DKIM and DMARC records on your domain, so that Gmail and Outlook know the mail is yours. We keep a copy of every record we change.',
    },
    {
      title: 'A page of numbers',
      text: 'Orders per message, income per subscriber, complaints, people who left. One page, on the first working day of the month.',
    },
  ],
  process: [
    {
      when: 'Week 1',
      title: 'Count what is there',
      text: 'You export the list and the last 12 months of orders. We tell you how many people bought once, twice and more, and what a second order is worth to you.',
    },
    {
      when: 'Week 2',
      title: 'Write and set up',
      text: 'We draft the five messages in your words, set the records on your domain and build one plain template that reads well on a phone.',
    },
    {
      when: 'Week 3',
      title: 'Start small',
      text: 'The first sends go to 300 recent customers. Mailbox providers watch new senders; a calm start keeps you out of the spam folder.',
    },
    {
      when: 'Weeks 4–6',
      title: 'Whole list, one change a week',
      text: 'Everyone who agreed now gets the messages. Each week we change one thing, a subject line or a send hour, and keep it only if orders went up.',
    },
    {
      when: 'Monthly',
      title: 'Newsletter and numbers',
      text: 'A call, a draft, your yes, a send. Then the page of numbers with one suggestion for the month that follows.',
    },
  ],
  results: {
    heading: 'Where the orders come from',
    note: 'Our own count over 41 shops that kept the five messages running for a year: orders placed within five days of a click, each order credited once.',
    chart: {
      caption: 'Orders per 1,000 messages sent, by message',
      unit: 'orders',
      rows: [
        { label: 'Basket reminder', value: 38, shown: '38' },
        { label: 'Refill or rebook', value: 27, shown: '27' },
        { label: 'Welcome', value: 19, shown: '19' },
        { label: 'Gone quiet', value: 8, shown: '8' },
        { label: 'Newsletter', value: 5, shown: '5' },
      ],
    },
    figures: [
      { value: '21%', label: 'of yearly orders come from email, in the middle shop of the 41' },
      { value: '3 weeks', label: 'from your export to the first message sent' },
      { value: '0.04%', label: 'complaints per send; mailbox providers ask for less than 0.3%' },
    ],
  },
  proof: {
    heading: 'How you will know it works',
    text: 'Look at one number: orders from email as a share of all orders, in your own shop system and not in ours. We write down the share on the day we start. If it has not moved after 90 days, we say so on the call and you decide with 30 days of notice whether to go on.',
  },
  notFor: [
    'You have fewer than 300 customers with an address. Spend the money on being found first; the list comes after.',
    'You bought a list. We do not send to people who never asked, for anyone.',
    'What you sell is bought once in ten years. A roofer earns more from a page of photographs than from a newsletter.',
  ],
  neighbour: {
    slug: 'content-writing',
    text: 'Email brings back people who know you. Articles bring people who do not, from search. If your list is short, start with content writing and collect addresses there.',
  },
  pictures: [
    {
      kind: 'inbox',
      title: 'A customer’s inbox, day 118',
      mails: [
        { from: 'Parcel service', subject: 'Your parcel is on its way' },
        { from: 'Ada, Corner Roast', subject: 'Your last bag was in May', ours: true },
        { from: 'Bank', subject: 'Statement for September' },
        { from: 'Gym', subject: 'Class times change on Monday' },
      ],
      alt: 'An inbox of four mails in which a coffee roaster’s note to a customer gone quiet for 118 days stands out.',
      shows: 'The letter to people who went quiet',
    },
    {
      kind: 'email',
      subject: 'Still thinking about the oak desk?',
      blocks: ['image', 'text', 'button'],
      button: 'Back to my basket',
      figures: [
        { value: '38', label: 'orders / 1,000' },
        { value: '4 h', label: 'after leaving' },
      ],
      alt: 'A basket reminder with one picture, three lines and one button, sent four hours after leaving; it makes 38 orders per 1,000.',
      shows: 'One picture, three lines, one button',
    },
    {
      kind: 'flow',
      title: 'From first order to second',
      nodes: [
        { label: 'First order', detail: 'thank-you, day 0' },
        { label: 'Care advice', detail: 'day 5' },
        { label: 'Refill note', detail: 'day 40' },
      ],
      result: 'Second order, day 43',
      alt: 'Three timed messages, at day 0, day 5 and day 40, lead from a first order to a second on day 43.',
      shows: 'Messages timed by what was bought',
    },
    {
      kind: 'columns',
      title: 'Orders from email, per month',
      columns: [
        { label: 'Jan', value: 14, shown: '14' },
        { label: 'Feb', value: 22, shown: '22' },
        { label: 'Mar', value: 31, shown: '31' },
        { label: 'Apr', value: 45, shown: '45' },
        { label: 'May', value: 52, shown: '52' },
        { label: 'Jun', value: 61, shown: '61', strong: true },
      ],
      alt: 'Columns of monthly orders from email in one shop, rising from 14 in January to 61 in June.',
      shows: 'Six months after the first send',
    },
    {
      kind: 'table',
      title: 'Numbers for September',
      rows: [
        { label: 'Orders from email', value: '61', change: '+9', strong: true },
        { label: 'Share of all orders', value: '22%', change: '+2' },
        { label: 'Left the list', value: '14', change: '–3' },
        { label: 'Complaints', value: '1', change: '0' },
      ],
      alt: 'A one-page monthly report: 61 orders from email, 22% of all orders, 14 people who left and one complaint.',
      shows: 'The page you get each month',
    },
    {
      kind: 'split',
      title: 'The same list, tidied',
      sides: [
        { label: 'Before', value: '5,200', lines: ['1,040 dead', 'spam folder', '9 orders'] },
        { label: 'After', value: '4,160', lines: ['0 dead', 'inbox', '58 orders'] },
      ],
      alt: 'A list before and after tidying: 5,200 addresses with 1,040 dead made 9 orders, the 4,160 living ones made 58.',
      shows: 'A shorter list sells more',
    },
  ],
  questions: [
    {
      question: 'Do I have to change the tool I send with?',
      answer:
        'Not if it can send on a trigger and shows orders per message. Most can. If yours cannot, we move the list for you in week two, and the account is in your name.',
    },
    {
      question: 'What do you need from me each month?',
      answer:
        'Twenty minutes on a call and one reply to approve the draft. If you miss a month, the five messages keep running.',
    },
    {
      question: 'Is it legal to write to old customers?',
      answer:
        'In most countries yes, for similar products, if they could say no when they bought and can in every message. Rules differ; we ask where your customers live and follow the strictest of them.',
    },
    {
      question: 'What if I stop?',
      answer:
        'The list, the texts, the template and the records stay with you. We hand over a two-page note on how to run them.',
    },
  ],
  related: {
    services: ['content-writing', 'lead-generation', 'website-design-development'],
    articles: ['strategy-3', 'strategy-5'],
  },
  closing: {
    heading: 'Bring your list, leave with a plan',
    text: 'In a 20-minute call we look at your order export together and count what a second order is worth.',
  },
}
