import { lists } from 'virtual:messages'
import { fragmentSlug } from '../lib/text.ts'
import { Paragraph } from './words.tsx'

/** `id` is the question's address on its page; without one it is made of the question's words. */
export type FaqEntry = { question: string; answer: string; id?: string | undefined }

/**
 * Questions as native disclosures that share a name, so that opening one closes the other. The browser opens the question
 * that the fragment of the address names.
 * @param name unique on the page
 * @param level of the questions' headings
 */
export function FaqList({ items, name, level }: { items: FaqEntry[]; name: string; level: 2 | 3 }) {
  const Heading = `h${level}` as const
  return (
    <div className="border-b border-line">
      {withIds(items).map(({ question, answer, id }) => (
        <details key={id} name={name} className="group relative border-t border-line">
          <summary className="flex items-start justify-between gap-6 py-3 hover:text-kite-strong sm:py-5">
            <Heading id={`question-${id}`} className="leading-snug font-semibold sm:text-lg">
              {question}
            </Heading>
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
          {/* Inside the answer, since a browser opens what hides the target; at the question's top, which it scrolls to. */}
          <span id={id} className="absolute top-0" />
          <Paragraph className="measure text-muted" text={answer} />
          <div className="pt-2 pb-6 text-sm">
            <a href={`#${id}`} aria-describedby={`question-${id}`} className="link inline-block py-1">
              {lists.question}
            </a>
          </div>
        </details>
      ))}
    </div>
  )
}

/** Where two questions have the same words, a number follows those of the second. */
function withIds(items: FaqEntry[]) {
  const used = new Set<string>()
  return items.map((item) => {
    const wanted = item.id ?? fragmentSlug(item.question)
    let id = wanted
    for (let count = 2; used.has(id); count++) id = `${wanted}-${count}`
    used.add(id)
    return { ...item, id }
  })
}
