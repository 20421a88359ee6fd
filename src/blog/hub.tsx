import { ArticleCard } from '../site/article-card.tsx'
import { Breadcrumb } from '../site/breadcrumb.tsx'
import { Pagination } from '../site/pagination.tsx'
import { ClimbingLine } from '../site/section-heading.tsx'
import { StaticHtml } from '../site/static-html.tsx'
import { hubBySlug } from '../../app/data/blog.ts'
import { DialogButton } from '../booking/dialog-button.tsx'
import { hubPage, hubPageCount } from '../content/pages.server.ts'
import { pageMeta } from '../lib/metadata.ts'
import { staticMarkup } from '../../app/lib/static-markup.server.ts'
import { breadcrumbList, jsonLd } from '../lib/structured-data.ts'
import type { Route } from '../../app/routes/blog/+types/hub.ts'
import { FeaturedCard } from './featured-card.tsx'

export { shouldRevalidate } from '../../app/lib/revalidation.ts'

/** Runs at build; each hub has a route of its own, named by the last part of the address. */
export function loader({ url }: Route.LoaderArgs) {
  const hub = hubBySlug(url.pathname.split('/').filter(Boolean).at(-1) ?? '')
  const crumbs = [
    { name: 'Home', path: '/' },
    { name: 'Blog', path: '/blog' },
    { name: hub.label, path: `/blog/${hub.slug}` },
  ]
  return {
    facts: jsonLd(breadcrumbList(crumbs)),
    crumbs: staticMarkup(<Breadcrumb crumbs={crumbs} />),
    hub,
    pages: hubPageCount(hub.category),
    ...hubPage(hub.category, 1),
  }
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageMeta({
        title: loaderData.hub.title,
        description: loaderData.hub.description,
        path: `/blog/${loaderData.hub.slug}`,
        facts: loaderData.facts,
      })
    : []

export default function HubPage({ loaderData: { hub, pages, featured, cards, crumbs } }: Route.ComponentProps) {
  return (
    <>
      <div className="wrap flex flex-wrap-reverse items-center justify-between gap-x-8 pt-4">
        <BackToAll />
        <StaticHtml name="breadcrumb" html={crumbs} />
      </div>
      <section className="wrap pt-8 pb-14">
        <p className="flex items-center gap-3">
          <ClimbingLine />
          <span className="rounded-control bg-ink px-2.5 py-1 text-xs font-semibold text-paper">{hub.badge}</span>
        </p>
        <h1 className="display mt-5 max-w-[12em] text-4xl">{hub.heading}</h1>
        <p className="measure mt-6 text-lg text-muted">{hub.lead}</p>
        <ul className="mt-12 grid border-t border-line sm:grid-cols-2 lg:grid-cols-4">
          {hub.tiles.map(({ title, text }) => (
            <li
              key={title}
              className="border-line py-6 max-lg:border-b lg:pr-6 lg:not-first:border-l lg:not-first:pl-6"
            >
              <h2 className="font-semibold text-kite-strong">{title}</h2>
              <p className="mt-1 max-w-72 text-sm text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </section>
      {featured && (
        <section className="wrap pb-16">
          <FeaturedCard article={featured} action="Read Guide" />
        </section>
      )}
      <section className="wrap pb-20 lg:pb-28">
        <h2 className="display mb-8 text-2xl">In the order we work</h2>
        <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {cards.map((article) => (
            <li key={article.id}>
              <ArticleCard article={article} action="Read Article" />
            </li>
          ))}
        </ul>
        <Pagination start={`/blog/${hub.slug}`} page={1} count={pages} />
      </section>
      <section className="bg-ink text-paper">
        <div className="wrap flex flex-wrap items-end justify-between gap-8 py-16 lg:py-24">
          <div>
            <h2 className="display text-3xl">{hub.closing.heading}</h2>
            <p className="measure mt-4 text-lg opacity-85">{hub.closing.text}</p>
          </div>
          <DialogButton
            dialog="consultation"
            className="border-paper! bg-paper! text-ink! hover:bg-sand! hover:text-ink!"
          >
            {hub.closing.button}
          </DialogButton>
        </div>
      </section>
    </>
  )
}

export function BackToAll() {
  return (
    <a href="/blog" className="link inline-flex min-h-11 items-center text-sm">
      <span aria-hidden="true">←&nbsp;</span>Back to All Articles
    </a>
  )
}
