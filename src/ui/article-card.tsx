import { lists } from 'virtual:messages'
import type { ReactNode } from 'react'
import type { ArticleSummary } from '../lib/article-summary.ts'
import { Byline } from './byline.tsx'
import { Picture } from './picture.tsx'

type CardProps = { action: string; level?: 2 | 3 }
type CardsProps = CardProps & { articles: ArticleSummary[]; end?: ReactNode }

/**
 * Articles side by side.
 * @param end a last cell, as wide as what the articles leave free of their row
 */
export function ArticleCards({ articles, end, ...card }: CardsProps) {
  const ofTwo = articles.length % 2 === 0 && 'sm:col-span-2'
  const ofThree = ['lg:col-span-3', 'lg:col-span-2', 'lg:col-span-1'][articles.length % 3]
  return (
    <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {articles.map((article) => (
        <li key={article.id}>
          <ArticleCard article={article} {...card} />
        </li>
      ))}
      {end && <li className={`${ofTwo || ''} ${ofThree}`}>{end}</li>}
    </ul>
  )
}

/** An article in a list: cover, category, author and read time, title, excerpt, tags, and the link to it. */
function ArticleCard({ article, action, level = 3 }: CardProps & { article: ArticleSummary }) {
  const Heading = `h${level}` as const
  const { id, title, excerpt, image, author, categoryLabel, tags } = article
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface">
      <Picture src={image} alt="" loading="lazy" className="h-auto w-full border-b border-line" />
      <div className="flex grow flex-col p-5 sm:p-6">
        <p className="text-xs font-semibold text-kite-strong">{categoryLabel}</p>
        <Heading id={`title-${id}`} className="mt-2 text-lg leading-snug font-semibold wrap-anywhere">
          {title}
        </Heading>
        <p className="mt-2 text-sm text-muted wrap-anywhere">{excerpt}</p>
        <TagList tags={tags} />
        <Byline {...article} className="mt-auto pt-5">
          {author.name}
        </Byline>
        <p className="mt-4">
          <a
            href={`/blog/${id}`}
            aria-describedby={`title-${id}`}
            className="inline-flex min-h-9 items-center gap-1.5 font-semibold text-kite-strong after:absolute after:inset-0 group-hover:underline"
          >
            {action}
            <span aria-hidden="true">→</span>
          </a>
        </p>
      </div>
    </article>
  )
}

export function TagList({ tags }: { tags: string[] }) {
  return (
    <ul aria-label={lists.tags} className="mt-3 flex flex-wrap gap-x-3 gap-y-1 text-xs text-muted">
      {tags.map((tag) => (
        <li key={tag} className="wrap-anywhere before:mr-0.5 before:content-['#'] before:text-kite-strong">
          {tag}
        </li>
      ))}
    </ul>
  )
}
