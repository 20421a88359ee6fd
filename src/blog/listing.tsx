import { useState, useSyncExternalStore } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { Breadcrumb } from '../site/breadcrumb.tsx'
import { Pagination } from '../site/pagination.tsx'
import { StaticHtml } from '../site/static-html.tsx'
import { featuredArticle, guides, listingPage, listingPageCount } from '../content/pages.server.ts'
import { pageMeta } from '../lib/metadata.ts'
import { staticMarkup } from '../../app/lib/static-markup.server.ts'
import { breadcrumbList, jsonLd } from '../lib/structured-data.ts'
import type { Route } from '../../app/routes/blog/+types/listing.ts'
import { ArticleGrid } from './article-grid.tsx'
import { BlogHero } from './blog-hero.tsx'
import { FeaturedCard } from './featured-card.tsx'
import { useFoundArticles } from './found-articles.ts'
import { GuideList } from './guide-list.tsx'

export { shouldRevalidate } from '../../app/lib/revalidation.ts'

export function loader() {
  const crumbs = [
    { name: 'Home', path: '/' },
    { name: 'Blog', path: '/blog' },
  ]
  return {
    facts: jsonLd(breadcrumbList(crumbs)),
    crumbs: staticMarkup(<Breadcrumb crumbs={crumbs} />),
    featured: featuredArticle(),
    latest: listingPage(1),
    pages: listingPageCount(),
    guides: guides().map(({ summary }) => summary),
  }
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({
    title: 'Blog: marketing a shop owner can do today',
    description:
      'Worked examples, tables and checklists on SEO, ads, social media and planning. Each article ends with something to do this afternoon.',
    path: '/blog',
    ...(loaderData && { facts: loaderData.facts }),
  })

export default function BlogPage({ loaderData: { crumbs, featured, latest, pages, guides } }: Route.ComponentProps) {
  const navigate = useNavigate()
  const asked = useAskedTerm()
  const [term, setTerm] = useState(asked)
  const [answered, setAnswered] = useState(asked)
  // At every Back and Forward the address has its say over what stands in the box.
  if (asked !== answered) {
    setAnswered(asked)
    setTerm(asked)
  }
  const found = useFoundArticles(term)

  const commit = (next: string) => {
    if (next === asked) return
    void navigate(next ? `/blog?search=${encodeURIComponent(next)}` : '/blog', { preventScrollReset: true })
  }

  const showAll = () => {
    setTerm('')
    commit('')
  }

  return (
    <>
      <StaticHtml name="breadcrumb" html={crumbs} className="wrap pt-4" />
      <BlogHero term={term} onTerm={setTerm} onCommit={commit} onAll={showAll} />
      {featured && !found && (
        <section className="wrap pb-16">
          <FeaturedCard article={featured} action="Read the featured article" />
        </section>
      )}
      <section className="wrap pb-20 lg:pb-28" aria-busy={found?.status === 'loading'}>
        <h2 className="display mb-8 text-2xl">{found ? 'Search results' : 'Latest articles'}</h2>
        {found?.status === 'failed' && (
          <p role="alert">The list of articles did not load. Check your connection and type again.</p>
        )}
        {found?.status === 'ready' && found.articles.length === 0 && (
          <div>
            <p className="text-lg font-semibold">No articles found</p>
            <p className="mt-1 text-muted">Try adjusting your search or filter criteria.</p>
          </div>
        )}
        <ArticleGrid
          key={found ? 'found' : 'latest'}
          articles={found ? (found.status === 'ready' ? found.articles : []) : latest}
        />
        {!found && <Pagination start="/blog" page={1} count={pages} />}
      </section>
      <GuideList guides={guides} />
    </>
  )
}

const neverChanges = () => () => {}

/** The term in the address. The page's HTML knows none, so during hydration there is none. */
function useAskedTerm(): string {
  const [parameters] = useSearchParams()
  return useSyncExternalStore(
    neverChanges,
    () => parameters.get('search') ?? '',
    () => '',
  )
}
