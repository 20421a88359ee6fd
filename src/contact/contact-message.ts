import { isEmailAddress } from '../lib/email-address.ts'

/** What a visitor writes, as typed. */
export type ContactMessage = { firstName: string; lastName: string; email: string; message: string }
export type ContactField = keyof ContactMessage
export type ContactProblems = Partial<Record<ContactField, string>>

/** @param text what stands in each field */
export function contactMessage(text: (field: ContactField) => string): ContactMessage {
  return { firstName: text('firstName'), lastName: text('lastName'), email: text('email'), message: text('message') }
}

export const emptyMessage = contactMessage(() => '')

/** A sentence for each field that stands in the way. First name and email are needed; the rest is optional. */
export function problemsOf({ firstName, email }: ContactMessage): ContactProblems {
  const problems: ContactProblems = {}
  if (!firstName.trim()) problems.firstName = 'Write your first name.'
  if (!email.trim()) problems.email = 'Write your e-mail address.'
  else if (!isEmailAddress(email)) problems.email = 'This address is not complete. It looks like name@example.com.'
  return problems
}
