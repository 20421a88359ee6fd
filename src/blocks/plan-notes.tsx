import type { Data } from '../content/collections.ts'
import { Words } from './words.tsx'

/** What the prices leave out and how to end them, in small type under the plans. */
export function PlanNotes({ notes }: Pick<Data<'packages'>['plans'], 'notes'>) {
  return (
    <ul className="mt-6 grid gap-x-10 gap-y-3 border-t border-line pt-5 text-sm text-muted lg:grid-cols-3">
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
  )
}
