import type { Service } from './service.ts'

export const socialMediaMarketing: Service = {
  slug: 'social-media-marketing',
  name: 'Social Media Marketing',
  title: 'Social Media Marketing for Small Business, Two Posts a Week',
  description:
    'Two posts a week on the two platforms your customers use. Planned a month ahead, written by us, approved by you, counted in calls and messages.',
  hero: {
    heading: 'Two good posts a week, and a count of who they brought',
    lead: 'Your page went quiet in spring because the day job came first. We plan, write and publish two posts a week on two platforms, and report the calls, messages and visits that followed.',
  },
  plan: 'starter',
  deliverables: [
    {
      title: 'Two posts a week, on two platforms',
      text: 'Each post is fitted to both. On Instagram the telephone number goes into the picture, because a link in a caption cannot be tapped. On Facebook the link carries a tag that names the post.',
    },
    {
      title: 'The month, a week early',
      text: 'On the 23rd you receive the eight or nine drafts for the coming month in one sheet. Change words, strike out a post or write "fine". Nothing appears that you have not seen.',
    },
    {
      title: 'A photo list',
      text: 'Ten pictures to take with your phone, each with an example beside it: the tray before opening, the van in a street people know, one wall before and after.',
    },
    {
      title: 'Both profiles put right',
      text: 'Category, hours, telephone, service area, button, and a pinned post that says what you sell and from what price. Your Google Business Profile is set up in the same week with the same facts.',
    },
    {
      title: 'Ten saved replies',
      text: 'Price, parking, delivery, deposit, next free date, in your words. Meta’s inbox stores them, so a message at nine in the evening costs you two taps.',
    },
  ],
  process: [
    {
      when: 'Week 1',
      title: 'Read your last 50 posts',
      text: 'You give us access to the pages (never a password) and answer 14 questions in a form. We sort the posts by what people did next. By Friday you have one page: which two platforms, and what to stop posting.',
    },
    {
      when: 'Week 2',
      title: 'Repair, photograph, draft',
      text: 'We correct the profiles while you take the ten pictures. The first month of drafts arrives on the last day of the week.',
    },
    {
      when: 'Week 3',
      title: 'The first two posts',
      text: 'We publish with the planners that Meta and LinkedIn give away, from your accounts. There is no scheduling tool to pay for and none to lose when you leave.',
    },
    {
      when: 'Month 2',
      title: 'Drop the weakest kind',
      text: 'Eight posts are enough to see which kinds make people ring. The best one gets a fixed day. The worst one leaves the calendar.',
    },
    {
      when: 'Monthly',
      title: 'Report by email',
      text: 'One page: people reached, taps to call, message or visit, the post that did most, and one change for the next month.',
    },
  ],
  results: {
    heading: 'What people do after each kind of post',
    note: 'Our own count over 36 accounts that kept to two posts a week for a year. An action is a tap to call, message, find the way or open the website, read from the insights of each post. The rows show the middle account.',
    chart: {
      caption: 'Actions per 1,000 people reached, by kind of post',
      unit: 'actions',
      rows: [
        { label: 'Price or menu', value: 22, shown: '22' },
        { label: 'Before and after', value: 17, shown: '17' },
        { label: 'A customer’s story', value: 14, shown: '14' },
        { label: 'Staff at work', value: 9, shown: '9' },
        { label: 'Holiday greeting', value: 2, shown: '2' },
      ],
    },
    figures: [
      { value: '1 in 6', label: 'new customers name a post when asked where they saw the business first' },
      { value: '104', label: 'posts a year, with no gap in August' },
      { value: '25 min', label: 'of your time a week: photographs and reading drafts' },
    ],
  },
  proof: {
    heading: 'Count it on a card by the till',
    text: 'Ask each new customer where they saw you first and tick one of five boxes on the card we send. The platforms tell us which post was read; the card tells you what paid. Count the first four weeks before the posts can have done much, then four weeks in month four. If the "social" box has not grown, we will tell you to put the money into search instead.',
  },
  notFor: [
    'You need customers by Friday. Search ads can do that; a new posting habit cannot.',
    'Nobody on your side will take a photograph. Stock pictures of smiling strangers are the posts we are hired to replace.',
    'You sell to twenty known buyers. Ring them.',
  ],
  neighbour: {
    slug: 'instagram-growth',
    text: 'This service keeps two platforms alive for people who check you before they call. Instagram growth works on one, with four posts a week and video, to reach people who have never heard of you.',
  },
  pictures: [
    {
      kind: 'calendar',
      title: 'Four weeks, eight posts',
      weeks: 4,
      marked: [
        { day: 2, tone: 'kite' },
        { day: 5, tone: 'river' },
        { day: 9, tone: 'kite' },
        { day: 12, tone: 'river' },
        { day: 16, tone: 'kite' },
        { day: 19, tone: 'river' },
        { day: 23, tone: 'kite' },
        { day: 26, tone: 'river' },
      ],
      legend: [
        { tone: 'kite', label: 'Price or offer' },
        { tone: 'river', label: 'Work and people' },
      ],
      alt: 'A four-week calendar with eight posts: a price or an offer each Tuesday, work and people each Friday.',
      shows: 'Two fixed days, planned a month ahead',
    },
    {
      kind: 'grid',
      handle: 'hillstreetbakery',
      tiles: ['product', 'person', 'list', 'place', 'quote', 'product'],
      strong: 2,
      figures: [
        { value: '640', label: 'people reached' },
        { value: '14', label: 'actions' },
      ],
      alt: 'Six posts of a bakery; the price list of birthday cakes reached 640 people and led to 14 calls, messages and looks at the map.',
      shows: 'A price in the picture makes people ring',
    },
    {
      kind: 'thread',
      title: 'Tuesday, 21:04',
      messages: [
        { from: 'them', text: 'How much is a cake for ten?' },
        { from: 'us', text: 'From $34. Order by Wednesday, collect on Saturday.' },
        { from: 'them', text: 'One for Saturday then. Lemon, please' },
      ],
      alt: 'An evening question about a cake for ten gets a saved reply, from $34, order by Wednesday, and becomes an order.',
      shows: 'A saved reply, sent in two taps',
    },
    {
      kind: 'checklist',
      title: 'Profile repair',
      items: [
        { text: 'Category names the trade', done: true },
        { text: 'Hours match Google', done: true },
        { text: 'Button rings the shop', done: true },
        { text: 'Pinned post shows prices', done: true },
        { text: 'Old address removed', done: false },
      ],
      alt: 'A profile checklist with four of five points done; only an old address still has to be removed.',
      shows: 'What we correct before posting anything',
    },
    {
      kind: 'table',
      title: 'Report for May',
      rows: [
        { label: 'Posts', value: '9', change: '+1' },
        { label: 'People reached', value: '5,400', change: '+620' },
        { label: 'Actions', value: '68', change: '+11', strong: true },
        { label: 'New, named a post', value: '6 of 37', change: '+2' },
      ],
      alt: 'A monthly report in which nine posts reached 5,400 people and led to 68 actions; 6 of 37 new customers named a post.',
      shows: 'The report, with the card’s count below',
    },
    {
      kind: 'split',
      title: 'The same shop, two habits',
      sides: [
        { label: 'Spring', value: '3', lines: ['posts in 4 weeks', '2 greetings', '4 actions'] },
        { label: 'Autumn', value: '8', lines: ['posts in 4 weeks', '4 with a price', '61 actions'] },
      ],
      alt: 'One shop before and after: three posts in four weeks brought 4 actions, eight posts of which four show a price brought 61.',
      shows: 'Fewer greetings, more prices',
    },
  ],
  questions: [
    {
      question: 'Which two platforms will it be?',
      answer:
        'The two your past customers use. For a café that is mostly Instagram and Facebook; for a firm that sells to firms, LinkedIn and one other. If your posts do not settle it, we write a question for you to put to ten customers.',
    },
    {
      question: 'Are two posts a week enough?',
      answer:
        'Enough to look open and busy when somebody checks. Too few to build a large following. Four a week come with the Professional plan.',
    },
    {
      question: 'Who answers comments and messages?',
      answer:
        'You do, because you know if Thursday is free. When we publish and see a complaint or a question left open, we mail you the link.',
    },
    {
      question: 'Do I also have to pay for advertising?',
      answer:
        'No. Starter needs no ad budget, and none of the figures above come from paid posts. Questions go by email; calls begin with Professional.',
    },
  ],
  related: {
    services: ['instagram-growth', 'content-creation', 'google-ads'],
    articles: ['social-1', 'social-3', 'social-5'],
  },
  closing: {
    heading: 'Send us your page as it is',
    text: 'We answer with three posts we would repeat, one we would delete, and the two platforms we would choose for you.',
  },
}
