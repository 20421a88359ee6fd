import { Fragment } from 'react'
import { LinkList, toServices } from '../blocks/link-list.tsx'
import type { Data } from '../content/collections.ts'
import type { ServicePageData } from '../data/services.ts'

/** Where to go on from a service: three neighbours, what to read, and pages for those who take it. */
export function Related({
  services,
  articles,
  landing,
  words,
}: ServicePageData['related'] & { words: Data<'servicePage'>['related'] }) {
  const reading = articles.map(({ id, title, readTime }) => ({ href: `/blog/${id}`, title, about: readTime }))
  return (
    <section className="border-t border-line">
      <div className="wrap grid gap-x-16 gap-y-8 py-10 sm:py-16 lg:grid-cols-2 lg:py-24">
        <LinkList heading={words.services} links={toServices(services)} />
        <LinkList heading={words.articles} links={reading} />
        {landing.length > 0 && (
          <p className="lg:col-span-2">
            <span className="font-semibold">{words.landing}</span>{' '}
            {landing.map(({ path, name }, index) => (
              <Fragment key={path}>
                {index > 0 && ', '}
                <a href={path} className="link">
                  {name}
                </a>
              </Fragment>
            ))}
          </p>
        )}
      </div>
    </section>
  )
}
