import { useEffect, useState } from 'react'
import { isRouteErrorResponse, redirectDocument, type ShouldRevalidateFunctionArgs, useParams } from 'react-router'
import { pageMeta } from '../../lib/metadata.ts'
import type { Route } from './+types/article.ts'
import { ArticleNotFound } from './article-not-found.tsx'
import { articlePage } from './article-page.server.ts'
import { Article } from './article-view.tsx'
import { GuideLayout } from './guide-layout.tsx'

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

export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname
}

export const meta = ({ loaderData }: Route.MetaArgs) => {
  const page = loaderData?.page
  if (!page)
    return pageMeta({
      title: 'Article not found',
      description: 'There is no article at this address. The blog lists all of them.',
      path: '/blog/404',
      index: false,
    })
  const { title, excerpt, author, date, tags } = page.summary
  return pageMeta({
    title,
    description: excerpt,
    path: page.path,
    type: 'article',
    article: { published: date, author: author.name, tags },
  })
}

export default function ArticlePage({ loaderData: { page } }: Route.ComponentProps) {
  const badge = useBadge(page?.badge ?? null)
  if (!page) return <ArticleNotFound />
  return page.summary.kind === 'guide' ? (
    <GuideLayout page={page} badge={badge} />
  ) : (
    <Article page={page} badge={badge} />
  )
}

/** The category of the address. A host may serve `/blog/{id}` for any category, so the address has its say after hydration. */
function useBadge(built: string | null): string {
  const { category } = useParams()
  const [hydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  return (hydrated ? category : built) ?? 'Featured'
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <ArticleNotFound />
  throw error
}
