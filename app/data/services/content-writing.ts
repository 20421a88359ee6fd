import type { Service } from './service.ts'

export const contentWriting: Service = {
  slug: 'content-writing',
  name: 'Content Writing',
  title: 'Content Writing Services: Two Checked Articles a Month',
  description:
    'We interview you for an hour a month and write two articles your customers search for, with every fact signed off. Counted in visits and enquiries.',
  hero: {
    heading: 'Articles that answer what your customers type into search',
    lead: 'You have the answers and no time to write them down. We ask for an hour a month, publish two articles with the prices and details only you know, and show which of them brought an enquiry.',
  },
  plan: 'professional',
  deliverables: [
    {
      title: 'Two articles, one search each',
      text: '900 to 1,500 words each. The answer stands in the first two sentences; the rest gives cost, time, what goes wrong and when not to buy.',
    },
    {
      title: 'A fact sheet with each draft',
      text: 'A list of every number, claim and name in the text, and where it came from: your recording, a public page, a sum we did. You tick the lines. What is not ticked is cut.',
    },
    {
      title: 'One selling page a quarter',
      text: 'Articles send readers somewhere. Every three months we rewrite one of those pages: a service, the prices, the part about you.',
    },
    {
      title: 'A newsletter text a month',
      text: '200 words made from the two articles, ready to paste into the tool you have. Sending it, and the messages that send themselves, belong to email marketing.',
    },
    {
      title: 'A second look after six months',
      text: 'We reopen each article with its search queries beside it, add what people asked and did not find, and merge two weak ones into one that stands a chance.',
    },
  ],
  process: [
    {
      when: 'Week 1',
      title: 'Forty questions',
      text: 'We take them from your sent mail, your call notes, your reviews and Search Console, and look at who answers each one now. You pick the first six. Anything a large magazine already answers well is crossed out.',
    },
    {
      when: 'Week 2',
      title: 'The interview',
      text: 'An hour on a call, half for each article, recorded with your leave. We ask for the last job that went wrong, the price of it and what you told the customer. That is the paragraph nobody else has.',
    },
    {
      when: 'Week 3',
      title: 'Drafts and fact sheets',
      text: 'Both articles, in your way of speaking. Two rounds of changes; most need one. In health, law or finance your qualified person signs, and their name stands on the page.',
    },
    {
      when: 'Week 4',
      title: 'Publish and link',
      text: 'We write title and description, link to the new page from three older ones and to one selling page, and check that Google can index it.',
    },
    {
      when: 'Month 6',
      title: 'Reopen the first two',
      text: 'By now there are real queries to read. From here on, each month has two new articles and two old ones improved.',
    },
  ],
  results: {
    heading: 'How an article grows',
    note: 'Our own count over 31 sites with 24 articles each in their first year, 744 in all: clicks in Search Console in the calendar month shown, for the middle article. Visits from newsletters, social posts and ads are not in it.',
    chart: {
      caption: 'Visits from search a month, by age of the article',
      unit: 'visits',
      rows: [
        { label: 'Month 1', value: 4, shown: '4' },
        { label: 'Month 3', value: 19, shown: '19' },
        { label: 'Month 6', value: 46, shown: '46' },
        { label: 'Month 9', value: 61, shown: '61' },
        { label: 'Month 12', value: 70, shown: '70' },
      ],
    },
    figures: [
      { value: '1.2%', label: 'of those visits led to a call, a form or a booking' },
      { value: '1 in 5', label: 'articles never passed ten visits a month; these we merge or rewrite' },
      { value: '90 min', label: 'of your time a month: the hour of interview, and half an hour to tick facts' },
    ],
  },
  proof: {
    heading: 'Two places to look, both yours',
    text: 'In Search Console, open Performance, then Pages, and filter by the folder of your articles: that is the visits. In your enquiry list, read the column with the first page each person saw: that is the money. If every article did as the middle one does, a site would have about 1,000 such visits in month twelve and 12 enquiries from them. Ask yourself what 12 are worth. If that is less than the plan, do not start.',
  },
  notFor: [
    'You need the telephone to ring this month. In month one an article brings four visits; we would rather tell you now.',
    'Nobody who knows the work can give us an hour. Without it you would get what the first ten results already say.',
    'People choose you from the map, in a hurry, with water on the floor. An emergency plumber needs a profile with reviews first.',
  ],
  neighbour: {
    slug: 'content-creation',
    text: 'Content writing is words that are searched for and read to the end, as articles, pages and newsletters. Content creation is what is seen in passing: photographs, video, templates and social posts. If people buy from you by eye, start there.',
  },
  pictures: [
    {
      kind: 'document',
      title: 'What does a root canal cost without cover?',
      headings: ['From $780, and why', 'When we advise against it', 'What the second visit is for'],
      mark: 'Price in the second sentence',
      alt: 'A dental clinic’s article on the cost of a root canal, with the price marked in its second sentence and three plain subheadings.',
      shows: 'The answer first, the reasons after',
    },
    {
      kind: 'columns',
      title: 'Search visits, all articles',
      columns: [
        { label: 'Mo 1', value: 8, shown: '8' },
        { label: 'Mo 3', value: 68, shown: '68' },
        { label: 'Mo 6', value: 290, shown: '290' },
        { label: 'Mo 9', value: 626, shown: '626' },
        { label: 'Mo 12', value: 1028, shown: '1,028', strong: true },
      ],
      alt: 'Columns of monthly search visits to a growing set of articles, from 8 in month 1 to 290 in month 6 and 1,028 in month 12.',
      shows: 'Two a month add up: a year of articles',
    },
    {
      kind: 'serp',
      query: 'root canal cost no insurance',
      results: [
        { title: 'Root canal: what you pay', site: 'millroaddental.example/costs', ours: true },
        { title: 'Dental costs explained', site: 'healthpages.example' },
        { title: 'Ask a dentist: prices', site: 'forum.example/teeth' },
      ],
      alt: 'A search for the cost of a root canal without insurance, in which a local clinic’s article stands above a portal and a forum.',
      shows: 'A small clinic above a portal',
    },
    {
      kind: 'thread',
      title: 'Interview, minute 14',
      messages: [
        { from: 'us', text: 'Which job went wrong last year?' },
        { from: 'them', text: 'Crown on a tooth we should have pulled. Redid it free.' },
        { from: 'us', text: 'How do you decide now?' },
        { from: 'them', text: 'X-ray first. Under 4 mm of tooth left, we stop.' },
      ],
      alt: 'Two questions in an interview bring out a failed crown, a free repair and the dentist’s 4 mm rule for when to stop.',
      shows: 'The paragraph nobody else has',
    },
    {
      kind: 'checklist',
      title: 'Fact sheet, draft 2',
      items: [
        { text: 'From $780: your price list', done: true },
        { text: 'Two visits: the interview', done: true },
        { text: '4 mm of tooth: the interview', done: true },
        { text: 'The most common job: no source', done: false },
      ],
      alt: 'A fact sheet of four claims: three with a source are ticked, and one without a source is left open to be cut.',
      shows: 'No source, no sentence',
    },
    {
      kind: 'funnel',
      title: 'Month 12, from search to form',
      steps: [
        { label: 'Search visits', value: 1028, shown: '1,028' },
        { label: 'Saw a price page', value: 174, shown: '174' },
        { label: 'Enquiries', value: 12, shown: '12' },
      ],
      alt: 'A funnel for month 12: 1,028 visits from search, 174 readers who went on to a price page and 12 enquiries.',
      shows: 'What readers do after the last line',
    },
  ],
  questions: [
    {
      question: 'Are the articles written by AI?',
      answer:
        'No. A writer writes them. We use software to transcribe the interview and to list questions a draft leaves open. A text made only from other texts has nothing to rank for.',
    },
    {
      question: 'Under whose name do they appear?',
      answer: 'Yours or a colleague’s, with a line on who you are and how long you have done the work. We never sign.',
    },
    {
      question: 'Why only two a month?',
      answer:
        'Because your hour is the limit. Eight would need four hours of you, and without those we would be copying the pages already there.',
    },
    {
      question: 'May I use the texts elsewhere?',
      answer:
        'Yes, they are yours when they are published, here and in any leaflet. Only avoid the same article on two websites: a search engine will show one of them, and perhaps the wrong one.',
    },
  ],
  related: {
    services: ['content-creation', 'seo-optimization', 'email-marketing'],
    articles: ['seo-1', 'seo-5', 'strategy-5'],
  },
  closing: {
    heading: 'Bring three questions customers ask',
    text: 'We look them up together on a call, see who answers them today, and tell you which one you could win.',
  },
}
