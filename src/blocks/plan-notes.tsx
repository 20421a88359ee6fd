import type { Data } from '../content/collections.ts'
import { Folded } from './folded.tsx'
import { Words } from './words.tsx'

/** What the prices leave out and how to end them, in small type under the plans. */
export function PlanNotes({ words: { terms, notes } }: { words: Data<'packages'>['plans'] }) {
  return (
    <Folded
      heading={<span className="font-semibold">{terms}</span>}
      bare
      className="mt-4 border-t border-line max-sm:border-b sm:mt-6 sm:pt-5"
    >
      <ul className="grid gap-x-10 gap-y-3 text-sm text-muted max-sm:pb-4 lg:grid-cols-3">
        {notes.map(({ line, text }) => (
          <li key={text}>
            {/* So that a longer price in another currency moves nothing. */}
            {line && (
              <span className="block">
                <Words text={line} />
              </span>
            )}{' '}
            <Words text={text} />
          </li>
        ))}
      </ul>
    </Folded>
  )
}
