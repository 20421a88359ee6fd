/** The agency's own claims, with what each one counts. */
export const claims = [
  { value: '500+', label: 'happy clients', note: 'Businesses that stayed past month three.' },
  { value: '95%', label: 'success rate', note: 'Reached the number written down on day one.' },
  { value: '24/7', label: 'support', note: 'A person reads WhatsApp, nights included.' },
]

/** Where clients are, as the questions on the home page say. */
export const areaServed = ['India', 'the UK', 'the Gulf', 'North America', 'Australia']

export const reasons = [
  {
    title: 'Your accounts stay yours',
    text: 'Ads, analytics, domain and list are opened in your name. On the day you leave you lose us and nothing else.',
  },
  {
    title: 'One number, written down',
    text: 'Before we start we agree what should move and by when. The report opens with that number, also in the months it fell.',
  },
  {
    title: 'The planner does the work',
    text: 'The person on your first call writes your pages or runs your ads. Nobody sells you a senior and sends a junior.',
  },
  {
    title: '30 days’ notice, always',
    text: 'No yearly contract. The fee is monthly and the ad budget is paid by you to the platform, without a cut for us.',
  },
]
