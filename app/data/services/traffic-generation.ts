import type { Service } from './service.ts'

export const trafficGeneration: Service = {
  slug: 'traffic-generation',
  name: 'Traffic Generation',
  title: 'Website Traffic Generation: Visitors Who Could Buy',
  description:
    'More of the right visitors from search, your Google profile, ads, posts and other people’s sites. Bots, staff and wrong countries are taken out of the count.',
  hero: {
    heading: 'More website visitors, counted only if they could buy',
    lead: 'Anyone can sell you ten thousand visits. We bring people from the places you serve, through search, your profile, ads, posts and other people’s sites, and count those who stayed.',
  },
  plan: 'professional',
  deliverables: [
    {
      title: 'A plan of sources on one page',
      text: 'Where visitors come from today, which source can still grow, which is full. Every source gets a share of the quarter’s hours and a figure to reach.',
    },
    {
      title: 'Two articles a month',
      text: 'Each answers one search you are not found for. It links to the page where the reader can book, buy or ask.',
    },
    {
      title: 'Four posts a week that lead somewhere',
      text: 'One post, one page, one tagged link. Without the tag, a tap from an app often lands under "direct" and nobody learns from it.',
    },
    {
      title: 'Ads for the gaps',
      text: 'Google Ads on searches where you are not yet on the first page. When your own page gets there, we lower the bid and watch whether you miss it.',
    },
    {
      title: 'Mentions on other sites',
      text: 'Ten personal notes a month to suppliers, associations, event lists, local papers and neighbours with a newsletter. We give a reason to mention you and pay for no link.',
    },
    {
      title: 'A count you can trust',
      text: 'A naming sheet for tags, staff filtered out, junk referrals and bots set aside, and a tag on the profile’s website link so that the map has its own line.',
    },
  ],
  process: [
    {
      when: 'Week 1',
      title: 'See who comes now',
      text: 'You give us reader access to Analytics and Search Console. We remove staff, bots and countries you do not sell to, and send you the smaller, truer figure as the starting line.',
    },
    {
      when: 'Week 2',
      title: 'Pick two sources to push',
      text: 'We rank the sources by what one more visitor costs in hours or dollars and by how far each can grow. Two get most of the work. The rest is kept tidy.',
    },
    {
      when: 'Weeks 3–6',
      title: 'First visits from new places',
      text: 'Profile link, tags and ads in week three, since they act within days. Articles and notes to other sites begin at the same time; they are slow, so they must not wait.',
    },
    {
      when: 'Months 3–5',
      title: 'Search takes over',
      text: 'Articles from the first weeks start to be found. We improve those that rank on the second page before we write more on the same subject.',
    },
    {
      when: 'Twice a month',
      title: 'Shift the hours',
      text: 'A call with one question: which source brought people who stayed. A source without movement for 60 days gives its hours to another.',
    },
  ],
  results: {
    heading: 'Where the extra visitors came from',
    note: 'Averages we worked out over 27 client sites, month nine against the month before the start, or where there is a season, against that month a year earlier. "Engaged" is Google Analytics’ term: more than ten seconds, or two pages, or a key event such as an enquiry.',
    chart: {
      caption: 'Extra engaged visits a month by source, average of 27 sites',
      unit: 'visits',
      rows: [
        { label: 'Search', value: 410, shown: '410' },
        { label: 'Google Ads', value: 260, shown: '260' },
        { label: 'Google profile', value: 150, shown: '150' },
        { label: 'Posts', value: 90, shown: '90' },
        { label: 'Other sites', value: 70, shown: '70' },
      ],
    },
    figures: [
      { value: '+79%', label: 'engaged visits a month: 1,240 before, 2,220 in month nine' },
      { value: '73%', label: 'of the 980 extra visits came without paying for a click' },
      { value: '18%', label: 'of the visits first reported to us were staff, bots or places not served' },
    ],
  },
  proof: {
    heading: 'One column in your own Analytics',
    text: 'Reports, Acquisition, Traffic acquisition, and there the column "Engaged sessions". Compare with the same month last year, so that no season flatters us. The weekly mail carries that figure by source. Then look at enquiries or orders: if visits have grown by half and the till has not noticed, they are the wrong visitors, and we will be the first to say it.',
  },
  notFor: [
    'You sell advertising by the thousand views. We throw away the visits you would be paid for.',
    'Your page does not ask for anything. With fewer than one enquiry in 50 visitors, mend the page before filling it.',
    'Everyone who could buy knows you already. A supplier to eleven hospitals needs a telephone.',
  ],
  neighbour: {
    slug: 'lead-generation',
    text: 'Traffic generation ends at your door: more of the right people, from several sources. Lead generation starts there, with forms, calls, qualified enquiries and follow-up. Busy site, quiet phone? Take the other one.',
  },
  pictures: [
    {
      kind: 'bars',
      title: '1,512 visits, cleaned',
      bars: [
        { label: 'Could buy', value: 1240, shown: '1,240', strong: true },
        { label: 'Bots', value: 121, shown: '121' },
        { label: 'Not served', value: 87, shown: '87' },
        { label: 'Own staff', value: 64, shown: '64' },
      ],
      alt: 'Bars of 1,512 reported visits: 1,240 could buy, while 121 bots, 87 visits from places not served and 64 by staff go.',
      shows: 'The starting line is 18% lower than reported',
    },
    {
      kind: 'columns',
      title: 'Engaged visits a month',
      columns: [
        { label: 'Start', value: 1240, shown: '1,240' },
        { label: 'M2', value: 1450, shown: '1,450' },
        { label: 'M4', value: 1620, shown: '1,620' },
        { label: 'M6', value: 1850, shown: '1,850' },
        { label: 'M9', value: 2220, shown: '2,220', strong: true },
      ],
      alt: 'Columns of engaged visits a month, rising from 1,240 at the start to 2,220 in month nine.',
      shows: 'Ads move month two, search moves the rest',
    },
    {
      kind: 'document',
      title: 'Climbing with a six-year-old: a first visit',
      headings: ['What to wear', 'What it costs', 'When they are afraid'],
      mark: 'Links to the kids’ hour',
      alt: 'An article for a climbing hall on a child’s first visit, with three headings and a marked link to the booking page.',
      shows: 'One article, one search, one way to book',
    },
    {
      kind: 'thread',
      title: 'A note to a family website',
      messages: [
        { from: 'us', text: 'Your rainy-day list has no climbing. We run a kids’ hour.' },
        { from: 'them', text: 'Good timing. Is there a price for families?' },
        { from: 'us', text: '$28 for two adults and two children. Photo attached.' },
        { from: 'them', text: 'Added, third on the list' },
      ],
      alt: 'A climbing hall’s note to a family website: asked for a price, it answers $28 and is added third to the rainy-day list.',
      shows: 'A mention earned with a useful fact',
    },
    {
      kind: 'calendar',
      title: 'A month of posts and articles',
      weeks: 4,
      marked: [
        { day: 1, tone: 'river' },
        { day: 3, tone: 'river' },
        { day: 4, tone: 'kite' },
        { day: 5, tone: 'river' },
        { day: 6, tone: 'river' },
        { day: 8, tone: 'river' },
        { day: 10, tone: 'river' },
        { day: 12, tone: 'river' },
        { day: 13, tone: 'river' },
        { day: 15, tone: 'river' },
        { day: 17, tone: 'river' },
        { day: 18, tone: 'kite' },
        { day: 19, tone: 'river' },
        { day: 20, tone: 'river' },
        { day: 22, tone: 'river' },
        { day: 24, tone: 'river' },
        { day: 26, tone: 'river' },
        { day: 27, tone: 'river' },
      ],
      legend: [
        { tone: 'river', label: 'Posts, 16' },
        { tone: 'kite', label: 'Articles, 2' },
      ],
      alt: 'A four-week calendar with 16 posts, four in each week, and two articles published on Thursdays.',
      shows: 'Sixteen posts and two articles, all with tagged links',
    },
    {
      kind: 'table',
      title: 'Month nine, by source',
      rows: [
        { label: 'Search', value: '1,030', change: '+410', strong: true },
        { label: 'Google profile', value: '290', change: '+150' },
        { label: 'Google Ads', value: '260', change: '+260' },
        { label: 'Posts', value: '200', change: '+90' },
        { label: 'Others, direct', value: '440', change: '+70' },
      ],
      alt: 'Engaged visits in month nine by source: search leads with 1,030, and all sources together make 2,220, up 980.',
      shows: 'Every visitor has a source and a change',
    },
  ],
  questions: [
    {
      question: 'Do you buy visitors from traffic sellers?',
      answer:
        'No. Those visits are mostly machines or people paid to click. They spoil your figures and teach your ads to look for more of the same.',
    },
    {
      question: 'How soon will I see more people?',
      answer:
        'Ads show in one to two weeks, and a tagged profile within a month. Search needs three to six months. By month two you should see the first, and be told how the slow part stands.',
    },
    {
      question: 'What does it cost beyond the plan?',
      answer:
        'Only ad clicks. Most sites of this kind give us $300 to $900 a month for the gaps; you can set it to zero, and then the chart above loses its second row. The plan is monthly and ends 30 days after you say so.',
    },
    {
      question: 'I sell in three countries. Does that change anything?',
      answer:
        'Each country gets its own starting line and its own two sources. We begin with the one where you deliver best.',
    },
  ],
  related: {
    services: ['lead-generation', 'seo-optimization', 'social-media-marketing'],
    articles: ['local-to-global', 'seo-3', 'strategy-1'],
  },
  closing: {
    heading: 'Find out how many of your visits are real',
    text: 'Give us reader access for a day. We send back last month’s visits with the machines, the staff and the wrong places taken out.',
  },
}
