import { Fragment, type ReactElement } from 'react'
import { Breadcrumb } from '../blocks/breadcrumb.tsx'
import { CaseList } from '../blocks/case-list.tsx'
import { Chart } from '../blocks/chart.tsx'
import { ClosingCall } from '../blocks/closing-call.tsx'
import { Figures } from '../blocks/figures.tsx'
import { LinkList, toServices } from '../blocks/link-list.tsx'
import { Logos } from '../blocks/logos.tsx'
import { PageHero } from '../blocks/page-hero.tsx'
import { Pictures } from '../blocks/pictures.tsx'
import { Plans } from '../blocks/plans.tsx'
import { Points } from '../blocks/points.tsx'
import { Questions } from '../blocks/questions.tsx'
import { Quotes } from '../blocks/quotes.tsx'
import { Steps } from '../blocks/steps.tsx'
import { type PageEntry, requireEntry } from '../content/collections.ts'
import type { PageContent } from '../content/page-content.ts'
import type { Block } from '../content/schemas/blocks.ts'
import { landingCrumbs } from '../data/crumbs.ts'
import { listedServices } from '../data/services.ts'
import { landingPath, picturePath } from '../lib/picture-paths.ts'

type LandingProps = { entry: PageEntry<'landing'>; content: PageContent }

/** A landing page. The services behind it stand before the call that ends it. */
export function LandingPage({ entry, content }: LandingProps) {
  const { blocks, services } = entry.data
  const shown = blocks.map((block, at) => <Fragment key={at}>{shownBlock(block, at + 1, { entry, content })}</Fragment>)
  const end = blocks.at(-1)?.kind === 'closing' ? -1 : blocks.length
  return (
    <>
      <div className="wrap pt-4">
        <Breadcrumb crumbs={landingCrumbs(entry)} />
      </div>
      {/* Between two sections on the same background there is the space of one. */}
      <div className="[&>.wrap+.section-space.wrap]:pt-0">{shown.slice(0, end)}</div>
      <section className="border-t border-line">
        <div className="wrap grid gap-x-12 py-16 lg:grid-cols-12 lg:py-24">
          <div className="lg:col-span-8 lg:col-start-5">
            <LinkList
              heading={content.servicePage.landing.services}
              links={toServices(listedServices(content.services, services))}
            />
          </div>
        </div>
      </section>
      {shown.slice(end)}
    </>
  )
}

/** @param place of the block on its page, from 1 */
function shownBlock(block: Block, place: number, { entry, content }: LandingProps): ReactElement {
  const { name, sample } = entry.data
  const drawing = (number: number) => landingPath(entry.id, place, number)
  switch (block.kind) {
    case 'opening':
      return (
        <PageHero
          {...block}
          name={name}
          plan={block.plan ? requireEntry(content.plans, block.plan).data : undefined}
          picture={block.picture && { src: picturePath(block.picture, drawing(1)), alt: block.picture.alt }}
          sample={sample}
          words={content.servicePage.hero}
        />
      )
    case 'points':
      return <Points {...block} />
    case 'figures':
      return <Figures {...block} sample={sample} />
    case 'steps':
      return <Steps {...block} />
    case 'chart':
      return <Chart {...block} sample={sample} />
    case 'pictures':
      return <Pictures {...block} sample={sample} drawing={drawing} />
    case 'quotes':
      return <Quotes {...block} />
    case 'logos':
      return <Logos {...block} />
    case 'case': {
      const cases = block.cases.map((id) => requireEntry(content.cases, id))
      return <CaseList heading={block.heading} cases={cases} words={content.home.cases} />
    }
    case 'plans':
      return <Plans {...block} content={content} />
    case 'questions':
      return <Questions {...block} group={`faq-${place}`} />
    case 'closing':
      return <ClosingCall {...block} />
  }
}
