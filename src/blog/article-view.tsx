import type { ReactNode } from 'react'
import { StaticHtml } from '../site/static-html.tsx'
import { DialogButton } from '../booking/dialog-button.tsx'
import { PICTURE_SIZE } from '../../integrations/pictures/names.ts'
import { buttonClass } from '../ui/button.tsx'
import type { ArticlePageData } from './article-page.server.tsx'

/**
 * An article or guide: opening across the page, then the text between its contents or a sidebar.
 * @param beside what stands to the right of the text; without it the contents stand to its left
 */
export function ArticleView({ page, badge, beside }: { page: ArticlePageData; badge: string; beside?: ReactNode }) {
  const columns = beside ? 'gap-x-14 lg:grid-cols-[2fr_1fr]' : 'gap-x-20 lg:grid-cols-[15rem_minmax(0,1fr)]'
  return (
    <>
      <div className="wrap pt-4 pb-16">
        <StaticHtml name="breadcrumb" html={page.breadcrumb} />
        <article>
          <ArticleHead page={page} badge={badge} />
          <div className={`mt-10 grid gap-y-8 lg:mt-14 ${columns}`}>
            {page.contents !== null && !beside && <StaticHtml name="contents" html={page.contents} />}
            <div className={beside ? 'min-w-0' : 'min-w-0 lg:col-start-2'}>
              <StaticHtml name="article" html={page.body} className="prose" />
              <ArticleFoot reactions={page.reactions} />
            </div>
            {beside}
          </div>
        </article>
      </div>
      <StaticHtml name="after" html={page.after} />
    </>
  )
}

function ArticleHead({ page, badge }: { page: ArticlePageData; badge: string }) {
  return (
    <header className="mt-6 grid items-center gap-x-14 gap-y-8 lg:grid-cols-[1.35fr_1fr]">
      <div>
        <p className="inline-block max-w-full rounded-control bg-ink px-2.5 py-1 text-xs font-semibold text-paper uppercase wrap-anywhere">
          {badge}
        </p>
        <StaticHtml name="opening" html={page.opening} />
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

function ArticleFoot({ reactions }: { reactions: string }) {
  return (
    <footer className="mt-12 border-t border-line pt-6">
      <StaticHtml name="reactions" html={reactions} />
      <p className="mt-6 flex flex-wrap gap-3">
        <DialogButton dialog="consultation">Schedule Free Consultation</DialogButton>
        <a href="/blog" className={buttonClass('outline')}>
          Back to Blog
        </a>
      </p>
    </footer>
  )
}
