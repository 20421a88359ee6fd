import { field, group, line, lineField, reference, textField } from '@packages/content-files'
import { z } from 'zod'
import { count, parts, sample, searchDescription, searchTitle } from './shared.ts'

const texts = (label: string, least: number, most: number) =>
  field(label, `a list of ${least} to ${most} lines`, z.array(line(1, 160)).min(least).max(most))

/** The sample report of `/sample-report`. What follows from its months is worked out by the page. */
export const reportSchema = z.strictObject({
  sample,
  title: searchTitle(),
  description: searchDescription(),
  eyebrow: lineField('Line above the heading', 2, 40),
  lead: textField('Lead', 300),
  client: lineField('Client', 5, 80),
  month: lineField('Month', 3, 30),
  plan: reference('plans', 'Plan'),
  headline: lineField('Heading', 10, 90),
  summary: textField('Summary', 300),
  number: group('Agreed number', {
    name: lineField('What is counted', 3, 60),
    goal: count('Goal'),
    goalLabel: lineField('Goal in words', 3, 40),
    worthUsd: count('What one is worth, US dollars'),
    worthLabel: textField('What that counts', 80),
    months: parts('Months, the first before work began', 3, 7, {
      label: lineField('Month', 1, 12),
      value: count('Number'),
      adsUsd: count('Spent on ads, US dollars'),
    }),
  }),
  sources: group('Sources', {
    title: lineField('Heading', 3, 60),
    columns: field('Columns', 'a list of four words', z.array(line(1, 20)).length(4)),
    rows: parts('Rows', 1, 5, {
      name: lineField('Source', 2, 40),
      values: field(
        'Before, last month, this month',
        'a list of three whole numbers',
        z.array(z.int().min(0)).length(3),
      ),
    }),
    note: textField('Note', 160),
  }),
  money: group('Money', {
    title: lineField('Heading', 3, 60),
    ads: lineField('Ads', 2, 60),
    fee: lineField('Fee', 2, 60),
    gain: lineField('Gain', 2, 90),
    month: lineField('Left this month', 2, 60),
    total: lineField('Left in all', 2, 60),
    note: textField('Note', 200),
  }),
  lists: parts('Lists', 1, 6, { title: lineField('Heading', 3, 60), items: texts('Points', 1, 8) }),
  closing: textField('Below the report', 160),
  packages: lineField('Link to the packages', 3, 40),
})
