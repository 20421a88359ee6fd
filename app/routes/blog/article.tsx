import { isRouteErrorResponse, type ShouldRevalidateFunctionArgs } from 'react-router'
import type { Route } from './+types/article.ts'
import { articleMeta } from './article-meta.ts'
import { ArticleNotFound } from './article-not-found.tsx'
import { articlePage } from './article-page.server.tsx'
import { ArticleView } from './article-view.tsx'
import { useBadge } from './use-badge.ts'

export function loader({ params }: Route.LoaderArgs) {
  return { page: articlePage(params.id, params.category) }
}

export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname
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
