import { Priced } from './price.tsx'

export type FaqEntry = { question: string; answer: string }

/**
 * Questions as native disclosures that share a name, so that opening one closes the other, also without JavaScript.
 * @param name unique on the page
 * @param level of the questions' headings
 */
export function FaqList({ items, name, level }: { items: FaqEntry[]; name: string; level: 2 | 3 }) {
  const Heading = `h${level}` as const
  return (
    <div className="border-b border-line">
      {items.map(({ question, answer }) => (
        <details key={question} name={name} className="group border-t border-line">
          <summary className="flex items-start justify-between gap-6 py-5 hover:text-kite-strong">
            <Heading className="text-lg leading-snug font-semibold">{question}</Heading>
            <svg
              aria-hidden="true"
              viewBox="0 0 20 20"
              className="mt-1 size-5 shrink-0 text-kite-strong"
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
              strokeLinecap="round"
            >
              <path d="M3 10h14" />
              <path d="M10 3v14" className="origin-center transition-transform duration-150 group-open:[scale:1_0]" />
            </svg>
          </summary>
          <p className="measure pb-7 text-muted">
            <Priced text={answer} />
          </p>
        </details>
      ))}
    </div>
  )
}
