import { BlogChat } from '../../features/chat/blog-chat.tsx'
import { AfterArticle } from './after-article.tsx'
import type { ArticlePageData } from './article-page.server.ts'
import { ArticleBody, ArticleFoot, ArticleHead } from './article-view.tsx'
import { Sidebar } from './sidebar.tsx'

/** A standalone guide: two thirds of text, a sidebar, and the chat. */
export function GuideLayout({ page, badge }: { page: ArticlePageData; badge: string }) {
  return (
    <>
      <article className="wrap pt-4 pb-16">
        <ArticleHead page={page} badge={badge} />
        <div className="mt-10 grid gap-x-14 gap-y-14 lg:mt-14 lg:grid-cols-[2fr_1fr]">
          <div className="min-w-0">
            <ArticleBody html={page.html} />
            <ArticleFoot />
          </div>
          <Sidebar guides={page.guides} current={page.summary.id} />
        </div>
      </article>
      <AfterArticle page={page} />
      <BlogChat />
    </>
  )
}
