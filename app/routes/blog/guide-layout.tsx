import { BlogChat } from '../../features/chat/blog-chat.tsx'
import { AfterArticle } from './after-article.tsx'
import type { ArticlePageData } from './article-page.server.ts'
import { ArticleBody, ArticleFoot, ArticleHead } from './article-view.tsx'
import { Sidebar } from './sidebar.tsx'

/** A standalone guide: two thirds of text, a sidebar, and the chat. */
export function GuideLayout({ page, badge }: { page: ArticlePageData; badge: string }) {
  return (
    <>
      <div className="wrap pt-4 pb-16">
        <article>
          <ArticleHead page={page} badge={badge} />
        </article>
        <div className="mt-10 grid gap-x-14 gap-y-14 lg:mt-14 lg:grid-cols-[2fr_1fr]">
          <div className="min-w-0">
            <ArticleBody html={page.html} />
            <ArticleFoot />
          </div>
          <Sidebar guides={page.guides} current={page.summary.id} />
        </div>
      </div>
      <AfterArticle page={page} />
      <BlogChat />
    </>
  )
}
