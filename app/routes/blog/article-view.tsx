import type { MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { TagList } from '../../components/article-card.tsx'
import { Breadcrumb } from '../../components/breadcrumb.tsx'
import { Initials, ReadingFacts } from '../../components/byline.tsx'
import { DialogButton } from '../../features/dialogs/dialog-button.tsx'
import { PICTURE_SIZE } from '../../lib/pictures/names.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { AfterArticle } from './after-article.tsx'
import type { ArticlePageData } from './article-page.server.ts'

/** An article on a page of its own: contents on the left where there is room, the text beside it. */
export function Article({ page, badge }: { page: ArticlePageData; badge: string }) {
  return (
    <>
      <article className="wrap pt-4 pb-16">
        <ArticleHead page={page} badge={badge} />
        <div className="mt-10 grid gap-x-20 gap-y-8 lg:mt-14 lg:grid-cols-[15rem_minmax(0,1fr)]">
          <div className="min-w-0 lg:col-start-2">
            <ArticleBody html={page.html} />
            <ArticleFoot />
          </div>
          {page.contents.length > 0 && (
            <div className="row-start-1">
              <Contents parts={page.contents} />
            </div>
          )}
        </div>
      </article>
      <AfterArticle page={page} />
    </>
  )
}

export function ArticleHead({ page, badge }: { page: ArticlePageData; badge: string }) {
  const { title, excerpt, author, date, readTime, image, imageAlt, tags } = page.summary
  return (
    <>
      <Breadcrumb
        crumbs={[
          { name: 'Home', path: '/' },
          { name: 'Blog', path: '/blog' },
          { name: page.hub.label, path: `/blog/${page.hub.slug}` },
          { name: title, path: page.path },
        ]}
      />
      <header className="mt-6 grid items-center gap-x-14 gap-y-8 lg:grid-cols-[1.35fr_1fr]">
        <div>
          <p className="inline-block max-w-full rounded-control bg-ink px-2.5 py-1 text-xs font-semibold text-paper uppercase wrap-anywhere">
            {badge}
          </p>
          <h1 className="display mt-4 text-3xl wrap-anywhere">{title}</h1>
          <p className="measure mt-5 text-lg text-muted wrap-anywhere">{excerpt}</p>
          <div className="mt-6 flex items-center gap-3 text-sm">
            <Initials name={author.name} />
            <div>
              <p>
                {author.name}, {author.role}
              </p>
              <ReadingFacts date={date} readTime={readTime} />
            </div>
          </div>
          <TagList tags={tags} />
          <p className="mt-5 flex flex-wrap gap-2">
            {['Share', 'Save', 'Like'].map((label) => (
              <InertButton key={label} label={label} />
            ))}
          </p>
        </div>
        <img src={image} alt={imageAlt} {...PICTURE_SIZE} decoding="async" className="h-auto w-full" />
      </header>
    </>
  )
}

/** Shown because readers look for it; does nothing yet, and says so to assistive technology. */
function InertButton({ label }: { label: string }) {
  return (
    <button
      type="button"
      aria-disabled="true"
      className="no-print min-h-9 cursor-default rounded-control border border-line px-3.5 text-sm text-muted"
    >
      {label}
    </button>
  )
}

/** The rendered text. Links inside it navigate without a page load where that is possible. */
export function ArticleBody({ html }: { html: string }) {
  const navigate = useNavigate()
  const follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a')
    if (
      !link ||
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return
    if (link.origin !== location.origin) return
    event.preventDefault()
    void navigate(link.pathname + link.search + link.hash, { viewTransition: link.pathname !== location.pathname })
  }
  return <div className="prose" onClick={follow} dangerouslySetInnerHTML={{ __html: html }} />
}

export function ArticleFoot() {
  return (
    <footer className="mt-12 border-t border-line pt-6">
      <p className="flex flex-wrap gap-2">
        <InertButton label="Comments (12)" />
        <InertButton label="Bookmark" />
      </p>
      <p className="mt-6 flex flex-wrap gap-3">
        <DialogButton dialog="consultation">Schedule Free Consultation</DialogButton>
        <Link to="/blog" className={buttonClass('outline')}>
          Back to Blog
        </Link>
      </p>
    </footer>
  )
}

function Contents({ parts }: { parts: ArticlePageData['contents'] }) {
  // At build the address ends in a slash, which the site's addresses do not.
  const path = useLocation().pathname.replace(/\/$/, '')
  return (
    <nav aria-label="Contents" className="no-print border-l-3 border-kite pl-5 lg:sticky lg:top-28">
      <h2 className="text-sm font-semibold text-muted">In this article</h2>
      <ol className="mt-2">
        {parts.map(({ id, text }) => (
          <li key={id}>
            <Link
              to={`${path}#${id}`}
              className="block py-1.5 text-sm leading-snug hover:text-kite-strong hover:underline"
            >
              {text}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
