import { getSingleton, getSorted } from '../content/entries.ts'
import type { ContactFormProps } from '../islands/contact-form/contact-form.tsx'

/** What the contact form offers to choose from. */
export async function contactFormProps(path: string): Promise<ContactFormProps> {
  const [services, plans, company] = await Promise.all([
    getSorted('services'),
    getSorted('plans'),
    getSingleton('company'),
  ])
  return {
    path,
    services: services.map(({ data }) => data.name),
    budgets: [
      ...plans.map(({ data }) => `${data.name}, US$${data.usdPrice.toLocaleString('en-US')} a month`),
      `A plan and ads from US$${company.minimumAdBudgetUsd}`,
      'One project',
      'I do not know yet',
    ],
  }
}
