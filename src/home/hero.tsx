import { StaticHtml } from '../site/static-html.tsx'
import { heroWords } from '../../app/data/hero-words.ts'
import { scrollToSection } from '../lib/scroll.ts'
import { Button } from '../ui/button.tsx'
import { PauseButton } from '../ui/pause-button.tsx'
import { ScheduleButton } from '../booking/schedule-button.tsx'
import { useTypedWords } from './use-typed-words.ts'

const CONTACT_FORM_ID = 'to-contact'
const allWords = `${heroWords.slice(0, -1).join(', ')} and ${heroWords.at(-1)}`

export type Claim = { value: string; label: string; note: string }

/** @param chart the hero's drawing, rendered at build */
export function Hero({ claims, chart }: { claims: Claim[]; chart: string }) {
  const { place, text, moving, paused, setPaused } = useTypedWords(heroWords)
  return (
    <section id="home" className="wrap">
      <div className="grid items-end gap-x-12 pt-12 lg:grid-cols-[1.45fr_1fr] lg:pt-24">
        <div>
          <p className="flex items-center gap-3 text-sm font-semibold text-muted">
            <span aria-hidden="true" className="h-0.5 w-7 bg-kite" />
            Digital marketing for small businesses
          </p>
          <h1 ref={place} className="display mt-5 text-4xl max-[22rem]:text-[2rem]">
            {/* One stable sentence for assistive technology; the typed words are for the eye. */}
            <span className="sr-only">{`Be the one they find first with ${allWords}`}</span>
            <span aria-hidden="true">
              Be the one they <br className="hidden sm:block" />
              find first with
              <span className="block min-h-[1.04em] wrap-anywhere text-kite-strong">
                {text}
                <span
                  className={`ml-1 inline-block h-[0.86em] w-[0.055em] [translate:0_0.1em] bg-kite ${moving ? 'animate-[blink_1s_step-end_infinite]' : ''}`}
                />
              </span>
            </span>
          </h1>
          <p className="measure mt-6 text-lg text-muted">
            We run search, ads and social for shops, clinics and local services. Fixed monthly price, weekly numbers, no
            long contract.
          </p>
          <div className="mt-8 flex flex-wrap items-center gap-3">
            <Button
              type="submit"
              form={CONTACT_FORM_ID}
              // A line of its own on a phone: three in a row break differently with every font.
              className="max-sm:basis-full"
              onClick={(event) => {
                event.preventDefault()
                scrollToSection('contact')
              }}
            >
              Get Started Today
            </Button>
            <ScheduleButton look="outline">Schedule</ScheduleButton>
            <PauseButton label="Pause the moving words" paused={paused} setPaused={setPaused} />
          </div>
          {/* Where the button leads without JavaScript. */}
          <form id={CONTACT_FORM_ID} action="/contact" hidden />
        </div>
        <StaticHtml name="hero-chart" html={chart} className="mt-10 lg:mt-0" />
      </div>
      <dl className="mt-14 grid border-t border-line sm:grid-cols-3 lg:mt-20">
        {claims.map(({ value, label, note }) => (
          <div
            key={label}
            className="grid grid-cols-[7.5rem_1fr] items-baseline gap-x-4 border-line py-5 max-sm:not-first:border-t sm:flex sm:flex-col sm:items-start sm:py-8 sm:not-first:border-l sm:not-first:pl-8"
          >
            <dt className="order-2 sm:mt-1">
              <span className="block font-semibold">{label}</span>
              <span className="block text-sm text-muted">{note}</span>
            </dt>
            <dd className="display order-1 text-3xl figures">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
