import { browserSettings } from '../settings.ts'
import { shorten } from '../text.ts'

/** A message for a person. Where it is too long for a link its `body` is shortened; `end` follows it. */
export type OutgoingMessage = { subject: string; body: string; end: string }

/** Mail programs and WhatsApp do not open much longer links. */
export const MAX_LINK = 2000

export const messageText = ({ body, end }: Pick<OutgoingMessage, 'body' | 'end'>) =>
  [body, end].filter(Boolean).join('\n\n')

/** Lines are broken as RFC 6068 wants them. */
const mailLink = (subject: string, text: string) =>
  `mailto:${browserSettings.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.replace(/\r?\n/g, '\r\n'))}`
const whatsappLink = (text: string) => `${browserSettings.whatsappUrl.split('?')[0]}?text=${encodeURIComponent(text)}`

/**
 * Links of at most `MAX_LINK` characters that open a mail program and WhatsApp with a message filled in.
 * @returns `shortened` where a link holds only the beginning of the body
 */
export function messageLinks(message: OutgoingMessage): { mail: string; whatsapp: string; shortened: boolean } {
  const whole = messageText(message)
  const fill = (link: (text: string) => string) => {
    const fits = (text: string) => link(text).length <= MAX_LINK
    if (fits(whole)) return link(whole)
    const body = shorten(message.body, (part) => fits(messageText({ ...message, body: part })))
    // An end that leaves no room for a body is shortened as well.
    return link(shorten(messageText({ ...message, body }), fits))
  }
  const mail = (text: string) => mailLink(message.subject, text)
  return {
    mail: fill(mail),
    whatsapp: fill(whatsappLink),
    shortened: Math.max(mail(whole).length, whatsappLink(whole).length) > MAX_LINK,
  }
}
