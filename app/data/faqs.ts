export type FaqItem = { question: string; answer: string }

export const faqs: FaqItem[] = [
  {
    question: 'What does it cost in total, with ads?',
    answer:
      'The plan’s monthly price is our whole fee. If you run ads, their budget comes on top and goes from your card to Google or Meta, without a cut for us. Most clients on Professional start with an ad budget between half and one times our fee.',
  },
  {
    question: 'How long until I see results?',
    answer:
      'Google Ads bring the first enquiries in 1 to 2 weeks. SEO takes 3 to 6 months, because search engines have to notice your pages first. Social sits between: expect a steady audience after about 90 days. We tell you in week six whether you are on the way.',
  },
  {
    question: 'Is there a contract?',
    answer:
      'A monthly one. You can stop with 30 days’ notice, in one line of mail, without a reason and without a fee.',
  },
  {
    question: 'Who owns the accounts, the texts and the site?',
    answer:
      'You do, from the first day. We open every account in your name and work in it as a guest. When you leave, we remove ourselves and hand over a two-page note on what runs where.',
  },
  {
    question: 'How much of my time do you need?',
    answer:
      'Two hours in the first week, for access and the questions only you can answer. After that 20 to 30 minutes a month on Starter and about an hour on Professional, calls included.',
  },
  {
    question: 'Do you work with businesses outside India?',
    answer:
      'Yes. Roughly six in ten clients are in the UK, the Gulf, North America and Australia. Calls are offered in IST; slots between 12:30 and 22:00 IST cover mornings in Europe and breakfast on the American east coast.',
  },
  {
    question: 'What if it does not work?',
    answer:
      'Then we say it first. If the agreed number has not moved after 90 days, we show why, propose one change, and you may leave that same day instead of after 30.',
  },
  {
    question: 'Which businesses do you turn down?',
    answer:
      'Gambling, loans, medicines without prescription, and anything sold with a fake countdown. And businesses with fewer than about ten enquiries of capacity a month: you would pay us to fill a room that is full.',
  },
]
