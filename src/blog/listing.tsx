import type { ReactNode } from 'react'
import { Breadcrumb } from '../blocks/breadcrumb.tsx'
import { Example } from '../blocks/example.tsx'
import { Pagination } from '../blocks/pagination.tsx'
import { ClimbingLine } from '../blocks/section-heading.tsx'
import { Paragraph, Words } from '../blocks/words.tsx'
import type { PageContent } from '../content/page-content.ts'
import type { Lists } from '../data/blog-lists.ts'
import { blogCrumbs } from '../data/crumbs.ts'
import { LATEST_ID, RESULTS_ID } from '../islands/search/results.tsx'
import type { ArticleSummary } from '../lib/article-summary.ts'
import { channels } from '../lib/delivery/channels.ts'
import { ArticleCards } from '../ui/article-card.tsx'
import { FeaturedCard } from './featured-card.tsx'

/** The islands: the search with its categories, and the newsletter's form. */
type Islands = { search?: ReactNode; newsletter?: ReactNode }
type ListingProps = Islands & { content: PageContent; lists: Lists }

/** The blog's first page. What is searched for takes the place of the latest articles. */
export function Listing({ content: { blog: words }, lists, ...islands }: ListingProps) {
  const { featured, listing, guides } = lists
  return (
    <>
      <div className="wrap pt-4">
        <Breadcrumb crumbs={blogCrumbs()} />
      </div>
      <BlogHero words={words} {...islands} />
      {featured && (
        <section data-not-searching className="wrap pb-16">
          <FeaturedCard article={featured} badge={words.featured.badge} action={words.featured.button} />
        </section>
      )}
      <section className="wrap pb-20 lg:pb-28">
        <div id={RESULTS_ID} />
        <div id={LATEST_ID}>
          <h2 className="display mb-8 text-2xl">{words.latest.heading}</h2>
          <ArticleCards articles={listing[0] ?? []} action={words.latest.more} />
          <Pagination start="/blog" page={1} count={listing.length} />
        </div>
      </section>
      <GuideList heading={words.guides.heading} guides={guides} />
    </>
  )
}

function BlogHero({ words, search, newsletter }: Islands & { words: PageContent['blog'] }) {
  const { name, heading, text, sample, example } = words.newsletter
  return (
    <section className="wrap pt-6 pb-12 lg:pt-10 lg:pb-16">
      <ClimbingLine />
      <div className="mt-5 grid gap-x-16 gap-y-12 lg:grid-cols-[1.5fr_1fr]">
        <div className="min-w-0">
          <h1 className="display text-[min(clamp(2.125rem,1.4rem+3.2vw,3.75rem),11vw)]">{words.heading}</h1>
          <Paragraph className="measure mt-5 text-lg text-muted" text={words.lead} />
          {search}
        </div>
        <aside
          aria-label={name}
          className={`${channels.newsletter.endpoint ? '' : 'needs-script'} min-w-0 self-end border-t-3 border-kite pt-5`}
        >
          <h2 className="text-lg font-semibold">{heading}</h2>
          <p className="mt-1 mb-5 text-sm text-muted">
            <Words text={text} />
            {sample && <Example>{example}</Example>}
          </p>
          {newsletter}
        </aside>
      </div>
    </section>
  )
}

/** The standalone guides as a short list. */
function GuideList({ heading, guides }: { heading: string; guides: ArticleSummary[] }) {
  return (
    <section className="bg-sand">
      <div className="wrap grid gap-x-12 gap-y-8 py-16 lg:grid-cols-12 lg:py-24">
        <h2 className="display text-2xl lg:col-span-4">{heading}</h2>
        <ul className="border-b border-line lg:col-span-8">
          {guides.map(({ id, title, excerpt, readTime }) => (
            <li key={id} className="border-t border-line">
              <a href={`/blog/${id}`} className="group grid gap-x-8 gap-y-1 py-5 sm:grid-cols-[1fr_auto]">
                <span>
                  <span className="block text-lg leading-snug font-semibold group-hover:text-kite-strong">{title}</span>
                  <span className="mt-1 block text-sm text-muted">{excerpt}</span>
                </span>
                <span className="text-sm whitespace-nowrap text-muted">{readTime}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

type OlderProps = {
  above?: ReactNode
  heading: string
  articles: ArticleSummary[]
  action: string
  start: string
  page: number
  pages: number
}

/**
 * A further page of the blog's list or of a hub's.
 * @param start address of the list's first page
 */
export function OlderArticles({ above, heading, articles, action, start, page, pages }: OlderProps) {
  return (
    <section className="wrap pt-4 pb-24">
      {above}
      <h1 className="display mt-6 mb-10 text-3xl">{heading}</h1>
      <ArticleCards articles={articles} action={action} level={2} />
      <Pagination start={start} page={page} count={pages} />
    </section>
  )
}
