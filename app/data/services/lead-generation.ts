import type { Service } from './service.ts'

export const leadGeneration: Service = {
  slug: 'lead-generation',
  name: 'Lead Generation',
  title: 'Lead Generation for Service Firms, Counted in Jobs',
  description:
    'Forms, a tracked call line and follow-up for firms that quote before they sell. We count the enquiries you could quote for, then the jobs you booked.',
  hero: {
    heading: 'Lead generation counted in booked jobs',
    lead: 'Forty names are no help if fourteen could buy and nobody rings them before Thursday. We build the form, the call line and the follow-up, and have every enquiry marked good or not.',
  },
  plan: 'professional',
  deliverables: [
    {
      title: 'A written test for a good enquiry',
      text: 'Area, type of job, size, start date: four lines that you sign. Your own staff mark each enquiry against them, so the count is yours.',
    },
    {
      title: 'A page and a form for each service',
      text: 'Three to five fields, one of which sorts people: postcode, size of job or month. The page says when you will answer and shows the number for those who would sooner ring.',
    },
    {
      title: 'A tracked call line',
      text: 'Forwarding numbers show which page or ad made the phone ring. A missed call gets a text within a minute. We count calls and do not record them.',
    },
    {
      title: 'Follow-up your team can keep up',
      text: 'An instant confirmation, six questions for the first call, and worded reminders for days 1, 3 and 7. No one has to invent a message at six in the evening.',
    },
    {
      title: 'One list of enquiries',
      text: 'Every form and call in a single sheet or in the CRM you have: source, search, good or not, quoted, booked, value. Spam and repeats are taken out.',
    },
    {
      title: 'Search ads that learn from jobs',
      text: 'Google Ads run weekly. Good and booked enquiries are sent back to the account, so that bidding looks for people who hire.',
    },
  ],
  process: [
    {
      when: 'Week 1',
      title: 'We ring you as a customer',
      text: 'Test forms and calls at four hours of the day, with a stopwatch. Then we sit with your last 50 enquiries and mark which could have bought. You see both figures before anything is built.',
    },
    {
      when: 'Week 2',
      title: 'Build for one service',
      text: 'The page, the form, the number, the texts and the list, for the job you most want more of. Every path is tried with a test enquiry from a phone.',
    },
    {
      when: 'Weeks 3–4',
      title: 'Open it slowly',
      text: 'Ads start on that one service, in office hours. Expect the first enquiries within two weeks. After each of the first ten calls we ask your office where the talk stalled, and change the script there.',
    },
    {
      when: 'Weeks 5–8',
      title: 'Sort harder or softer',
      text: 'One more question brings fewer forms and better ones. We test a field at a time and keep it only if booked jobs hold or rise. Then the second service follows.',
    },
    {
      when: 'Every two weeks',
      title: 'Half an hour on the list',
      text: 'Together we fill in what became of each enquiry. Reasons for "no" are worth the most: they rewrite the page, the form and the ads.',
    },
  ],
  results: {
    heading: 'What becomes of 100 enquiries',
    note: 'Our figures, from the lists of 29 service businesses in months four to six. Their own staff filled the lists in. The week-one share comes from the 50 enquiries we marked together.',
    chart: {
      caption: 'Out of 100 enquiries, in the middle business of the 29',
      unit: 'enquiries',
      rows: [
        { label: 'Came in', value: 100, shown: '100' },
        { label: 'Reached', value: 78, shown: '78' },
        { label: 'Good', value: 52, shown: '52' },
        { label: 'Quoted', value: 41, shown: '41' },
        { label: 'Booked', value: 19, shown: '19' },
      ],
    },
    figures: [
      { value: '52%', label: 'of enquiries were good, up from 35% in week one' },
      { value: '11 min', label: 'to the first call back in office hours, down from 4 h 20 min' },
      { value: '$210', label: 'ad spend per booked job, jobs from all sources counted' },
    ],
  },
  proof: {
    heading: 'The last column of the list',
    text: 'Booked jobs per 100 enquiries, and ad spend per booked job. Both come from a column that your office fills in, so we cannot polish them. You see the list any day. If eight weeks pass and the share of good enquiries has not risen, we say what we would change once more, or that we would stop. You can stop too, at 30 days’ notice.',
  },
  notFor: [
    'You cannot ring back on the same day. In the 29 lists, 78 of 100 were reached when called at once and 49 when called the next day.',
    'You want a list of names to cold-call. We neither buy nor scrape nor sell contacts.',
    'You earn less than $300 on a job. With $210 of ads in it, too little is left.',
    'People buy from you without talking to you. A shop needs visitors and a good basket.',
  ],
  neighbour: {
    slug: 'traffic-generation',
    text: 'Lead generation works on what happens after someone arrives: the form, the call, the sorting, the reply. Traffic generation brings more of the right visitors, from several sources. If your page turns fewer than one visitor in fifty into an enquiry, begin here.',
  },
  pictures: [
    {
      kind: 'page',
      address: 'larchkitchens.example/fit',
      headline: 'Kitchen fitted by spring',
      blocks: ['form', 'list'],
      button: 'Ask for a date',
      phone: true,
      callout: 'Answer within 1 hour',
      alt: 'A kitchen fitter’s page on screen and phone: a short form and a button that promises an answer within one hour.',
      shows: 'The page says when you will answer',
    },
    {
      kind: 'thread',
      title: 'A missed call, 12:41',
      messages: [
        { from: 'us', text: 'Sorry we missed you. Ben rings by 12:55. What is it about?' },
        { from: 'them', text: 'Kitchen, about 12 m², we move in May' },
        { from: 'us', text: 'Thank you. Is the postcode near Ashby?' },
        { from: 'them', text: 'Yes, ten minutes away' },
      ],
      alt: 'A missed call at 12:41 answered by text: the caller gives size, month and place before Ben rings by 12:55.',
      shows: 'A text within a minute keeps the caller',
    },
    {
      kind: 'funnel',
      title: '100 enquiries, one quarter',
      steps: [
        { label: 'Came in', value: 100, shown: '100' },
        { label: 'Reached', value: 78, shown: '78' },
        { label: 'Good', value: 52, shown: '52' },
        { label: 'Quoted', value: 41, shown: '41' },
        { label: 'Booked', value: 19, shown: '19' },
      ],
      alt: 'A funnel of 100 enquiries narrowing to 78 reached, 52 good, 41 quoted and 19 booked jobs.',
      shows: 'Each step is a column of your list',
    },
    {
      kind: 'split',
      title: 'The form with a budget field',
      sides: [
        { label: 'Without it', value: '35%', lines: ['60 forms', '21 good', '6 booked'] },
        { label: 'With it', value: '53%', lines: ['40 forms', '21 good', '8 booked'] },
      ],
      alt: 'A form without a budget field brought 60 forms, 21 good and 6 booked; with it 40 forms, 21 good and 8 booked.',
      shows: 'A third fewer people to ring, no fewer jobs',
    },
    {
      kind: 'flow',
      title: 'Follow-up for one enquiry',
      nodes: [
        { label: 'Form arrives', detail: 'confirmed at once' },
        { label: 'First call', detail: '11 minutes' },
        { label: 'Reminders', detail: 'days 1, 3 and 7' },
      ],
      result: 'Quoted or closed, day 8',
      alt: 'An enquiry is confirmed at once, called after 11 minutes, reminded on days 1, 3 and 7, and quoted or closed on day 8.',
      shows: 'Nothing lies open for longer than eight days',
    },
    {
      kind: 'table',
      title: 'Why 33 good ones said no',
      rows: [
        { label: 'Date too late', value: '12', strong: true },
        { label: 'Price', value: '9' },
        { label: 'Never quoted', value: '7' },
        { label: 'Chose a friend', value: '3' },
        { label: 'No reason given', value: '2' },
      ],
      alt: 'Reasons why 33 good enquiries were not booked: 12 wanted an earlier date, 9 found it dear, 7 never got their quote.',
      shows: 'Reasons for no, read out every two weeks',
    },
  ],
  questions: [
    {
      question: 'How many enquiries will I get?',
      answer:
        'It depends on the ad budget and on how many people in your area look for the job. We price that in week one, from Keyword Planner and your own history, and give a range instead of a promise.',
    },
    {
      question: 'Do you sell the same enquiry to others?',
      answer: 'Never. Page, number and list belong to you, and each enquiry goes to you alone.',
    },
    {
      question: 'Who rings the people back?',
      answer:
        'Your office does. Callers want the person who knows the job. We supply the alert, the questions and the stopwatch.',
    },
    {
      question: 'Do I need a CRM?',
      answer:
        'Under 80 enquiries a month a shared spreadsheet does. Above that we connect to the system you own, or help you pick a plain one.',
    },
    {
      question: 'What is outside the price?',
      answer:
        'Clicks, which Google bills to you, and call numbers where the provider charges for them. The Professional plan covers building, tests, ads and follow-up texts.',
    },
  ],
  related: {
    services: ['traffic-generation', 'google-ads', 'website-design-development'],
    articles: ['strategy-2', '6', 'strategy-5'],
  },
  closing: {
    heading: 'Count your last 50 enquiries with us',
    text: 'Have them open when we talk. In 30 minutes you know how many were good, how fast they were answered, and which of the two to fix.',
  },
}
