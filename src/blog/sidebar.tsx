import type { ReactNode } from 'react'
import { Paragraph } from '../blocks/words.tsx'
import type { PageContent } from '../content/page-content.ts'
import type { Lists } from '../data/blog-lists.ts'
import { channels } from '../lib/delivery/channels.ts'

type SidebarProps = { content: PageContent; lists: Lists; current: string; newsletter?: ReactNode }

/** Beside a guide: the newsletter, the guides, and what is much read. */
export function Sidebar({ content, lists, current, newsletter }: SidebarProps) {
  const words = content.articlePage.sidebar
  return (
    <aside aria-label={words.name} className="no-print flex flex-col gap-12 lg:pr-12 min-[87rem]:pr-0">
      <section className={`${channels.newsletter.endpoint ? '' : 'needs-script'} border-t-3 border-kite pt-5`}>
        <h2 className="text-lg font-semibold">{words.newsletter}</h2>
        <Paragraph className="mt-1 mb-5 text-sm text-muted" text={words.newsletterText} />
        {newsletter}
      </section>
      <section>
        <h2 className="text-lg font-semibold">{words.related}</h2>
        <ul className="mt-3 border-b border-line">
          {lists.guides.map(({ id, title, emoji }) => (
            <li key={id} className="border-t border-line">
              <a
                href={`/blog/${id}`}
                aria-current={id === current ? 'page' : undefined}
                className="grid grid-cols-[2.25rem_1fr] py-3.5 leading-snug hover:text-kite-strong aria-[current=page]:font-semibold"
              >
                <span aria-hidden="true">{emoji}</span>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2 className="text-lg font-semibold">{words.tags}</h2>
        <ul className="mt-3 flex flex-wrap gap-2">
          {words.trendingTags.map((tag) => (
            <li key={tag} className="rounded-control border border-line px-3 py-1.5 text-sm text-muted">
              {tag}
            </li>
          ))}
        </ul>
      </section>
    </aside>
  )
}
