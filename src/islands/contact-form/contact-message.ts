import { isEmailAddress } from '../../lib/email-address.ts'
import { isBlank } from '../../lib/text.ts'

/** What a visitor writes, as typed; the last three are asked below the form's own fields. */
export const contactFields = ['firstName', 'lastName', 'email', 'message', 'siteAddress', 'service', 'budget'] as const
export type ContactField = (typeof contactFields)[number]
export type ContactMessage = Record<ContactField, string>
export type ContactProblems = Partial<Record<ContactField, string>>

/** @param text what stands in each field */
export function contactMessage(text: (field: ContactField) => string): ContactMessage {
  return Object.fromEntries(contactFields.map((field) => [field, text(field)])) as ContactMessage
}

/** A sentence for each field that stands in the way. First name and email are needed; the rest is optional. */
export function problemsOf({ firstName, email }: ContactMessage): ContactProblems {
  const problems: ContactProblems = {}
  if (isBlank(firstName)) problems.firstName = 'Write your first name.'
  if (isBlank(email)) problems.email = 'Write your email address.'
  else if (!isEmailAddress(email)) problems.email = 'This address is not complete. It looks like name@example.com.'
  return problems
}

/** A message as plain text, for a mail or a chat: what was written first, then who wrote it. */
export function messageText({
  firstName,
  lastName,
  email,
  message,
  siteAddress,
  service,
  budget,
}: ContactMessage): string {
  const name = `${firstName.trim()} ${lastName.trim()}`.trim()
  const more = [
    siteAddress.trim() && `Website: ${siteAddress.trim()}`,
    service && `Service: ${service}`,
    budget && `Budget: ${budget}`,
  ].filter(Boolean)
  const text = [message.trim(), more.join('\n'), `${name}\n${email.trim()}`].filter(Boolean).join('\n\n')
  // Half of an emoji, left by an editor that counts badly, is in no address.
  return text.replace(/\p{Surrogate}/gu, '\uFFFD')
}
