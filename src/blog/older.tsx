import type { ReactNode } from 'react'
import { Pagination } from '../blocks/pagination.tsx'
import type { ArticleSummary } from '../lib/article-summary.ts'
import { ArticleCards } from '../ui/article-card.tsx'

/**
 * A further page of the blog's list or of a hub's.
 * @param above the way back
 * @param start address of the list's first page
 * @param action the words of each card's link
 */
export function OlderArticles({
  above,
  heading,
  articles,
  action,
  start,
  page,
  pages,
}: {
  above?: ReactNode
  heading: string
  articles: ArticleSummary[]
  action: string
  start: string
  page: number
  pages: number
}) {
  return (
    <section className="wrap pt-4 pb-24">
      {above}
      <h1 className="display mt-6 mb-10 text-3xl">{heading}</h1>
      <ArticleCards articles={articles} action={action} level={2} />
      <Pagination start={start} page={page} count={pages} />
    </section>
  )
}
