import type { Heading } from '../content/markdown.ts'
import type { ArticleSummary } from '../lib/article-summary.ts'
import { longDate } from '../lib/dates.ts'
import { TagList } from '../ui/article-card.tsx'
import { Initials, ReadingFacts } from '../ui/byline.tsx'

/** Title, excerpt, byline, tags, and the three buttons that do nothing yet. */
export function ArticleOpening({
  summary: { title, excerpt, author, date, updated, readTime, tags },
  sample,
}: {
  summary: ArticleSummary
  sample: boolean
}) {
  return (
    <>
      <h1 className="display mt-4 text-3xl wrap-anywhere">{title}</h1>
      <p className="measure mt-5 text-lg text-muted wrap-anywhere">{excerpt}</p>
      <div className="mt-6 beside items-center gap-3 text-sm">
        <Initials name={author.name} />
        <div>
          <p>
            {author.name}, {author.role}
          </p>
          <ReadingFacts date={date} readTime={readTime} />
          {updated && (
            <p className="text-muted">
              Updated <time dateTime={updated}>{longDate(updated)}</time>
            </p>
          )}
        </div>
      </div>
      <TagList tags={tags} />
      {sample && (
        <p className="mt-4 text-sm text-muted">The businesses and figures in this article are worked examples.</p>
      )}
      <InertButtons labels={['Share', 'Save', 'Like']} className="mt-5" />
    </>
  )
}

/** Shown because readers look for them; they do nothing yet, and say so to assistive technology. */
export function InertButtons({ labels, className = '' }: { labels: string[]; className?: string }) {
  return (
    <p className={`flex flex-wrap gap-2 ${className}`}>
      {labels.map((label) => (
        <button
          key={label}
          type="button"
          aria-disabled="true"
          className="min-h-9 cursor-default rounded-control border border-line px-3.5 text-sm text-muted"
        >
          {label}
        </button>
      ))}
    </p>
  )
}

export function Contents({ parts }: { parts: Heading[] }) {
  return (
    <nav
      aria-label="Contents"
      className="border-l-3 border-kite pl-5 lg:sticky lg:top-28 lg:max-h-[calc(100dvh-8rem)] lg:self-start lg:overflow-y-auto lg:overscroll-contain"
    >
      <h2 className="text-sm font-semibold text-muted">In this article</h2>
      <ol className="mt-2">
        {parts.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} className="block py-1.5 text-sm leading-snug hover:text-kite-strong hover:underline">
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
