import { Fragment } from 'react'
import { Breadcrumb } from '../blocks/breadcrumb.tsx'
import { CaseList } from '../blocks/case-list.tsx'
import { Chart } from '../blocks/chart.tsx'
import { ClosingCall } from '../blocks/closing-call.tsx'
import { LinkList, toServices } from '../blocks/link-list.tsx'
import { PageHero } from '../blocks/page-hero.tsx'
import { Pictures } from '../blocks/pictures.tsx'
import { PlanRows } from '../blocks/plans.tsx'
import { Points } from '../blocks/points.tsx'
import { Questions } from '../blocks/questions.tsx'
import { Steps } from '../blocks/steps.tsx'
import { Paragraph } from '../blocks/words.tsx'
import { findEntry, type PageEntry } from '../content/collections.ts'
import type { PageContent } from '../content/page-content.ts'
import type { Article } from '../data/article.ts'
import { serviceCrumbs } from '../data/crumbs.ts'
import { landingLinks, listedServices, plansWith } from '../data/services.ts'
import { fill } from '../lib/fill.ts'
import { picturePath, showcasePath } from '../lib/picture-paths.ts'
import { Video } from '../video/video.tsx'

type ServiceProps = { entry: PageEntry<'services'>; content: PageContent; articles: Pick<Article, 'id' | 'summary'>[] }

export function ServicePage({ entry, content, articles }: ServiceProps) {
  const { id, data } = entry
  const words = content.servicePage
  const { smallest, rows } = plansWith(entry, content)
  const drawing = (number: number) => showcasePath(id, number)
  const glimpse = data.pictures.at(-1)
  return (
    <>
      <div className="wrap pt-4">
        <Breadcrumb crumbs={serviceCrumbs(entry)} />
      </div>
      <PageHero
        {...data.hero}
        name={data.name}
        plan={smallest}
        // It only repeats what the page shows below.
        picture={glimpse && { src: picturePath(glimpse, drawing(data.pictures.length)), alt: '' }}
        sample={data.sample}
        homeLink={data.proofLink}
        words={words.hero}
      />
      <Video place={id} className="wrap pb-10 sm:pb-16 lg:pb-24" />
      <Points heading={words.deliverables} items={data.deliverables} />
      <section className="wrap pb-[clamp(2.25rem,0.25rem+8.2vw,8rem)]">
        <div className="grid gap-x-12 gap-y-6 lg:grid-cols-12">
          <h3 className="text-lg font-semibold lg:col-span-4">{words.inPlans}</h3>
          <PlanRows rows={rows} />
        </div>
      </section>
      <Steps heading={words.process} steps={data.process} />
      <Chart {...data.results} check={data.proof} sample={data.sample} />
      <CaseList words={content.home.cases} cases={content.cases.filter((one) => one.data.services.includes(id))} />
      <Pictures heading={words.pictures} pictures={data.pictures} sample={data.sample} drawing={drawing} />
      <Points crossed heading={words.notFor} items={data.notFor.map((text) => ({ text }))}>
        {alternativeTo(data, content)}
      </Points>
      <Questions heading={words.questions} questions={data.questions} />
      <Related entry={entry} content={content} articles={articles} />
      <ClosingCall {...data.closing} button={words.button} />
    </>
  )
}

/** The service that this one is taken for; nothing while it waits. */
function alternativeTo({ alternative }: ServiceProps['entry']['data'], { services, servicePage }: PageContent) {
  const found = alternative && findEntry(services, alternative.service)
  if (!found) return undefined
  const service = found.data.name
  return (
    <div className="self-end border-t-3 border-kite pt-5">
      <h3 className="text-lg font-semibold">{fill(servicePage.alternative.heading, { service })}</h3>
      <Paragraph className="measure mt-2 text-muted" text={alternative.text} />
      <p className="mt-3">
        <a href={`/services/${found.id}`} className="link">
          {fill(servicePage.alternative.link, { service })}
        </a>
      </p>
    </div>
  )
}

/** Where to go on from a service: three neighbors, what to read, and pages for those who take it. */
function Related({ entry: { id, data }, content, articles }: ServiceProps) {
  const words = content.servicePage.related
  const landing = landingLinks(content.landing, id)
  const reading = data.related.articles.flatMap((article) => findEntry(articles, article)?.summary ?? [])
  return (
    <section className="border-t border-line">
      <div className="wrap grid gap-x-16 gap-y-8 py-10 sm:py-16 lg:grid-cols-2 lg:py-24">
        <LinkList
          heading={words.services}
          links={toServices(listedServices(content.services, data.related.services))}
        />
        <LinkList
          heading={words.articles}
          links={reading.map(({ id, title, readTime }) => ({ href: `/blog/${id}`, title, about: readTime }))}
        />
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
