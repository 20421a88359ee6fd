import type { ServicePageData } from './service-page.server.ts'

/** Where to go on from a service: three neighbours and what to read. */
export function Related({ services, articles }: ServicePageData['related']) {
  return (
    <section className="border-t border-line">
      <div className="wrap grid gap-x-16 gap-y-12 py-16 lg:grid-cols-2 lg:py-24">
        <div>
          <h2 className="display text-xl">Often taken together</h2>
          <ul className="mt-5 border-b border-line">
            {services.map(({ slug, name, lead }) => (
              <li key={slug} className="border-t border-line">
                <a href={`/services/${slug}`} className="group block py-4">
                  <span className="block font-semibold group-hover:text-kite-strong">{name}</span>
                  <span className="block text-sm text-muted">{lead}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h2 className="display text-xl">Read before you decide</h2>
          <ul className="mt-5 border-b border-line">
            {articles.map(({ id, title, readTime }) => (
              <li key={id} className="border-t border-line">
                <a href={`/blog/${id}`} className="group block py-4">
                  <span className="block font-semibold group-hover:text-kite-strong">{title}</span>
                  <span className="block text-sm text-muted">{readTime}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
