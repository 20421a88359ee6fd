import { contactForm } from 'virtual:messages'
import type { PageContent } from '../content/page-content.ts'
import type { ContactFormProps } from '../islands/contact-form/contact-form.tsx'
import { fill } from '../lib/fill.ts'

/** What the contact form offers to choose from. */
export function contactFormProps(path: string, { services, plans }: PageContent): ContactFormProps {
  return {
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
  }
}
