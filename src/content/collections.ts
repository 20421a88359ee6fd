import type { z } from 'zod'
import { articleSchema, guideSchema } from './schemas/articles.ts'
import { caseSchema, claimsSchema, personSchema, planSchema, questionsSchema, testPageSchema } from './schemas/offer.ts'
import { serviceSchema } from './schemas/services.ts'
import {
  blogSchema,
  chatSchema,
  companySchema,
  heroSchema,
  hubSchema,
  legalSchema,
  navigationSchema,
} from './schemas/site.ts'

/**
 * What an owner edits, all of it. `place` is a folder below `content/` with a file an entry, or one YAML file; `prose`
 * marks Markdown with front matter. `one` names an entry in messages, `many` the collection in the editor.
 */
export type Definition = { place: string; prose?: true; schema: z.ZodType; one: string; many: string }

export const collections = {
  articles: { place: 'articles', prose: true, schema: articleSchema, one: 'An article', many: 'Articles' },
  guides: { place: 'guides', prose: true, schema: guideSchema, one: 'A guide', many: 'Guides' },
  services: { place: 'services', schema: serviceSchema, one: 'A service', many: 'Services' },
  plans: { place: 'plans', schema: planSchema, one: 'A plan', many: 'Plans' },
  cases: { place: 'cases', schema: caseSchema, one: 'A case', many: 'Cases' },
  people: { place: 'people', schema: personSchema, one: 'A person', many: 'People' },
  hubs: { place: 'hubs', schema: hubSchema, one: 'A hub', many: 'Hubs' },
  legal: { place: 'legal', prose: true, schema: legalSchema, one: 'A legal page', many: 'Legal pages' },
  company: { place: 'company.yaml', schema: companySchema, one: 'The file', many: 'Company' },
  questions: { place: 'questions.yaml', schema: questionsSchema, one: 'The file', many: 'Questions' },
  claims: { place: 'claims.yaml', schema: claimsSchema, one: 'The file', many: 'Claims' },
  navigation: { place: 'navigation.yaml', schema: navigationSchema, one: 'The file', many: 'Navigation' },
  blog: { place: 'blog.yaml', schema: blogSchema, one: 'The file', many: 'Blog' },
  hero: { place: 'hero.yaml', schema: heroSchema, one: 'The file', many: 'Hero words' },
  chat: { place: 'chat.yaml', schema: chatSchema, one: 'The file', many: 'Chat' },
  testPage: { place: 'test-page.yaml', schema: testPageSchema, one: 'The file', many: 'Test page' },
} as const satisfies Record<string, Definition>

export type CollectionName = keyof typeof collections
export type Data<Name extends CollectionName> = z.infer<(typeof collections)[Name]['schema']>

/** An entry as it was read: its name is the file's, without the ending. `body` is the Markdown of prose. */
export type Entry<Name extends CollectionName> = { id: string; file: string; data: Data<Name>; body: string }
