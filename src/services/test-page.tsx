import { lists } from 'virtual:messages'
import { DialogButton } from '../blocks/dialog-button.tsx'
import { Example } from '../blocks/example.tsx'
import { Showcase } from '../blocks/pictures.tsx'
import { Price } from '../blocks/price.tsx'
import { Quote } from '../blocks/quotes.tsx'
import type { Data } from '../content/collections.ts'
import { picturePath, showcasePath } from '../lib/picture-paths.ts'

/** @param usdPrice of the smallest plan */
export function TestPage({ usdPrice, content }: { usdPrice: number; content: Data<'testPage'> }) {
  const pictures = content.pictures.map((picture, index) => ({
    src: picturePath(picture, showcasePath('test', index + 1)),
    alt: picture.alt,
    caption: picture.shows,
  }))
  return (
    <>
      <section className="wrap grid items-center gap-x-14 gap-y-12 py-14 lg:grid-cols-[1.4fr_1fr] lg:py-24">
        <div>
          <h1 className="display text-[min(clamp(2.125rem,1.4rem+3.2vw,3.75rem),11vw)]">
            {content.heading} {/* A line of its own, so that a longer price in another currency moves nothing. */}
            <span className="block text-kite-strong">
              <Price usd={usdPrice} />
            </span>
          </h1>
          <p className="measure mt-6 text-lg text-muted">{content.lead}</p>
          <DialogButton dialog="consultation" className="mt-8">
            {content.button}
          </DialogButton>
        </div>
        <Quote {...content.testimonial} rated />
      </section>
      <section className="bg-sand">
        <div className="section-space wrap">
          <h2 className="display mb-10 text-3xl">
            {content.picturesHeading}
            {content.sample && <Example>{lists.examplePictures}</Example>}
          </h2>
          <Showcase pictures={pictures} even />
        </div>
      </section>
    </>
  )
}
