import { describe, expect, it } from 'vitest'
import { MAX_LINK, messageLinks, messageText } from '../../lib/delivery/message-links.ts'
import { type ContactMessage, cleanMessage, contactMessage, problemsOf, toOutgoingMessage } from './contact-message.ts'

const message = (own: Partial<ContactMessage> = {}) =>
  contactMessage((field) => own[field] ?? { firstName: 'Ada', email: 'ada@example.com' }[field as 'firstName'] ?? '')
const problemFields = (own: Partial<ContactMessage>) => Object.keys(problemsOf(message(own)))

describe('what can be sent', () => {
  it('has a first name and an email address', () => {
    expect(problemFields({ firstName: '王小明' })).toEqual([])
    expect(problemFields({ firstName: '\u200b' })).toEqual(['firstName'])
    expect(problemFields({ email: 'ada' })).toEqual(['email'])
  })

  it('a message may have 20,000 characters as people count them', () => {
    expect(problemFields({ message: '好'.repeat(7400) })).toEqual([])
    expect(problemFields({ message: '👩‍👩‍👧'.repeat(20_000) })).toEqual([])
    expect(problemsOf(message({ message: 'a'.repeat(70_000) }))).toEqual({
      message: expect.stringMatching(/70,000.*20,000/),
    })
    expect(problemFields({ lastName: 'a'.repeat(201) })).toEqual(['lastName'])
  })

  it('is sent without spaces around it, and without what a paste left in the address', () => {
    expect(
      cleanMessage(message({ lastName: ' Byron ', email: '\u2060ada@example.com', message: 'Hi \ud83d' })),
    ).toEqual(message({ lastName: 'Byron', message: 'Hi \ufffd' }))
  })
})

it('as an outgoing message tells what was written, what was chosen, who wrote it', () => {
  const outgoing = toOutgoingMessage(
    message({ lastName: 'Byron', message: 'Two shops.\nWe tried ads.', budget: 'One project' }),
  )
  expect(outgoing.subject).toBe('Message from Ada Byron')
  expect(messageText(outgoing)).toBe('Two shops.\nWe tried ads.\n\nBudget: One project\n\nAda Byron\nada@example.com')
  expect(messageText(toOutgoingMessage(message()))).toBe('Ada\nada@example.com')
})

describe('links to a mail program and to WhatsApp', () => {
  const linksOf = (own: Partial<ContactMessage>) => {
    const links = messageLinks(toOutgoingMessage(message(own)))
    const mail = new URL(links.mail)
    return {
      ...links,
      lengths: [links.mail.length, links.whatsapp.length],
      subject: mail.searchParams.get('subject'),
      body: mail.searchParams.get('body') ?? '',
      text: new URL(links.whatsapp).searchParams.get('text') ?? '',
    }
  }

  it('hold a short message whole, with line breaks as mail has them', () => {
    const { mail, whatsapp, subject, body, text, shortened } = linksOf({
      firstName: '王小明',
      message: 'a & b?\nüber #1 50%',
    })
    expect(shortened).toBe(false)
    expect(mail).toMatch(/^mailto:[^@?]+@[^@?]+\?/)
    expect(whatsapp).toMatch(/^https:\/\/wa\.me\/\d+\?text=[^+]+$/)
    expect(subject).toBe('Message from 王小明')
    expect(body).toBe('a & b?\r\nüber #1 50%\r\n\r\n王小明\r\nada@example.com')
    expect(text).toBe(body.replaceAll('\r\n', '\n'))
  })

  it.each([
    ['letters without a space', 'a'.repeat(3000), /^a+…$/],
    ['words', 'forty-two shops '.repeat(300), /^(forty-two shops )*forty-two( shops)?…$/],
    ['Devanagari', 'नमस्ते '.repeat(400), /^(नमस्ते )*नमस्ते…$/],
    ['Chinese', '好'.repeat(1000), /^好+…$/],
    ['emoji', '👩‍👩‍👧'.repeat(300), /^(👩‍👩‍👧)+…$/u],
    ['lines', 'Line\r\n'.repeat(800), /^(Line\r?\n)*Line…$/],
  ])('hold the beginning of a long one, of %s, in whole words or characters', (_, long, beginning) => {
    const { lengths, body, text, shortened } = linksOf({ message: long })
    expect(shortened).toBe(true)
    expect(Math.max(...lengths)).toBeLessThanOrEqual(MAX_LINK)
    expect(Math.min(...lengths)).toBeGreaterThan(MAX_LINK - 200)
    for (const [start, end] of [body.split('\r\n\r\n'), text.split('\n\n')]) {
      expect(start).toMatch(beginning)
      expect(end).toMatch(/^Ada\r?\nada@example\.com$/)
    }
  })

  it('stay short where the name alone is too long', () => {
    expect(
      Math.max(...linksOf({ firstName: 'न'.repeat(200), lastName: '👩‍👩‍👧'.repeat(200) }).lengths),
    ).toBeLessThanOrEqual(MAX_LINK)
  })
})
