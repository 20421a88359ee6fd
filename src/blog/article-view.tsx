import type { ReactNode } from 'react'
import { Breadcrumb } from '../blocks/breadcrumb.tsx'
import { DialogButton } from '../booking/dialog-button.tsx'
import type { ArticlePageData } from '../data/article-page.ts'
import { PICTURE_SIZE } from '../lib/picture-paths.ts'
import { buttonClass } from '../ui/button.tsx'
import { AfterArticle } from './after-article.tsx'
import { ArticleOpening, Contents, InertButtons } from './article-parts.tsx'
import { Sources } from './sources.tsx'

/**
 * An article or guide: opening across the page, then the text between its contents or a sidebar.
 * @param badge the category's name, or Featured
 * @param beside what stands to the right of the text; without it the contents stand to its left
 */
export function ArticleView({ page, badge, beside }: { page: ArticlePageData; badge: string; beside?: ReactNode }) {
  const columns = beside ? 'gap-x-14 lg:grid-cols-[2fr_1fr]' : 'gap-x-20 lg:grid-cols-[15rem_minmax(0,1fr)]'
  return (
    <>
      <div className="wrap pt-4 pb-16">
        <Breadcrumb crumbs={page.crumbs} />
        <article>
          <ArticleHead page={page} badge={badge} />
          <div className={`mt-10 grid gap-y-8 lg:mt-14 ${columns}`}>
            {page.contents.length > 0 && !beside && <Contents parts={page.contents} />}
            <div className={beside ? 'min-w-0' : 'min-w-0 lg:col-start-2'}>
              <div className="prose" dangerouslySetInnerHTML={{ __html: page.html }} />
              <Sources sources={page.sources} />
              <ArticleFoot />
            </div>
            {beside}
          </div>
        </article>
      </div>
      <AfterArticle previous={page.previous} next={page.next} services={page.services} hub={page.hub} />
    </>
  )
}

function ArticleHead({ page, badge }: { page: ArticlePageData; badge: string }) {
  return (
    <header className="mt-6 grid items-center gap-x-14 gap-y-8 lg:grid-cols-[1.35fr_1fr]">
      <div className="min-w-0">
        <p className="inline-block max-w-full rounded-control bg-ink px-2.5 py-1 text-xs font-semibold text-paper uppercase wrap-anywhere">
          {badge}
        </p>
        <ArticleOpening summary={page.summary} sample={page.sample} />
      </div>
      <img
        src={page.summary.image}
        alt={page.summary.imageAlt}
        {...PICTURE_SIZE}
        decoding="async"
        className="h-auto w-full"
      />
    </header>
  )
}

function ArticleFoot() {
  return (
    <footer className="mt-12 border-t border-line pt-6">
      <InertButtons labels={['Comments (12)', 'Bookmark']} />
      <p className="mt-6 flex flex-wrap gap-3">
        <DialogButton dialog="consultation">Schedule Free Consultation</DialogButton>
        <a href="/blog" className={buttonClass('outline')}>
          Back to Blog
        </a>
      </p>
      <p className="mt-3 text-sm text-muted">
        A 20-minute call, WhatsApp or email: you choose in the next step, and nothing is booked before.
      </p>
    </footer>
  )
}
