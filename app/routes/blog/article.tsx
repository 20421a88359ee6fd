import { isRouteErrorResponse, redirectDocument } from 'react-router'
import type { Route } from './+types/article.ts'
import { articleMeta } from '../../../src/blog/article-meta.ts'
import { ArticleNotFound } from '../../../src/blog/article-not-found.tsx'
import { articlePage } from '../../../src/blog/article-page.server.tsx'
import { ArticleView } from '../../../src/blog/article-view.tsx'
import { useBadge } from './use-badge.ts'

export { shouldRevalidate } from '../../lib/revalidation.ts'

export function loader({ params }: Route.LoaderArgs) {
  return { page: articlePage(params.id, params.category) }
}

/**
 * Within the site the page's data is a file beside its HTML. Below a category the site does not have there is none,
 * although the host serves the article: the browser asks the host, and learns whether the id is known.
 */
export async function clientLoader({ serverLoader, params, request }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader()
  } catch (error) {
    if (params.category && isRouteErrorResponse(error) && error.status === 404) throw redirectDocument(request.url)
    throw error
  }
}

export const meta = ({ loaderData }: Route.MetaArgs) => articleMeta(loaderData?.page ?? null)

export default function ArticlePage({ loaderData: { page } }: Route.ComponentProps) {
  const badge = useBadge(page?.badge ?? null)
  return page ? <ArticleView page={page} badge={badge} /> : <ArticleNotFound />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <ArticleNotFound />
  throw error
}
