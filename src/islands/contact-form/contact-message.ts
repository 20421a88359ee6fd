import { outgoing, problems as words } from 'virtual:messages'
import type { OutgoingMessage } from '../../lib/delivery/message-links.ts'
import { emailProblem, normalizeEmail } from '../../lib/email-address.ts'
import { fill } from '../../lib/fill.ts'
import { charactersOf, isBlank } from '../../lib/text.ts'

/** What a visitor writes; the last three are below the brief's own fields. */
export const contactFields = ['firstName', 'lastName', 'email', 'message', 'siteAddress', 'service', 'budget'] as const
export type ContactField = (typeof contactFields)[number]
export type ContactMessage = Record<ContactField, string>
/** A sentence for each field that cannot be sent as it is. */
export type ContactProblems = Partial<Record<ContactField, string>>

/** The most characters that a field takes, where it is written by hand. */
const MAX_CHARACTERS = { firstName: 200, lastName: 200, message: 20_000, siteAddress: 2000 }

/** @param text gives what stands in a field */
export function contactMessage(text: (field: ContactField) => string): ContactMessage {
  return Object.fromEntries(contactFields.map((field) => [field, text(field)])) as ContactMessage
}

/** First name and email are needed, the rest is optional. */
export function problemsOf(message: ContactMessage): ContactProblems {
  const problems: ContactProblems = {}
  if (isBlank(message.firstName)) problems.firstName = words.firstName
  const email = emailProblem(message.email)
  if (email) problems.email = email
  for (const [name, most] of Object.entries(MAX_CHARACTERS)) {
    const field = name as keyof typeof MAX_CHARACTERS
    // Counting takes a while, and a text has no more characters than code units.
    const count = message[field].length > most ? charactersOf(message[field]).length : 0
    if (count > most)
      problems[field] = fill(words.tooLong, {
        count: count.toLocaleString('en-US'),
        most: most.toLocaleString('en-US'),
      })
  }
  return problems
}

/** A message as it is sent: without spaces around it, and without halves of emoji, which editors that count badly leave. */
export function cleanMessage(message: ContactMessage): ContactMessage {
  const clean = contactMessage((field) => message[field].trim().toWellFormed())
  return { ...clean, email: normalizeEmail(clean.email) }
}

const MAX_NAME_IN_SUBJECT = 60

/** A message for a mail or a chat: what was written first, then what was chosen and who wrote it. */
export function toOutgoingMessage(message: ContactMessage): OutgoingMessage {
  const { firstName, lastName, email, message: body, siteAddress, service, budget } = message
  const name = `${firstName} ${lastName}`.trim()
  const details = [
    siteAddress && fill(outgoing.siteAddress, { value: siteAddress }),
    service && fill(outgoing.service, { value: service }),
    budget && fill(outgoing.budget, { value: budget }),
  ].filter(Boolean)
  const end = [details.join('\n'), `${name}\n${email}`].filter(Boolean).join('\n\n')
  const from = name.length > MAX_NAME_IN_SUBJECT ? outgoing.someone : name
  return { subject: fill(outgoing.subject, { name: from }), body, end }
}
