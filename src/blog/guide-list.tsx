import type { ArticleSummary } from '../lib/article-summary.ts'

/** The standalone guides as a short list. */
export function GuideList({ guides }: { guides: ArticleSummary[] }) {
  return (
    <section className="bg-sand">
      <div className="wrap grid gap-x-12 gap-y-8 py-16 lg:grid-cols-12 lg:py-24">
        <h2 className="display text-2xl lg:col-span-4">Longer guides, for a quiet evening</h2>
        <ul className="border-b border-line lg:col-span-8">
          {guides.map(({ id, title, excerpt, readTime }) => (
            <li key={id} className="border-t border-line">
              <a href={`/blog/${id}`} className="group grid gap-x-8 gap-y-1 py-5 sm:grid-cols-[1fr_auto]">
                <span>
                  <span className="block text-lg leading-snug font-semibold group-hover:text-kite-strong">{title}</span>
                  <span className="mt-1 block text-sm text-muted">{excerpt}</span>
                </span>
                <span className="text-sm whitespace-nowrap text-muted">{readTime}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
