import { contactForm, lists as names } from 'virtual:messages'
import { type Named, requireEntry } from '../content/collections.ts'
import type { PageContent } from '../content/page-content.ts'
import type { CalculatorProps } from '../islands/calculator/calculator.tsx'
import type { ContactFormProps } from '../islands/contact-form/contact-form.tsx'
import { fill } from '../lib/fill.ts'
import type { Article } from './article.ts'
import { articlePage } from './article-page.ts'
import type { Lists } from './blog-lists.ts'
import { legalPage } from './legal-page.ts'
import { homeCards, shownCases } from './services.ts'

/** What the component of each page takes, for its document and for its preview in the editor. */

function dataOf<Data>(entries: { data: Data }[]): Data[] {
  return entries.map(({ data }) => data)
}

export const homeProps = (content: PageContent) => ({
  words: content.home,
  about: content.about,
  packages: content.packages,
  contact: content.contact,
  company: content.company,
  report: content.report,
  cards: homeCards(content.services),
  plans: dataOf(content.plans),
  questions: content.questions.questions,
  cases: shownCases(content.cases),
})

export const aboutProps = ({ about, people }: PageContent) => ({ words: about, people: dataOf(people) })

export const packagesProps = ({ packages, plans, services, company, questions }: PageContent) => ({
  words: packages,
  plans: dataOf(plans),
  services: services.map(({ id, data }) => ({ slug: id, name: data.name })),
  money: company.money,
  questions: questions.packages,
})

export const calculatorProps = ({ plans, company }: PageContent): CalculatorProps => ({
  plans: plans.map(({ data: { name, usdPrice } }) => ({ name, usdPrice })),
  examplePlan: (plans.find(({ data }) => data.popular) ?? plans[0])?.data.name ?? '',
  minimumAdBudgetUsd: company.minimumAdBudgetUsd,
})

export const faqsProps = ({ faqs, questions }: PageContent) => ({ words: faqs, questions: questions.questions })

export const contactProps = ({ contact, company }: PageContent) => ({ words: contact, company })

/** What the contact form offers to choose from. */
export function contactFormProps(path: string, { services, plans }: PageContent): ContactFormProps {
  return {
    path,
    services: services.map(({ data }) => data.name),
    budgets: [
      ...plans.map(({ data }) =>
        fill(contactForm.budgetOfPlan, { plan: data.name, price: `US$${data.usdPrice.toLocaleString('en-US')}` }),
      ),
      contactForm.budgetOfAds,
      contactForm.budgetOnce,
      contactForm.budgetUnknown,
    ],
  }
}

export const thankYouProps = ({ thankYou, contact }: PageContent) => ({ words: thankYou, next: contact.next })

export const reportProps = ({ report, plans }: PageContent) => ({ report, plan: requireEntry(plans, report.plan).data })

export function testPageProps({ testPage, plans: [smallest] }: PageContent) {
  if (!smallest) throw new Error('There is no plan in content/plans.')
  return { content: testPage, usdPrice: smallest.data.usdPrice }
}

export function legalProps(
  { data, html: text }: Named<'legal'> & { html: string },
  { company, legalPage: words }: PageContent,
) {
  const { html, missing } = legalPage(text, company, words.missing)
  return { title: data.title, html, unfinished: missing.length > 0 ? words.unfinished : undefined }
}

const blogCrumbs = [
  { name: names.home, path: '/' },
  { name: names.blog, path: '/blog' },
]

export const blogProps = ({ blog }: PageContent, { featured, listing, guides }: Lists) => ({
  words: blog,
  crumbs: blogCrumbs,
  featured,
  latest: listing[0] ?? [],
  pages: listing.length,
  guides,
})

export const searchProps = ({ blog: { allPosts }, hubs }: PageContent) => ({
  all: `${allPosts.label} (${allPosts.count})`,
  categories: hubs.map(({ data }) => ({ label: `${data.label} (${data.count})`, href: `/blog/${data.slug}` })),
})

export const hubProps = ({ hub, featured, pages }: Lists['hubs'][number], { hubPage, blog }: PageContent) => ({
  words: hubPage,
  badge: blog.featured.badge,
  hub,
  featured,
  cards: pages[0] ?? [],
  pages: pages.length,
  crumbs: [...blogCrumbs, { name: hub.label, path: `/blog/${hub.slug}` }],
})

/** @param badge the category of its address; an article's own address has none */
export const articleProps = (
  article: Article,
  content: PageContent,
  lists: Lists,
  badge = content.blog.featured.badge,
) => ({
  words: content.articlePage,
  page: articlePage(article, content, lists),
  badge,
})

/** Beside a guide. */
export const sidebarProps = ({ id }: Article, { articlePage: { sidebar } }: PageContent, { guides }: Lists) => ({
  words: sidebar,
  guides,
  current: id,
})
