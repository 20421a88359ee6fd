import type { ReactNode } from 'react'
import type { Data } from '../content/collections.ts'
import { ContactWays } from './contact-ways.tsx'

/**
 * The form, and beside it the ways to a person.
 * @param form the island
 * @param level of the heading over the ways
 */
export function ContactBody({ form, company, level }: { form?: ReactNode; company: Data<'company'>; level: 2 | 3 }) {
  return (
    <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[1fr_1.3fr]">
      <div className="min-w-0">
        <ContactWays company={company} level={level} />
      </div>
      <div className="min-w-0">
        {!__DELIVERS_CONTACT__ && (
          <p className="without-script mb-5 rounded-control border border-line p-4">
            The form needs JavaScript, which is off in your browser. Email, phone and WhatsApp reach the same people.
          </p>
        )}
        {form}
      </div>
    </div>
  )
}
