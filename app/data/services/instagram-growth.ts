import type { Service } from './service.ts'

export const instagramGrowth: Service = {
  slug: 'instagram-growth',
  name: 'Instagram Growth',
  title: 'Instagram Growth for Local Businesses, No Bought Followers',
  description:
    'Two reels, a carousel and a shared post every week, made to reach people nearby who do not follow you yet. Counted in local followers and messages.',
  hero: {
    heading: 'Instagram growth that ends in a message from someone nearby',
    lead: 'Posting more to the people who already follow you changes little. We make four posts a week for people who do not, bring them to a profile that says what you sell, and count the ones who write.',
  },
  plan: 'professional',
  proofLink: 'Portfolio',
  deliverables: [
    {
      title: 'Four posts a week',
      text: 'Two reels for people who have never seen you, one carousel that answers a question worth saving, and one post with somebody else in it: a customer or a neighbouring business.',
    },
    {
      title: 'A shot list and the editing',
      text: 'You film eight short scenes in about 90 minutes a month. Hands and a voice are enough. We cut them, write the first line on screen and add subtitles, because many people watch with the sound off.',
    },
    {
      title: 'A profile that turns up in search',
      text: 'Trade and town in the name field, which Instagram searches, and not only in the bio. Three pinned posts: what you do, what it costs, how to book.',
    },
    {
      title: 'Twelve partners for the year',
      text: 'A list of accounts your customers also follow, without your competitors. One a month is invited to a collab post, which shows on both profiles. We write the invitation, you send it.',
    },
    {
      title: 'Four numbers each Monday',
      text: 'Accounts reached that do not follow you, profile visits, new followers, messages. A call every two weeks to decide what to film next.',
    },
  ],
  process: [
    {
      when: 'Week 1',
      title: 'Find where it leaks',
      text: 'We read 90 days of insights and place the leak: too few strangers reached, too few visiting the profile, or visitors who leave without following. You get the three rates on one page, and the new name field is live by Wednesday.',
    },
    {
      when: 'Week 2',
      title: 'Film the first eight scenes',
      text: 'The shot list comes with timings and a sample for each scene. You upload the raw clips to a shared folder, bad takes included.',
    },
    {
      when: 'Weeks 3–6',
      title: 'Four posts a week, two openings',
      text: 'Each week both reels get a different kind of first three seconds: the finished thing first, or the mistake first. Watch time tells us which one your town prefers.',
    },
    {
      when: 'Month 2',
      title: 'First collab post',
      text: 'By now the profile can keep the visitors a partner sends. Asking earlier wastes the favour.',
    },
    {
      when: 'Month 6',
      title: 'Go on or slow down',
      text: 'We compare new followers with the towns you serve. When most of the people nearby have seen you, we say so, and fewer posts will do.',
    },
  ],
  results: {
    heading: 'Which posts bring followers',
    note: 'Our own count over 23 accounts that began with fewer than 5,000 followers: 2,392 posts in six months. Follows are those Instagram credits to a post, read on day 14. The rows show the middle post of each kind; no advertising is included.',
    chart: {
      caption: 'New followers per post, by kind',
      unit: 'followers',
      rows: [
        { label: 'Collab post', value: 14, shown: '14' },
        { label: 'Reel', value: 9, shown: '9' },
        { label: 'Carousel', value: 4, shown: '4' },
        { label: 'Customer’s photo', value: 2, shown: '2' },
        { label: 'Single product photo', value: 1, shown: '1' },
      ],
    },
    figures: [
      { value: '+610', label: 'followers in six months, after subtracting those who left, in the middle account' },
      { value: '58%', label: 'of followers are in the towns the business serves' },
      { value: '5 → 14', label: 'first messages a month, from month one to month six' },
    ],
  },
  proof: {
    heading: 'Open your insights, read two lines',
    text: 'Under followers, look at the list of top towns. If your own is not gaining, the growth is worth nothing to a shop with a door. Then count the first messages in your inbox: people who had never written before. We take both figures on day one and every fourth Monday, with a screenshot, so you can check ours against yours on your phone.',
  },
  notFor: [
    'You want 10,000 followers by summer. Somebody will sell you those; none of them will book.',
    'You serve one village. Its people have seen you after a few months, and a sign on the road costs less.',
    'You cannot film even hands at work, for reasons of privacy or time. Carousels alone grow at less than half the pace.',
    'Your account is suspended. We can help you appeal, but not promise its return.',
  ],
  neighbour: {
    slug: 'social-media-marketing',
    text: 'Here all four posts go to Instagram and aim at strangers. If you want a tidy presence on two platforms with half the posts and no filming, social media marketing in the Starter plan is the better buy.',
  },
  pictures: [
    {
      kind: 'grid',
      handle: 'saltmarsh.yoga',
      tiles: ['person', 'list', 'place', 'before-after', 'quote', 'person'],
      strong: 3,
      figures: [
        { value: '41', label: 'new followers' },
        { value: '6', label: 'messages' },
      ],
      alt: 'A yoga studio’s profile of six posts in which one before-and-after reel brought 41 new followers and 6 messages.',
      shows: 'One reel in six did most of the work',
    },
    {
      kind: 'funnel',
      title: 'Month six, in four steps',
      steps: [
        { label: 'Strangers reached', value: 12000, shown: '12,000' },
        { label: 'Profile visits', value: 540, shown: '540' },
        { label: 'New followers', value: 108, shown: '108' },
        { label: 'First messages', value: 14, shown: '14' },
      ],
      alt: 'A funnel from 12,000 strangers reached to 540 profile visits, 108 new followers and 14 first messages in one month.',
      shows: 'Where strangers stop on the way to you',
    },
    {
      kind: 'line',
      title: 'Followers over 26 weeks',
      labels: ['Wk 1', 'Wk 13', 'Wk 26'],
      values: [1180, 1196, 1221, 1258, 1304, 1349, 1402, 1459, 1514, 1571, 1627, 1683, 1738, 1790],
      shown: '1,790',
      note: { at: 4, text: 'First collab post' },
      alt: 'A line of followers rising from 1,180 to 1,790 in 26 weeks, steeper after the first collab post.',
      shows: 'The middle account: 610 more in six months',
    },
    {
      kind: 'thread',
      title: 'To the café next door',
      messages: [
        { from: 'us', text: 'A reel together? Your flat white, our Sunday class at ten.' },
        { from: 'them', text: 'Love it. Do we both have to post?' },
        { from: 'us', text: 'No, one post shows on both profiles. Tuesday at 8?' },
      ],
      alt: 'A yoga studio invites the café next door to a shared reel, explains that one post shows on both profiles, and offers Tuesday at 8.',
      shows: 'The invitation we write and you send',
    },
    {
      kind: 'split',
      title: 'Visitors who follow',
      sides: [
        { label: 'Before', value: '9%', lines: ['bare name', 'no price', '6 links in bio'] },
        { label: 'After', value: '20%', lines: ['trade and town', '3 pinned posts', '1 booking link'] },
      ],
      alt: 'A profile before and after: with a bare name and six links 9% of visitors followed; with trade, town and three pinned posts 20%.',
      shows: 'The same visitors, a clearer profile',
    },
    {
      kind: 'table',
      title: 'Monday numbers, week 22',
      rows: [
        { label: 'Strangers reached', value: '3,050', change: '+210' },
        { label: 'Profile visits', value: '138', change: '+12' },
        { label: 'New followers', value: '29', change: '+3', strong: true },
        { label: 'First messages', value: '4', change: '+1' },
      ],
      alt: 'A Monday mail for week 22: 3,050 strangers reached, 138 profile visits, 29 new followers and 4 first messages.',
      shows: 'Four numbers, every Monday',
    },
  ],
  questions: [
    {
      question: 'Do you follow and unfollow people, or use bots?',
      answer:
        'No. Automated following breaks Instagram’s rules and can cost you the account. It also fills your list with people who never see your posts.',
    },
    {
      question: 'Must I be on camera?',
      answer:
        'No. Of our 23 accounts, eight never show the owner’s face. Work in progress, a voice and a clear first line are enough.',
    },
    {
      question: 'What if a reel gets 90 views?',
      answer:
        'Many do. We post two a week so that no single one matters. A reel that failed is cut again with a new opening once; after that we drop the subject.',
    },
    {
      question: 'How soon will I see a change?',
      answer:
        'Profile visits move within the first two weeks, because the profile itself has changed. Followers take until about week eight, messages until month three.',
    },
    {
      question: 'Who posts the stories?',
      answer: 'You do. They are for people who already follow you, and they are best when they are from today.',
    },
  ],
  related: {
    services: ['social-media-marketing', 'content-creation', 'paid-growth-campaigns'],
    articles: ['social-2', 'social-6', 'facebook-vs-instagram-2025'],
  },
  closing: {
    heading: 'Find your leak before you film anything',
    text: 'Show us your insights on a short call. We name the rate that holds you back, and the first scene we would film.',
  },
}
