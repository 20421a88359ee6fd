import type { Definition, Entry } from '@packages/content-files'
import type { z } from 'zod'
import { articleSchema, guideSchema, hubSchema, legalSchema } from './schemas/articles.ts'
import { landingSchema } from './schemas/blocks.ts'
import { brandSchema } from './schemas/brand.ts'
import { chatSchema } from './schemas/chat.ts'
import { companySchema } from './schemas/company.ts'
import { messagesSchema } from './schemas/messages.ts'
import { navigationSchema } from './schemas/navigation.ts'
import { caseSchema, personSchema, planSchema, questionsSchema, testPageSchema } from './schemas/offer.ts'
import * as pages from './schemas/pages.ts'
import { pictureSchema } from './schemas/picture.ts'
import { reportSchema } from './schemas/report.ts'
import { serviceSchema } from './schemas/services.ts'
import { siteSchema } from './schemas/site.ts'

/** Everything that an owner edits. A new collection is one more line here. */
export const collections = {
  site: { path: 'content/site.yaml', label: 'Site', schema: siteSchema },
  articles: { path: 'content/articles', markdown: true, label: 'Articles', singular: 'article', schema: articleSchema },
  guides: { path: 'content/guides', markdown: true, label: 'Guides', singular: 'guide', schema: guideSchema },
  services: { path: 'content/services', label: 'Services', singular: 'service', schema: serviceSchema },
  landing: { path: 'content/landing', label: 'Landing pages', singular: 'landing page', schema: landingSchema },
  plans: { path: 'content/plans', label: 'Plans', singular: 'plan', schema: planSchema },
  cases: { path: 'content/cases', label: 'Cases', singular: 'case', schema: caseSchema },
  people: { path: 'content/people', label: 'People', singular: 'person', schema: personSchema },
  hubs: { path: 'content/hubs', label: 'Hubs', singular: 'hub', schema: hubSchema },
  legal: { path: 'content/legal', markdown: true, label: 'Legal pages', singular: 'legal page', schema: legalSchema },
  brand: { path: 'content/brand.yaml', label: 'Brand', schema: brandSchema },
  company: { path: 'content/company.yaml', label: 'Company', schema: companySchema },
  questions: { path: 'content/questions.yaml', label: 'Questions', schema: questionsSchema },
  navigation: { path: 'content/navigation.yaml', label: 'Navigation', schema: navigationSchema },
  report: { path: 'content/report.yaml', label: 'Sample report', schema: reportSchema },
  chat: { path: 'content/chat.yaml', label: 'Chat', schema: chatSchema },
  messages: { path: 'content/messages.yaml', label: 'Messages', schema: messagesSchema },
  testPage: { path: 'content/test-page.yaml', label: 'Test page', schema: testPageSchema },
  home: { path: 'content/pages/home.yaml', label: 'Page: Home', schema: pages.homeSchema },
  about: { path: 'content/pages/about.yaml', label: 'Page: About', schema: pages.aboutSchema },
  packages: { path: 'content/pages/packages.yaml', label: 'Page: Packages', schema: pages.packagesSchema },
  faqs: { path: 'content/pages/faqs.yaml', label: 'Page: Questions', schema: pages.faqsSchema },
  contact: { path: 'content/pages/contact.yaml', label: 'Page: Contact', schema: pages.contactSchema },
  thankYou: { path: 'content/pages/thank-you.yaml', label: 'Page: Thank you', schema: pages.thankYouSchema },
  notFound: { path: 'content/pages/not-found.yaml', label: 'Page: Not found', schema: pages.notFoundSchema },
  blog: { path: 'content/pages/blog.yaml', label: 'Page: Blog', schema: pages.blogSchema },
  hubPage: { path: 'content/pages/hub.yaml', label: 'Pages: Hubs', schema: pages.hubPageSchema },
  articlePage: {
    path: 'content/pages/article.yaml',
    label: 'Pages: Articles and guides',
    schema: pages.articlePageSchema,
  },
  servicePage: { path: 'content/pages/service.yaml', label: 'Pages: Services', schema: pages.servicePageSchema },
  legalPage: { path: 'content/pages/legal.yaml', label: 'Pages: Legal', schema: pages.legalPageSchema },
} satisfies Record<string, Definition>

/** YAML code blocks that texts may hold, by the language of their fence. */
export const blocks = {
  picture: { label: 'Picture', icon: 'bar_chart', schema: pictureSchema },
}

export type CollectionName = keyof typeof collections
export const collectionNames = Object.keys(collections) as CollectionName[]
export type Data<Name extends CollectionName> = z.infer<(typeof collections)[Name]['schema']>
/** An entry as pages read it. */
export type PageEntry<Name extends CollectionName> = { id: string; data: Data<Name> }
/** All content by collection, as files are read. */
export type Content = { [Name in CollectionName]: Entry<Data<Name>>[] }

/** The entry of an id; undefined for one that waits. */
export const findEntry = <Item extends { id: string }>(entries: Item[], id: string) =>
  entries.find((entry) => entry.id === id)

/** The entry of an id that `checkRelations` has found to be there, in a collection where none waits. */
export function requireEntry<Item extends { id: string }>(entries: Item[], id: string): Item {
  const found = findEntry(entries, id)
  if (!found) throw new Error(`There is no entry "${id}".`)
  return found
}
