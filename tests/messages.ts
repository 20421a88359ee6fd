import { readFiles } from '@packages/content-files/node'
import { collections } from '../src/content/collections.ts'

const [messages] = readFiles('.', collections.messages)
if (!messages) throw new Error('There is no content/messages.yaml.')

/** What components say to visitors, for what is found by its words; values in braces are not filled in. */
export const { calculator, contactForm: contactFormWords, motion, outcome, search } = messages.data
