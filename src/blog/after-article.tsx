import { LinkList, toServices } from '../blocks/link-list.tsx'
import type { ArticleSummary } from '../lib/article-summary.ts'

/** Where to go from an article: its neighbours in the hub, and the services the text leads to. */
export function AfterArticle({
  previous,
  next,
  services,
  hub,
}: {
  previous?: ArticleSummary | undefined
  next?: ArticleSummary | undefined
  services: { slug: string; name: string; lead: string }[]
  hub: { slug: string; label: string }
}) {
  return (
    <section className="border-t border-line bg-sand">
      <div className="wrap grid gap-x-14 gap-y-12 py-14 lg:grid-cols-2 lg:py-20">
        <div>
          <h2 className="display text-xl">{previous || next ? `More in ${hub.label}` : 'More to read'}</h2>
          <ul className="mt-5 border-b border-line">
            {previous && <Neighbour label="Previous" article={previous} />}
            {next && <Neighbour label="Next" article={next} />}
            <li className="border-t border-line">
              <a href={`/blog/${hub.slug}`} className="link block py-4">
                All {hub.label} articles
              </a>
            </li>
          </ul>
        </div>
        <LinkList heading="If you would rather hand it over" links={toServices(services)} />
      </div>
    </section>
  )
}

function Neighbour({ label, article }: { label: string; article: ArticleSummary }) {
  return (
    <li className="border-t border-line">
      <a href={`/blog/${article.id}`} className="group block py-4">
        <span className="block text-sm text-muted">{label}</span>
        <span className="block font-semibold group-hover:text-kite-strong">{article.title}</span>
      </a>
    </li>
  )
}
