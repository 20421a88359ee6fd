import { plans } from '../../app/data/plans.ts'

/** What the assistant offers to ask. */
export const suggestions = [
  'Which services do you offer?',
  'What is your pricing?',
  'Can I schedule a demo?',
  'How soon will I see results?',
  'Do you make custom plans?',
]

export const greeting = 'Hello. Ask me about services, pricing, demos or results.'

const INDIA = new Set(['Asia/Kolkata', 'Asia/Calcutta'])

function pricingReply(timezone: string): string {
  const place = INDIA.has(timezone) ? 'inIndia' : 'elsewhere'
  const [starter, professional, enterprise] = plans.map((plan) => `${plan.name} ${plan.chatPrice[place]}`)
  return `Our plans, a month: ${starter} / ${professional} / ${enterprise}. All of them stop with 30 days’ notice.`
}

/** First match wins, in this order. */
const replies: { keywords: string[]; reply: (timezone: string) => string }[] = [
  {
    keywords: ['service'],
    reply: () =>
      'SEO, Google Ads, social media, Instagram, websites, email, content writing, affiliate programmes, lead and traffic generation. Each has a page of its own under Services.',
  },
  { keywords: ['pricing', 'price', 'cost'], reply: pricingReply },
  {
    keywords: ['demo', 'schedule'],
    reply: () =>
      'Press Schedule at the top of the page and pick a time. It is a 20-minute call on Google Meet; times are in IST.',
  },
  {
    keywords: ['result'],
    reply: () =>
      'Google Ads show first results in 1-2 weeks, SEO in 3-6 months. We write the number to reach down on day one.',
  },
  {
    keywords: ['custom'],
    reply: () =>
      'Yes. We can leave parts of a plan out or add single services. Bring your list to a demo and you get a price in writing.',
  },
]

const fallback =
  'I do not have an answer to that. Write to us on the contact page or on WhatsApp, and a person will answer.'

/**
 * The assistant's answer to a message, by keyword and regardless of case.
 * @param timezone an IANA zone name; India is quoted in rupees
 */
export function replyTo(message: string, timezone: string): string {
  const text = message.toLowerCase()
  const match = replies.find(({ keywords }) => keywords.some((keyword) => text.includes(keyword)))
  return match ? match.reply(timezone) : fallback
}
