import { Paragraph } from '../blocks/words.tsx'
import type { Data } from '../content/collections.ts'
import { buttonClass } from '../ui/button.tsx'

/** The page for an address that does not exist. Does not render the address, so that one file serves them all. */
export function NotFound({ words }: { words: Data<'notFound'> }) {
  return (
    <section data-not-found="" className="wrap grid items-center gap-10 py-20 lg:grid-cols-2 lg:py-32">
      <div>
        <p className="text-sm font-semibold text-muted">{words.eyebrow}</p>
        <h1 className="display mt-3 text-3xl">{words.heading}</h1>
        <Paragraph className="measure mt-5 text-lg text-muted" text={words.text} />
        <p className="mt-8 flex flex-wrap gap-3">
          <a href="/" className={buttonClass()}>
            {words.home}
          </a>
          <a href="/blog" className={buttonClass('outline')}>
            {words.blog}
          </a>
        </p>
      </div>
      <svg aria-hidden="true" viewBox="0 0 480 300" className="w-full" fill="none">
        <path d="M0 260h480M0 180h480M0 100h480" stroke="var(--color-line)" />
        <path d="M0 250c90 0 120-20 170-62" stroke="var(--color-ink)" strokeWidth="4" strokeLinecap="round" />
        <path
          d="M196 168c18 26 22 52 50 70"
          stroke="var(--color-ink)"
          strokeWidth="2.5"
          strokeDasharray="3 9"
          strokeLinecap="round"
        />
        <path d="m330 40 78-26-20 86z" fill="var(--color-kite)" />
        <path d="m408 14-50 58 30 28z" fill="var(--color-kite-strong)" />
      </svg>
    </section>
  )
}

/** The page for an address below the blog that does not exist. */
export function ArticleNotFound({ words }: { words: Data<'notFound'>['article'] }) {
  return (
    <section data-not-found="" className="wrap py-20 lg:py-32">
      <h1 className="display text-3xl">{words.heading}</h1>
      <Paragraph className="measure mt-5 text-lg text-muted" text={words.text} />
      <p className="mt-8">
        <a href="/blog" className={buttonClass()}>
          {words.button}
        </a>
      </p>
    </section>
  )
}
