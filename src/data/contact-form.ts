import { contactForm } from 'virtual:messages'
import { getSorted } from '../content/entries.ts'
import type { ContactFormProps } from '../islands/contact-form/contact-form.tsx'
import { fill } from '../lib/fill.ts'

/** What the contact form offers to choose from. */
export async function contactFormProps(path: string): Promise<ContactFormProps> {
  const [services, plans] = await Promise.all([getSorted('services'), getSorted('plans')])
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
