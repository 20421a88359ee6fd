import { Breadcrumb } from '../blocks/breadcrumb.tsx'
import { RisingKite } from '../blocks/closing-call.tsx'
import { DialogButton } from '../blocks/dialog-button.tsx'
import { Pagination } from '../blocks/pagination.tsx'
import { ClimbingLine } from '../blocks/section-heading.tsx'
import { Paragraph } from '../blocks/words.tsx'
import type { PageContent } from '../content/page-content.ts'
import type { Lists } from '../data/blog-lists.ts'
import { hubCrumbs } from '../data/crumbs.ts'
import { ArticleCards } from '../ui/article-card.tsx'
import { Icon } from '../ui/icon.tsx'
import { FeaturedCard } from './featured-card.tsx'

export function HubPage({ list, content }: { list: Lists['hubs'][number]; content: PageContent }) {
  const words = content.hubPage
  const { hub, featured, pages } = list
  return (
    <>
      <div className="wrap flex flex-wrap-reverse items-center justify-between gap-x-8 pt-4">
        <BackToAll label={words.back} />
        <Breadcrumb crumbs={hubCrumbs(hub)} />
      </div>
      <section className="wrap grid items-center gap-x-16 gap-y-8 pt-8 pb-14 lg:grid-cols-[1.2fr_1fr]">
        <div>
          <p className="flex items-center gap-3">
            <ClimbingLine />
            <span className="rounded-control bg-ink px-2.5 py-1 text-xs font-semibold text-paper">{hub.badge}</span>
          </p>
          <h1 className="display mt-5 max-w-[12em] text-4xl">{hub.heading}</h1>
          <p className="measure mt-6 text-lg text-muted">{hub.lead}</p>
        </div>
        <ul className="grid gap-3 sm:grid-cols-2">
          {hub.tiles.map(({ title, text }) => (
            <li
              key={title}
              className="grid grid-cols-[1.75rem_1fr] rounded-card border border-line bg-surface p-4 sm:block sm:p-5"
            >
              <Icon name="check" className="size-5 text-kite-strong sm:size-6" />
              <div>
                <h2 className="leading-snug font-semibold sm:mt-3">{title}</h2>
                <p className="mt-1 text-sm text-muted">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
      {featured && (
        <section className="wrap pb-16">
          <FeaturedCard article={featured} badge={content.blog.featured.badge} action={words.guide} />
        </section>
      )}
      <section className="wrap pb-20 lg:pb-28">
        <h2 className="display mb-8 text-2xl">{words.heading}</h2>
        <ArticleCards articles={pages[0] ?? []} action={words.more} end={<HubCall {...hub.closing} />} />
        <Pagination start={`/blog/${hub.slug}`} page={1} count={pages.length} />
      </section>
    </>
  )
}

/** The one thing to do at the end of a hub's list, in the cell that its articles leave free. */
function HubCall({ heading, text, button }: Lists['hubs'][number]['hub']['closing']) {
  return (
    <section className="relative h-full overflow-hidden rounded-card bg-ink p-6 text-paper sm:p-8">
      <RisingKite className="absolute right-0 bottom-0 hidden h-1/2 sm:block" />
      <div className="relative">
        <h2 className="display text-2xl">{heading}</h2>
        <Paragraph className="measure mt-4 opacity-85" text={text} />
        <DialogButton dialog="consultation" variant="onInk" className="mt-8">
          {button}
        </DialogButton>
      </div>
    </section>
  )
}

export function BackToAll({ label }: { label: string }) {
  return (
    <a href="/blog" className="link inline-flex min-h-11 items-center text-sm">
      <span aria-hidden="true">←&nbsp;</span>
      {label}
    </a>
  )
}
