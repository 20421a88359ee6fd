import type { Entry } from '@packages/content-files'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { AboutPage } from '../../src/about/about-page.tsx'
import { CaseList } from '../../src/blocks/case-list.tsx'
import { ArticleView } from '../../src/blog/article-view.tsx'
import { HubPage } from '../../src/blog/hub.tsx'
import { Listing } from '../../src/blog/listing.tsx'
import { Sidebar } from '../../src/blog/sidebar.tsx'
import { ContactPage } from '../../src/contact/contact-page.tsx'
import { ThankYou } from '../../src/contact/thank-you.tsx'
import { type CollectionName, type Content, requireEntry } from '../../src/content/collections.ts'
import { renderMarkdown } from '../../src/content/markdown.ts'
import { type PageContent, pageContent } from '../../src/content/page-content.ts'
import { publicationState } from '../../src/content/publication.ts'
import { type Article, newestFirst, toArticle } from '../../src/data/article.ts'
import { type Lists, listsOf } from '../../src/data/blog-lists.ts'
import { calculatorProps, contactFormProps, searchProps } from '../../src/data/island-props.ts'
import { legalPage } from '../../src/data/legal-page.ts'
import { FaqsPage } from '../../src/faqs/faqs-page.tsx'
import { HomePage } from '../../src/home/home-page.tsx'
import { Calculator } from '../../src/islands/calculator/calculator.tsx'
import { ContactForm } from '../../src/islands/contact-form/contact-form.tsx'
import { MessageOutcome } from '../../src/islands/contact-form/message-outcome.tsx'
import { NewsletterForm } from '../../src/islands/newsletter/newsletter-form.tsx'
import { BlogSearch } from '../../src/islands/search/blog-search.tsx'
import { LandingPage } from '../../src/landing/landing-page.tsx'
import { LegalPage } from '../../src/legal/legal-page.tsx'
import { settings } from '../../src/lib/settings.ts'
import { ArticleNotFound, NotFound } from '../../src/not-found/not-found.tsx'
import { PackagesPage } from '../../src/pricing/packages-page.tsx'
import { ReportPage } from '../../src/report/report-page.tsx'
import { ServicePage } from '../../src/services/service-page.tsx'
import { TestPage } from '../../src/services/test-page.tsx'
import { settingsOf } from '../settings-values.ts'

/** All that pages are made of. */
export type Pages = { content: PageContent; articles: Article[]; legal: LegalText[]; lists: Lists }
type LegalText = PageContent['legal'][number] & { html: string }
/** What the site shows of a collection: the page of an entry, or the pages that a single file has its words on. */
type Preview = (pages: Pages, id: string) => ReactNode

const home: Preview = ({ content }) => (
  <HomePage content={content} form={<ContactForm {...contactFormProps('/', content)} />} />
)
const about: Preview = ({ content }) => <AboutPage content={content} />
const packages: Preview = ({ content }) => (
  <PackagesPage content={content} calculator={<Calculator {...calculatorProps(content)} />} />
)
const faqs: Preview = ({ content }) => <FaqsPage content={content} />
const contact: Preview = ({ content }) => (
  <ContactPage content={content} form={<ContactForm {...contactFormProps('/contact', content)} />} />
)
const service: Preview = ({ content, articles }, id) => (
  <ServicePage entry={requireEntry(content.services, id)} content={content} articles={articles} />
)
const hub: Preview = ({ content, lists }, id) => {
  const list = lists.hubs.find(({ category }) => category === id)
  return list && <HubPage list={list} content={content} />
}
const legal: Preview = ({ content, legal }, id) => {
  const { data, html } = requireEntry(legal, id)
  return <LegalPage title={data.title} {...legalPage(html, content)} />
}
const article: Preview = ({ content, articles, lists }, id) => {
  const found = requireEntry(articles, id)
  const view = { article: found, content, lists }
  if (found.kind === 'article') return <ArticleView {...view} />
  const newsletter = <NewsletterForm path={`/blog/${id}`} />
  return (
    <ArticleView {...view} beside={<Sidebar content={content} lists={lists} current={id} newsletter={newsletter} />} />
  )
}

/** Of every collection what the site shows of it; undefined where no page consists of it. */
export const previews = {
  site: contact,
  articles: article,
  guides: article,
  services: service,
  landing: ({ content }, id) => <LandingPage entry={requireEntry(content.landing, id)} content={content} />,
  plans: packages,
  cases: ({ content }) => <CaseList words={content.home.cases} cases={content.cases} />,
  people: about,
  hubs: hub,
  legal,
  brand: (pages) => (
    <>
      {home(pages, '')}
      {service(pages, pages.content.services[0]?.id ?? '')}
    </>
  ),
  company: contact,
  questions: (pages) => (
    <>
      {faqs(pages, '')}
      {packages(pages, '')}
    </>
  ),
  navigation: undefined,
  report: ({ content }) => <ReportPage content={content} />,
  chat: undefined,
  messages: undefined,
  testPage: ({ content }) => <TestPage content={content} />,
  home,
  about,
  packages,
  faqs,
  contact,
  thankYou: ({ content }) => <ThankYou content={content} outcome={<MessageOutcome />} />,
  notFound: ({ content: { notFound } }) => (
    <>
      <NotFound words={notFound} />
      <ArticleNotFound words={notFound.article} />
    </>
  ),
  blog: ({ content, lists }) => (
    <Listing
      content={content}
      lists={lists}
      search={<BlogSearch {...searchProps(content)} />}
      newsletter={<NewsletterForm path="/blog" note={content.blog.newsletter.note} />}
    />
  ),
  hubPage: (pages) => hub(pages, pages.content.hubs[0]?.id ?? ''),
  articlePage: (pages) => (
    <>
      {article(pages, pages.lists.featured?.id ?? '')}
      {article(pages, pages.lists.guides[0]?.id ?? '')}
    </>
  ),
  servicePage: (pages) => service(pages, pages.content.services[0]?.id ?? ''),
  legalPage: (pages) => legal(pages, pages.legal[0]?.id ?? ''),
} satisfies Record<CollectionName, Preview | undefined>

/** The last text of each file, and what it has become: the others are as they were while one is written. */
const rendered = new Map<string, { body: string; text: ReturnType<typeof renderMarkdown> }>()
export async function render<Text extends Pick<Entry, 'id' | 'file' | 'body'>>(entry: Text) {
  const { body } = entry
  const known = rendered.get(entry.file)
  const text = known?.body === body ? known.text : renderMarkdown(entry.id, body)
  rendered.set(entry.file, { body, text })
  return { ...entry, ...(await text) }
}

/**
 * @param all its figures filled in
 * @param file is shown even if it waits
 */
export async function pagesOf(all: Content, file = ''): Promise<Pages> {
  const content = pageContent(all, (entry) => entry.file === file || !publicationState(entry))
  const [articleTexts, guideTexts, legal] = await Promise.all([
    Promise.all(content.articles.map(render)),
    Promise.all(content.guides.map(render)),
    Promise.all(content.legal.map(render)),
  ])
  const articles = [
    ...articleTexts.map((text) => toArticle({ ...text, kind: 'article' }, content)),
    ...guideTexts.map((text) => toArticle({ ...text, kind: 'guide' }, content)),
  ].sort(newestFirst)
  return { content, articles, legal, lists: listsOf(articles, content) }
}

/** The HTML of a preview; undefined where a collection has none. */
export function previewHtml(collection: CollectionName, pages: Pages, id: string): string | undefined {
  const preview: Preview | undefined = previews[collection]
  // What components take from `content/site.yaml` was written into the code before the file was edited.
  Object.assign(settings, settingsOf(pages.content.site, new Date()))
  return preview && renderToStaticMarkup(preview(pages, id)).replace(/<link rel="preload"[^>]*>/g, '')
}
