import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { BlogChat } from '../chat/blog-chat.tsx'
import { guides } from '../content/pages.server.ts'
import { staticMarkup } from '../../app/lib/static-markup.server.ts'
import { articleMeta } from './article-meta.ts'
import { articlePage } from './article-page.server.tsx'
import { ArticleView } from './article-view.tsx'
import { RelatedAndTags, Sidebar } from './sidebar.tsx'

export { shouldRevalidate } from '../../app/lib/revalidation.ts'

/** A standalone guide: two thirds of text, a sidebar, and the chat. Each has a route of its own, named by its address. */
export function loader({ url }: LoaderFunctionArgs) {
  const id = url.pathname.split('/').filter(Boolean).at(-1) ?? ''
  const page = articlePage(id, undefined)
  if (!page) throw new Error(`There is no guide "${id}" in content/guides.`)
  const related = guides().map(({ source }) => ({ id: source.id, title: source.title, emoji: source.emoji ?? '' }))
  return { page, related: staticMarkup(<RelatedAndTags guides={related} current={id} />) }
}

export const meta = ({ loaderData }: { loaderData?: ReturnType<typeof loader> }) =>
  articleMeta(loaderData?.page ?? null)

export default function GuidePage() {
  const { page, related } = useLoaderData<typeof loader>()
  return (
    <>
      <ArticleView page={page} badge="Featured" beside={<Sidebar related={related} />} />
      <BlogChat />
    </>
  )
}
