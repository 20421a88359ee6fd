import type { ComponentType } from 'react'
import { Breadcrumb } from '../blocks/breadcrumb.tsx'
import { CaseList } from '../blocks/case-list.tsx'
import { Chart } from '../blocks/chart.tsx'
import { ClosingCall } from '../blocks/closing-call.tsx'
import { Figures } from '../blocks/figures.tsx'
import { LinkList, toServices } from '../blocks/link-list.tsx'
import { Logos } from '../blocks/logos.tsx'
import { Opening } from '../blocks/opening.tsx'
import { Pictures } from '../blocks/pictures.tsx'
import { Plans } from '../blocks/plans.tsx'
import { Points } from '../blocks/points.tsx'
import { Questions } from '../blocks/questions.tsx'
import { Quotes } from '../blocks/quotes.tsx'
import { Steps } from '../blocks/steps.tsx'
import type { Block } from '../content/schemas/blocks.ts'
import type { LandingPageData } from '../data/landing.ts'

type ShownBlock = LandingPageData['blocks'][number]

/** What shows each kind of block. */
const components: { [Kind in Block['kind']]: ComponentType<Extract<ShownBlock, { kind: Kind }>> } = {
  opening: Opening,
  points: Points,
  figures: Figures,
  steps: Steps,
  chart: Chart,
  pictures: Pictures,
  quotes: Quotes,
  logos: Logos,
  case: CaseList,
  plans: Plans,
  questions: Questions,
  closing: ClosingCall,
}

function Blocks({ blocks }: { blocks: ShownBlock[] }) {
  return blocks.map((block, at) => {
    const Component = components[block.kind] as ComponentType<ShownBlock>
    return <Component key={at} {...block} />
  })
}

/** A landing page. The services behind it stand before the call that ends it. */
export function LandingPage({
  crumbs,
  blocks,
  services,
  words,
}: Pick<LandingPageData, 'crumbs' | 'blocks' | 'services' | 'words'>) {
  const end = blocks.at(-1)?.kind === 'closing' ? -1 : blocks.length
  return (
    <>
      <div className="wrap pt-4">
        <Breadcrumb crumbs={crumbs} />
      </div>
      {/* Between two sections on the same ground there is the space of one. */}
      <div className="[&>.wrap+.section-space.wrap]:pt-0">
        <Blocks blocks={blocks.slice(0, end)} />
      </div>
      <section className="border-t border-line">
        <div className="wrap grid gap-x-12 py-16 lg:grid-cols-12 lg:py-24">
          <div className="lg:col-span-8 lg:col-start-5">
            <LinkList heading={words.services} links={toServices(services)} />
          </div>
        </div>
      </section>
      <Blocks blocks={blocks.slice(end)} />
    </>
  )
}
