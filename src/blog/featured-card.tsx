import type { ArticleSummary } from '../lib/article-summary.ts'
import { TagList } from '../ui/article-card.tsx'
import { buttonClass } from '../ui/button.tsx'
import { Byline } from '../ui/byline.tsx'
import { Picture } from '../ui/picture.tsx'

/** The article a list opens with, across the whole width. */
export function FeaturedCard({ article, badge, action }: { article: ArticleSummary; badge: string; action: string }) {
  const { id, title, excerpt, image, imageAlt, author, tags } = article
  return (
    <article className="grid items-center gap-x-14 gap-y-8 border-y border-line py-8 lg:grid-cols-2 lg:py-12">
      <Picture src={image} alt={imageAlt} />
      <div>
        <p className="inline-block rounded-control bg-ink px-2.5 py-1 text-xs font-semibold text-paper">{badge}</p>
        <h2 id={`title-${id}`} className="display mt-4 text-2xl wrap-anywhere">
          {title}
        </h2>
        <p className="measure mt-4 text-muted wrap-anywhere">{excerpt}</p>
        <TagList tags={tags} />
        <Byline {...article} className="mt-6">
          {author.name}, {author.role}
        </Byline>
        <p className="mt-7">
          <a href={`/blog/${id}`} aria-describedby={`title-${id}`} className={buttonClass()}>
            {action}
          </a>
        </p>
      </div>
    </article>
  )
}
