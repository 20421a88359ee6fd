import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ArticleCard } from '../site/article-card.tsx'
import { Pagination } from '../site/pagination.tsx'
import { hubBySlug } from '../../app/data/blog.ts'
import { hubPage, hubPageCount } from '../content/pages.server.ts'
import { pageMeta } from '../lib/metadata.ts'
import { BackToAll } from './hub.tsx'

export { shouldRevalidate } from '../../app/lib/revalidation.ts'

export function loader({ url, params }: LoaderFunctionArgs) {
  const hub = hubBySlug(url.pathname.split('/').filter(Boolean)[1] ?? '')
  const page = Number(params.page)
  return {
    page,
    pages: hubPageCount(hub.category),
    label: hub.label,
    slug: hub.slug,
    cards: hubPage(hub.category, page).cards,
  }
}

// This route exists only where a hub has a second page, so the framework generates no types for it.
type HubPageData = ReturnType<typeof loader>

export const meta = ({ loaderData }: { loaderData?: HubPageData }) =>
  loaderData
    ? pageMeta({
        title: `${loaderData.label}: older articles, page ${loaderData.page}`,
        description: `Page ${loaderData.page} of ${loaderData.pages} of our ${loaderData.label} articles for small businesses, each with a worked example and something to do today.`,
        path: `/blog/${loaderData.slug}/page/${loaderData.page}`,
      })
    : []

export default function OlderInHubPage() {
  const { page, pages, label, slug, cards } = useLoaderData<typeof loader>()
  return (
    <section className="wrap pt-4 pb-24">
      <BackToAll />
      <h1 className="display mt-6 mb-10 text-3xl">
        {label}: older articles, page {page} of {pages}
      </h1>
      <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {cards.map((article) => (
          <li key={article.id}>
            <ArticleCard article={article} action="Read Article" level={2} />
          </li>
        ))}
      </ul>
      <Pagination start={`/blog/${slug}`} page={page} count={pages} />
    </section>
  )
}
