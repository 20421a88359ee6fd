import { CaseList } from '../blocks/case-list.tsx'
import { Chart } from '../blocks/chart.tsx'
import { Pictures } from '../blocks/pictures.tsx'
import { PlanRows } from '../blocks/plans.tsx'
import { Points } from '../blocks/points.tsx'
import { Questions } from '../blocks/questions.tsx'
import { Steps } from '../blocks/steps.tsx'
import { Words } from '../blocks/words.tsx'
import type { ServicePageData } from '../data/services.ts'
import { Related } from './related.tsx'

/** All of a service page between its hero and its closing call. */
export function ServiceBody({ service }: { service: ServicePageData }) {
  const { words, deliverables, plans, process, results, proof, sample, pictures, notFor, neighbour, questions } =
    service
  return (
    <>
      <Points heading={words.deliverables} items={deliverables} />
      <section className="wrap pb-[clamp(2.25rem,0.25rem+8.2vw,8rem)]">
        <div className="grid gap-x-12 gap-y-6 lg:grid-cols-12">
          <h3 className="text-lg font-semibold lg:col-span-4">{words.inPlans}</h3>
          <PlanRows rows={plans} />
        </div>
      </section>
      <Steps heading={words.process} steps={process} />
      <Chart {...results} check={proof} sample={sample} />
      <CaseList words={service.caseWords} cases={service.cases} />
      <Pictures heading={words.pictures} pictures={pictures} sample={sample} />
      <Points crossed heading={words.notFor} items={notFor.map((text) => ({ text }))}>
        {neighbour && <Neighbour {...neighbour} />}
      </Points>
      <Questions heading={words.questions} questions={questions} />
      <Related {...service.related} words={words.related} />
    </>
  )
}

/** The service that this one is taken for. */
function Neighbour({ slug, heading, text, link }: NonNullable<ServicePageData['neighbour']>) {
  return (
    <div className="self-end border-t-3 border-kite pt-5">
      <h3 className="text-lg font-semibold">{heading}</h3>
      <p className="measure mt-2 text-muted">
        <Words text={text} />
      </p>
      <p className="mt-3">
        <a href={`/services/${slug}`} className="link">
          {link}
        </a>
      </p>
    </div>
  )
}
