import type { Definition, Entry } from '@packages/content-files'
import { drawingSchema } from '@packages/drawings'
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

/** Everything that an owner edits. A new collection is one more line here. */
export const collections = {
  articles: { path: 'content/articles', markdown: true, label: 'Articles', singular: 'article', schema: articleSchema },
  guides: { path: 'content/guides', markdown: true, label: 'Guides', singular: 'guide', schema: guideSchema },
  services: { path: 'content/services', label: 'Services', singular: 'service', schema: serviceSchema },
  plans: { path: 'content/plans', label: 'Plans', singular: 'plan', schema: planSchema },
  cases: { path: 'content/cases', label: 'Cases', singular: 'case', schema: caseSchema },
  people: { path: 'content/people', label: 'People', singular: 'person', schema: personSchema },
  hubs: { path: 'content/hubs', label: 'Hubs', singular: 'hub', schema: hubSchema },
  legal: { path: 'content/legal', markdown: true, label: 'Legal pages', singular: 'legal page', schema: legalSchema },
  company: { path: 'content/company.yaml', label: 'Company', schema: companySchema },
  questions: { path: 'content/questions.yaml', label: 'Questions', schema: questionsSchema },
  claims: { path: 'content/claims.yaml', label: 'Claims', schema: claimsSchema },
  navigation: { path: 'content/navigation.yaml', label: 'Navigation', schema: navigationSchema },
  blog: { path: 'content/blog.yaml', label: 'Blog', schema: blogSchema },
  hero: { path: 'content/hero.yaml', label: 'Hero words', schema: heroSchema },
  chat: { path: 'content/chat.yaml', label: 'Chat', schema: chatSchema },
  testPage: { path: 'content/test-page.yaml', label: 'Test page', schema: testPageSchema },
} satisfies Record<string, Definition>

/** What a block of YAML in a text may be, by the word behind its fence. */
export const blocks = {
  picture: { label: 'Drawn picture', icon: 'bar_chart', schema: drawingSchema },
}

export type CollectionName = keyof typeof collections
export const collectionNames = Object.keys(collections) as CollectionName[]
export type Data<Name extends CollectionName> = z.infer<(typeof collections)[Name]['schema']>
/** All content by collection, as files are read. */
export type Content = { [Name in CollectionName]: Entry<Data<Name>>[] }
