import { field, group, line, lineField, textField } from '@packages/content-files'
import { z } from 'zod'
import { allDistinct } from './shared.ts'

const reply = z.strictObject({
  keywords: field('Keywords', 'a list of words, lower case', z.array(line(2, 30)).min(1).max(20)),
  reply: field(
    'Answer',
    'text of at most 400 characters; {prices} stands for the plans’ prices, [words](/path) is a link',
    line(1, 400),
  ).meta({ placeholders: ['prices'] }),
})

export const chatSchema = z.strictObject({
  title: lineField('Title', 2, 30),
  greeting: textField('Greeting', 160),
  notice: textField('Line below the field', 160),
  placeholder: lineField('In the empty field', 2, 40),
  withoutScript: textField('Said in its place where no JavaScript runs', 200),
  suggestions: field('Suggested questions', 'a list of five', z.array(line(4, 60)).length(5).refine(allDistinct)),
  replies: field('Answers, the first that matches wins', 'a list of keywords and reply', z.array(reply).min(1)),
  fallback: textField('Answer to everything else', 300),
  guides: group('Chat of the guides', {
    title: lineField('Title', 2, 30),
    greeting: textField('Greeting', 160),
    thanks: textField('Answer', 300),
  }),
})
