import { contactForm } from 'virtual:messages'
import type { PageContent } from '../content/page-content.ts'
import type { CalculatorProps } from '../islands/calculator/calculator.tsx'
import type { ChatProps } from '../islands/chat/chat.tsx'
import type { ContactFormProps } from '../islands/contact-form/contact-form.tsx'
import type { BlogSearchProps } from '../islands/search/blog-search.tsx'
import { fill } from '../lib/fill.ts'

// Each holds only what its island uses, because props are sent to every visitor.

export const calculatorProps = ({ plans, company }: PageContent): CalculatorProps => ({
  plans: plans.map(({ data: { name, usdPrice } }) => ({ name, usdPrice })),
  examplePlan: (plans.find(({ data }) => data.popular) ?? plans[0])?.data.name ?? '',
  minimumAdBudgetUsd: company.minimumAdBudgetUsd,
})

/** @param path of the page that the form is on */
export const contactFormProps = (path: string, { services, plans }: PageContent): ContactFormProps => ({
  path,
  services: services.map(({ data }) => data.name),
  budgets: [
    ...plans.map(({ data }) =>
      fill(contactForm.budgetOfPlan, { plan: data.name, price: `US$${data.usdPrice.toLocaleString('en-US')}` }),
    ),
    contactForm.budgetOfAds,
    contactForm.budgetOnce,
    contactForm.budgetUnknown,
  ],
})

export const searchProps = ({ blog: { allPosts }, hubs }: PageContent): BlogSearchProps => ({
  all: `${allPosts.label} (${allPosts.count})`,
  categories: hubs.map(({ data }) => ({ label: `${data.label} (${data.count})`, href: `/blog/${data.slug}` })),
})

/** The home page's assistant: replies by keyword, with questions to pick from. */
export function assistant({ chat, plans }: Pick<PageContent, 'chat' | 'plans'>) {
  const { title, greeting, notice, placeholder, suggestions, replies, fallback } = chat
  const prices = (place: 'inIndia' | 'elsewhere') =>
    plans.map(({ data: { name, chatPrice } }) => `${name} ${chatPrice[place]}`).join(' / ')
  const script = { replies, fallback, prices: { inIndia: prices('inIndia'), elsewhere: prices('elsewhere') } }
  return { title, greeting, notice, placeholder, suggestions, shown: 4, script } satisfies ChatProps
}

/** The chat of the guides: one greeting, one answer. */
export const guideChat = ({ chat: { notice, placeholder, guides } }: PageContent): ChatProps => ({
  title: guides.title,
  greeting: guides.greeting,
  notice,
  placeholder,
  script: { replies: [], fallback: guides.thanks },
})
