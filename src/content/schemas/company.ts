import { dateField, field, group, line, list, textField } from '@packages/content-files'
import { z } from 'zod'
import { count, sample, titleAndText } from './shared.ts'

const time = (label: string) =>
  field(label, 'a time of day in quotes, such as "09:00"', z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/))
const legalFact = (label: string) =>
  field(label, 'text of at most 200 characters, or nothing', z.string().trim().max(200))

const knowsZone = (zone: string) => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return true
  } catch {
    return false
  }
}

export const companySchema = z.strictObject({
  sample,
  place: group('Place', {
    city: textField('City', 40),
    country: textField('Country', 40),
    explanation: textField('Where the company works', 300),
  }),
  hours: group('Office hours', {
    days: textField('Days', 40),
    from: time('From'),
    to: time('To'),
    zone: field('Time zone', 'an IANA name, such as Asia/Kolkata', z.string().refine(knowsZone)),
    zoneName: textField('Zone in words', 40),
    zoneInFull: textField('Full name of the zone', 40),
    zoneShort: textField('Short name of the zone', 8),
    offset: field('Offset', 'such as UTC+5:30', z.string().regex(/^UTC([+-]\d{1,2}(:\d{2})?)?$/)),
  }),
  areaServed: field('Where clients are', 'a list of places', z.array(line(2, 40)).min(1).max(12)),
  callSlots: group('Hours in which calls are offered', { from: time('From'), to: time('To') }),
  people: count('People'),
  peopleWithClients: count('People who work for clients'),
  clientsAtATime: count('Clients at a time'),
  clientsEach: count('Clients each person works for at most'),
  since: field('In business since', 'a year', z.int().min(1900).max(2100)),
  averageStayMonths: count('Months a client stays on average'),
  projectsAYear: count('One-off projects a year'),
  demo: group('Demo', {
    callMinutes: count('Minutes of the call'),
    slotMinutes: count('Minutes of the slot'),
    service: textField('Video service', 40),
    after: textField('What comes after the call', 400),
  }),
  answerTime: textField('Time to an answer', 40),
  hourlyRateUsd: count('Price of an hour, US dollars'),
  minimumAdBudgetUsd: count('Smallest ad budget a month, US dollars'),
  minimumCampaignBudgetUsd: count('Smallest budget a month across several ad channels, US dollars'),
  noticeDays: count('Days of notice'),
  money: list('Money', 1, 12, titleAndText('Point', 400)),
  legal: group('Legal facts', {
    companyName: legalFact('Company name in full'),
    registeredAddress: legalFact('Registered address'),
    registerNumber: legalFact('Register and number'),
    taxNumber: legalFact('Tax number'),
    responsiblePerson: legalFact('Person responsible'),
    law: legalFact('Law and courts'),
    dataHost: legalFact('Who hosts the site'),
    lastReviewed: field(
      'Last reviewed',
      'a date as YYYY-MM-DD, or nothing',
      z.union([z.literal(''), dateField('Date')]),
    ),
  }),
})
