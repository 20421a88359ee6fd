import { Example } from '../blocks/example.tsx'
import type { Data } from '../content/collections.ts'
import { capitalized, inWords } from '../lib/text.ts'
import { Portrait } from './portrait.tsx'

/** The people whose names stand over the articles, and what each does. */
export function Team({ people, company }: { people: Data<'people'>[]; company: Data<'company'> }) {
  return (
    <>
      <h2 className="display text-2xl">Who does the work</h2>
      <p className="measure mt-3 text-muted">
        {capitalized(inWords(people.length))} of the {inWords(company.people)} also write the blog. Everyone who works
        for clients holds at most {company.clientsEach} of them.
      </p>
      <ul className="mt-8 grid gap-x-12 border-t border-line sm:grid-cols-2">
        {people.map(({ name, role, about, does, photo, face, sample }) => (
          <li key={name} className="beside gap-x-5 gap-y-3 border-b border-line py-6">
            <Portrait name={name} photo={photo} face={face} />
            <div>
              <p className="font-semibold">
                {name}, <span className="font-normal text-muted">{role}</span>
                {sample && <Example />}
              </p>
              <p className="mt-1 text-sm text-muted">{about}</p>
              {does && <p className="mt-2 text-sm">{does}</p>}
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}
