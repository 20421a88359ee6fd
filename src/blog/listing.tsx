import type { ReactNode } from 'react'
import { Breadcrumb, type Crumb } from '../blocks/breadcrumb.tsx'
import { Example } from '../blocks/example.tsx'
import { Pagination } from '../blocks/pagination.tsx'
import { ClimbingLine } from '../blocks/section-heading.tsx'
import { FOUND_ID, LATEST_ID } from '../islands/search/places.ts'
import type { ArticleSummary } from '../lib/article-summary.ts'
import { channels } from '../lib/delivery/channel.ts'
import { ArticleCards } from '../ui/article-card.tsx'
import { FeaturedCard } from './featured-card.tsx'
import { GuideList } from './guide-list.tsx'

type ListingProps = {
  crumbs: Crumb[]
  featured: ArticleSummary | undefined
  latest: ArticleSummary[]
  pages: number
  guides: ArticleSummary[]
  subscribers: { value: string; sample?: boolean | undefined }
  /** The search with its categories. */
  search?: ReactNode
  newsletter?: ReactNode
}

/** The blog's first page. What is searched for takes the place of the latest articles. */
export function Listing({ crumbs, featured, latest, pages, guides, ...hero }: ListingProps) {
  return (
    <>
      <div className="wrap pt-4">
        <Breadcrumb crumbs={crumbs} />
      </div>
      <BlogHero {...hero} />
      {featured && (
        <section data-not-searching className="wrap pb-16">
          <FeaturedCard article={featured} action="Read the featured article" />
        </section>
      )}
      <section className="wrap pb-20 lg:pb-28">
        <div id={FOUND_ID} />
        <div id={LATEST_ID}>
          <h2 className="display mb-8 text-2xl">Latest articles</h2>
          <ArticleCards articles={latest} action="Read More" />
          <Pagination start="/blog" page={1} count={pages} />
        </div>
      </section>
      <GuideList guides={guides} />
    </>
  )
}

function BlogHero({ subscribers, search, newsletter }: Pick<ListingProps, 'subscribers' | 'search' | 'newsletter'>) {
  return (
    <section className="wrap pt-6 pb-12 lg:pt-10 lg:pb-16">
      <ClimbingLine />
      <div className="mt-5 grid gap-x-16 gap-y-12 lg:grid-cols-[1.5fr_1fr]">
        <div className="min-w-0">
          <h1 className="display text-[min(clamp(2.125rem,1.4rem+3.2vw,3.75rem),11vw)]">
            Marketing you can do this afternoon
          </h1>
          <p className="measure mt-5 text-lg text-muted">
            One question an article, a worked example with sums, and a list to tick off. Written by the people who do
            the work.
          </p>
          {search}
        </div>
        <aside
          aria-label="Newsletter"
          className={`${channels.newsletter.endpoint ? '' : 'needs-script'} min-w-0 self-end border-t-3 border-kite pt-5`}
        >
          <h2 className="text-lg font-semibold">One worked example a month</h2>
          <p className="mt-1 mb-5 text-sm text-muted">
            Read by {subscribers.value} marketers and quite a few bakers.
            {subscribers.sample && <Example>Example figure</Example>}
          </p>
          {newsletter}
        </aside>
      </div>
    </section>
  )
}
