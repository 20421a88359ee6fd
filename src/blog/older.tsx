import { ArticleCard } from '../site/article-card.tsx'
import { Breadcrumb } from '../site/breadcrumb.tsx'
import { Pagination } from '../site/pagination.tsx'
import { StaticHtml } from '../site/static-html.tsx'
import { listingPage, listingPageCount } from '../content/pages.server.ts'
import { pageMeta } from '../lib/metadata.ts'
import { staticMarkup } from '../../app/lib/static-markup.server.ts'
import type { Route } from '../../app/routes/blog/+types/older.ts'

export { shouldRevalidate } from '../../app/lib/revalidation.ts'

export function loader({ params }: Route.LoaderArgs) {
  const page = Number(params.page)
  const crumbs = [
    { name: 'Home', path: '/' },
    { name: 'Blog', path: '/blog' },
    { name: `Page ${page}`, path: `/blog/page/${page}` },
  ]
  return {
    page,
    pages: listingPageCount(),
    articles: listingPage(page),
    crumbs: staticMarkup(<Breadcrumb crumbs={crumbs} />),
  }
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageMeta({
        title: `Older articles, page ${loaderData.page} of ${loaderData.pages}`,
        description: `Page ${loaderData.page} of our articles on SEO, ads, social media and planning, newest first, each with a worked example and something to do today.`,
        path: `/blog/page/${loaderData.page}`,
      })
    : []

export default function OlderArticlesPage({ loaderData: { page, pages, articles, crumbs } }: Route.ComponentProps) {
  return (
    <section className="wrap pt-4 pb-24">
      <StaticHtml name="breadcrumb" html={crumbs} />
      <h1 className="display mt-6 mb-10 text-3xl">
        Older articles, page {page} of {pages}
      </h1>
      <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {articles.map((article) => (
          <li key={article.id}>
            <ArticleCard article={article} action="Read More" level={2} />
          </li>
        ))}
      </ul>
      <Pagination start="/blog" page={page} count={pages} />
    </section>
  )
}
