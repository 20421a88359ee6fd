import type { Service } from './service.ts'

export const contentCreation: Service = {
  slug: 'content-creation',
  name: 'Content Creation',
  title: 'Content Creation Service: Photos, Short Video and Posts',
  description:
    'Three hours of filming, directed by us over a video call, become 32 finished posts, six templates and a picture library that belongs to you.',
  hero: {
    heading: 'Three hours of filming, eight weeks of posts',
    lead: 'You have a phone, a window and a product worth seeing. We write the shot list, direct you by video call and return 32 finished posts, six templates and a library of pictures with your name on it.',
  },
  plan: 'professional',
  proofLink: 'Portfolio',
  deliverables: [
    {
      title: 'A shot list on one page',
      text: '24 shots in the order of your room, so that nothing is carried twice. Each line says upright or square, which window, and where the picture will be used.',
    },
    {
      title: 'A directed shoot every eight weeks',
      text: 'You or a colleague hold the phone; we see the frame on the call and say "closer", "lamp off", "again, slower". A small tripod, about $25, is the only thing to buy.',
    },
    {
      title: '32 finished posts',
      text: '20 pictures, 8 clips of up to 30 seconds with subtitles, 4 text cards. Each with its caption, a description for people who cannot see it, and a date: four a week.',
    },
    {
      title: 'Six templates you can edit',
      text: 'Offer, opening hours, question, review, new item, event. In your colours, in your own Canva account, so a closed Monday is announced in two minutes without us.',
    },
    {
      title: 'A library that can be searched',
      text: 'About 60 edited pictures per shoot in your cloud folder, named by subject and date, in three shapes: 4:5 for feeds, 9:16 for reels, square for the rest. The consent of each person shown lies beside them.',
    },
  ],
  process: [
    {
      when: 'Week 1',
      title: 'Sort what you have',
      text: 'You send every picture on your site, profiles and phone, unsorted. We mark keep, crop or retire, count the stock photos, and note which products have no picture at all. On Friday you approve the shot list.',
    },
    {
      when: 'Week 2',
      title: 'Shoot',
      text: 'One morning, three hours, in daylight. We film movement first while hands and counters are clean, and leave stills for the end.',
    },
    {
      when: 'Week 3',
      title: 'Edit and approve',
      text: 'All 32 posts come in one sheet. You have two rounds of changes; six out of ten posts usually need none.',
    },
    {
      when: 'Weeks 4–11',
      title: 'Four a week',
      text: 'We publish, and mail you the weekly numbers. A picture that does well is also put on your Google profile and offered to your ads.',
    },
    {
      when: 'Week 10',
      title: 'Shoot again',
      text: 'The second shot list keeps the kinds that were saved and shared, and drops the rest. New posts are ready when the old ones end.',
    },
  ],
  results: {
    heading: 'Your own hands against a stock photo',
    note: 'Our own count over 28 accounts in the eight weeks after their first shoot, 896 posts: saves and shares divided by people reached. The stock row comes from posts the same accounts made before we began. No post was advertised.',
    chart: {
      caption: 'Saves and shares per 1,000 people reached',
      unit: 'saves and shares',
      rows: [
        { label: 'Clip of work in progress', value: 19, shown: '19' },
        { label: 'Product in a customer’s home', value: 15, shown: '15' },
        { label: 'Team member, with name', value: 11, shown: '11' },
        { label: 'Product on plain ground', value: 6, shown: '6' },
        { label: 'Stock photo', value: 3, shown: '3' },
      ],
    },
    figures: [
      {
        value: '54',
        label: 'uses of one shoot in eight weeks: 32 posts, 9 on the site, 6 on Google, 4 in ads, 3 in print',
      },
      { value: '4 hours', label: 'of your time per shoot: three to film, one to read the sheet' },
      { value: '12 days', label: 'from the shoot to the first post, in the middle account' },
    ],
  },
  proof: {
    heading: 'How to tell good pictures from nice ones',
    text: 'Likes are polite. Count saves and shares, which Instagram and Facebook show under each post, and divide by people reached. We do it weekly, by kind of picture, and send the list from best to worst. On your site the test is stricter: we change only the picture on your busiest page and compare enquiries for four weeks with the four before. If a season explains the change, we say that too.',
  },
  notFor: [
    'You need 300 products on pure white. A catalogue photographer with a light table is faster and costs you less.',
    'You want one film for television or a launch event. That takes a crew; we can write the brief for it.',
    'Your clients must never be seen and your work leaves nothing to look at. Accountants, for one, do better with words.',
  ],
  neighbour: {
    slug: 'content-writing',
    text: 'Content creation makes what people look at: pictures, clips, templates, posts of three lines. Content writing makes what they read and search for: articles, pages, newsletters. Both are in the Professional plan; begin with the one your customers decide by.',
  },
  pictures: [
    {
      kind: 'checklist',
      title: 'Shot list, lines 5 to 9',
      items: [
        { text: 'Hands, planing an edge, upright', done: true },
        { text: 'Shavings fall, 8 seconds', done: true },
        { text: 'Label and stamp, square', done: true },
        { text: 'Mira at the door, smiling', done: true },
        { text: 'Chair in a real kitchen', done: false },
      ],
      alt: 'Five lines of a furniture maker’s shot list; four are filmed and the chair in a real kitchen is still to do.',
      shows: 'A shot list that follows the room',
    },
    {
      kind: 'bars',
      title: 'One shoot, 54 uses',
      bars: [
        { label: 'Posts', value: 32, shown: '32', strong: true },
        { label: 'Website', value: 9, shown: '9' },
        { label: 'Google', value: 6, shown: '6' },
        { label: 'Ads', value: 4, shown: '4' },
        { label: 'Print', value: 3, shown: '3' },
      ],
      alt: 'Bars of where one shoot was used: 32 posts, 9 places on the website, 6 on Google, 4 ads and 3 in print, 54 in all.',
      shows: 'Where the pictures of one morning went',
    },
    {
      kind: 'grid',
      handle: 'elmbench',
      tiles: ['product', 'person', 'before-after', 'list', 'product', 'quote'],
      strong: 1,
      figures: [
        { value: '62', label: 'saves, shares' },
        { value: '3,260', label: 'reached' },
      ],
      alt: 'A furniture maker’s grid of six posts; the clip of a person at work was saved or shared 62 times among 3,260 people reached.',
      shows: 'Six posts cut from three hours',
    },
    {
      kind: 'flow',
      title: 'One 20-second clip',
      nodes: [
        { label: 'Reel', detail: '9:16, subtitles' },
        { label: 'Still', detail: '4:5, for the feed' },
        { label: 'Page header', detail: 'wide, no text' },
      ],
      result: 'Ad picture, week 9',
      alt: 'One 20-second clip is used as a reel, as a still for the feed, as a page header and finally as an ad picture in week 9.',
      shows: 'Filmed once, used four times',
    },
    {
      kind: 'split',
      title: 'Same words, two pictures',
      sides: [
        { label: 'Stock photo', value: '3', lines: ['saves and shares', 'per 1,000', 'no one asked'] },
        { label: 'Real kitchen', value: '15', lines: ['saves and shares', 'per 1,000', '4 asked the price'] },
      ],
      alt: 'The same caption with a stock photo got 3 saves and shares per 1,000 people, with a real kitchen 15.',
      shows: 'A customer’s kitchen beats a studio',
    },
    {
      kind: 'calendar',
      title: 'Weeks 8 to 11',
      weeks: 4,
      marked: [
        { day: 1, tone: 'river' },
        { day: 3, tone: 'river' },
        { day: 5, tone: 'river' },
        { day: 6, tone: 'river' },
        { day: 8, tone: 'river' },
        { day: 10, tone: 'river' },
        { day: 12, tone: 'river' },
        { day: 13, tone: 'river' },
        { day: 15, tone: 'river' },
        { day: 16, tone: 'kite' },
        { day: 17, tone: 'river' },
        { day: 19, tone: 'river' },
        { day: 20, tone: 'river' },
        { day: 22, tone: 'river' },
        { day: 24, tone: 'river' },
        { day: 26, tone: 'river' },
        { day: 27, tone: 'river' },
      ],
      legend: [
        { tone: 'river', label: 'Post' },
        { tone: 'kite', label: 'Second shoot' },
      ],
      alt: 'A calendar of weeks 8 to 11 with four posts in each week and the second shoot on the Tuesday of week 10.',
      shows: 'The next shoot comes before the gap',
    },
  ],
  questions: [
    {
      question: 'Is a phone good enough?',
      answer:
        'If it is less than about five years old, yes, for every size used on a screen. Light matters more. For posters we ask a photographer near you, and you see the price first.',
    },
    {
      question: 'Who owns the pictures?',
      answer:
        'You, on the day they are delivered: originals, edits and templates, with no watermark and no licence that runs out.',
    },
    {
      question: 'Do you use pictures made by AI?',
      answer:
        'Never of your products, rooms or people, because the customer would arrive at a different shop. We do use it to remove a bin or a cable, and we tell you where.',
    },
    {
      question: 'Can the clips have a hit song?',
      answer:
        'Usually not. Business accounts get a smaller music library, and a song bought for private use is not cleared for selling. We use cleared tracks, or the sound of the work.',
    },
  ],
  related: {
    services: ['content-writing', 'instagram-growth', 'website-design-development'],
    articles: ['2', 'social-6', 'social-4'],
  },
  closing: {
    heading: 'Show us the room you work in',
    text: 'On a short video call, walk through it with your phone. We name the first five shots while you walk.',
  },
}
