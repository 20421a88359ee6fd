import { motion } from 'virtual:messages'
import { DialogButton } from '../blocks/dialog-button.tsx'
import { Example } from '../blocks/example.tsx'
import { Paragraph, Words } from '../blocks/words.tsx'
import type { Data } from '../content/collections.ts'
import { ReportChart } from '../report/report-page.tsx'
import { Button } from '../ui/button.tsx'
import { PauseButton } from '../ui/pause-button.tsx'

const CONTACT_FORM_ID = 'to-contact'
/** “One, two and three”. */
const list = new Intl.ListFormat('en-US')

/**
 * The promise, what to do next, and the agency's claims. `browser/typed-words.ts` types the words one after the other; the
 * first stands in the HTML.
 * @param report whose agreed number the chart shows
 */
export function Hero({ words, report }: { words: Data<'home'>['hero']; report: Data<'report'> }) {
  const { firstLine, secondLine, words: typed, claims, exampleFigure } = words
  return (
    <section id="home" className="wrap">
      <div className="grid items-end gap-x-12 pt-12 lg:grid-cols-[1.15fr_1fr] [@media(min-width:64rem)_and_(min-height:48rem)]:pt-24">
        <div>
          <p className="flex items-center gap-3 text-sm font-semibold text-muted">
            <span aria-hidden="true" className="h-0.5 w-7 bg-kite max-sm:hidden" />
            {words.eyebrow}
          </p>
          <div className="relative">
            <h1 className="display mt-5 text-4xl max-[22rem]:text-[min(2rem,10vw)]">
              {/* One stable sentence for assistive technology; the typed words are for the eye. */}
              <span className="sr-only">{`${firstLine} ${secondLine} ${list.format(typed)}`}</span>
              <span aria-hidden="true">
                {firstLine} <br className="hidden sm:block" />
                {secondLine}
                <span className="block min-h-[1.04em] wrap-anywhere text-kite-strong">
                  {/* The only element that the script writes into. */}
                  <span data-typed={JSON.stringify(typed)}>{typed[0]}</span>
                  <span className="ml-1 inline-block h-[0.86em] w-[0.055em] [translate:0_0.1em] bg-kite in-data-moving:animate-[blink_1s_step-end_infinite]" />
                </span>
              </span>
            </h1>
            <PauseButton label={motion.pauseWords} className="absolute right-0 bottom-0 size-7! lg:right-8" />
          </div>
          <Paragraph className="measure mt-6 text-lg text-muted" text={words.lead} />
          <div className="mt-8 flex flex-wrap items-center gap-3">
            <Button type="submit" form={CONTACT_FORM_ID} className="max-sm:grow" data-scroll-to="contact">
              {words.contact}
            </Button>
            <DialogButton dialog="demo" variant="outline" className="max-sm:grow">
              {words.schedule}
            </DialogButton>
          </div>
          <Paragraph className="mt-3 text-sm text-muted" text={words.note} />
          {/* Where the button leads without JavaScript. */}
          <form id={CONTACT_FORM_ID} action="/contact" hidden />
        </div>
        <figure className="mt-10 min-w-0 lg:mt-0">
          <div className="relative overflow-hidden">
            <ReportChart {...report} />
            {/* Covers the drawing once and slides off, so that the line draws itself. */}
            <span
              aria-hidden="true"
              className="absolute inset-0 origin-right animate-[uncover_850ms_cubic-bezier(.6,0,.2,1)_forwards] bg-paper motion-reduce:hidden"
            />
          </div>
          <figcaption className="mt-3 text-sm text-muted lg:max-w-[28rem]">
            <Words text={words.chart} />
            {report.sample && <Example />}
          </figcaption>
        </figure>
      </div>
      {/* On a wide screen clear of the two round buttons at the foot of the window. */}
      <dl className="mt-10 grid grid-cols-3 border-t border-line lg:mt-20 lg:px-12 min-[87rem]:px-0">
        {claims.map(({ value, label, note }) => (
          <div
            key={label}
            className="flex min-w-0 flex-col border-line py-4 not-first:border-l not-first:pl-3 pr-2 sm:py-8 sm:pr-6 sm:not-first:pl-8"
          >
            <dt className="order-2 mt-1 wrap-anywhere">
              <span className="block font-semibold max-sm:text-sm">{label}</span>
              <span className="block text-xs text-muted sm:text-sm">{note}</span>
            </dt>
            <dd className="display order-1 text-2xl figures sm:text-3xl">{value}</dd>
          </div>
        ))}
      </dl>
      {claims.some(({ sample }) => sample) && (
        <p className="border-t border-line pt-3 text-sm text-muted lg:mx-12 min-[87rem]:mx-0">{exampleFigure}</p>
      )}
    </section>
  )
}
