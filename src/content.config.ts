import { defineCollection } from 'astro:content'
import type { Definition } from '@packages/content-files'
import type { z } from 'zod'
import { type CollectionName, collections as definitions } from './content/collections.ts'
import { contentLoader } from './content/loader.ts'

const collection = <Schema extends z.ZodType>(definition: Definition<Schema>) =>
  defineCollection({ loader: contentLoader(definition), schema: definition.schema })

/** The collections for Astro. `content/collections.ts` says where each lies and what its fields take. */
export const collections = {
  site: collection(definitions.site),
  articles: collection(definitions.articles),
  guides: collection(definitions.guides),
  services: collection(definitions.services),
  landing: collection(definitions.landing),
  plans: collection(definitions.plans),
  cases: collection(definitions.cases),
  people: collection(definitions.people),
  hubs: collection(definitions.hubs),
  legal: collection(definitions.legal),
  brand: collection(definitions.brand),
  company: collection(definitions.company),
  questions: collection(definitions.questions),
  navigation: collection(definitions.navigation),
  report: collection(definitions.report),
  chat: collection(definitions.chat),
  messages: collection(definitions.messages),
  servicePage: collection(definitions.servicePage),
  testPage: collection(definitions.testPage),
  home: collection(definitions.home),
  about: collection(definitions.about),
  packages: collection(definitions.packages),
  faqs: collection(definitions.faqs),
  contact: collection(definitions.contact),
  thankYou: collection(definitions.thankYou),
  notFound: collection(definitions.notFound),
  blog: collection(definitions.blog),
  hubPage: collection(definitions.hubPage),
  articlePage: collection(definitions.articlePage),
  legalPage: collection(definitions.legalPage),
} satisfies Record<CollectionName, unknown>
