import { lists } from 'virtual:messages'
import { DialogButton } from '../blocks/dialog-button.tsx'
import { Example } from '../blocks/example.tsx'
import { Showcase } from '../blocks/pictures.tsx'
import { Quote } from '../blocks/quotes.tsx'
import { Price } from '../blocks/words.tsx'
import type { PageContent } from '../content/page-content.ts'
import { showcasePath } from '../lib/picture-paths.ts'

/** Opens with the price of the smallest plan. */
export function TestPage({ content: { testPage: words, plans } }: { content: PageContent }) {
  const [smallest] = plans
  return (
    <>
      <section className="wrap grid items-center gap-x-14 gap-y-12 py-14 lg:grid-cols-[1.4fr_1fr] lg:py-24">
        <div>
          <h1 className="display text-[min(clamp(2.125rem,1.4rem+3.2vw,3.75rem),11vw)]">
            {words.heading} {/* A line of its own, so that a longer price in another currency moves nothing. */}
            <span className="block text-kite-strong">{smallest && <Price usd={smallest.data.usdPrice} />}</span>
          </h1>
          <p className="measure mt-6 text-lg text-muted">{words.lead}</p>
          <DialogButton dialog="consultation" className="mt-8">
            {words.button}
          </DialogButton>
        </div>
        <Quote {...words.testimonial} rated />
      </section>
      <section className="bg-sand">
        <div className="section-space wrap">
          <h2 className="display mb-10 text-3xl">
            {words.picturesHeading}
            {words.sample && <Example>{lists.examplePictures}</Example>}
          </h2>
          <Showcase pictures={words.pictures} drawing={(number) => showcasePath('test', number)} even />
        </div>
      </section>
    </>
  )
}
