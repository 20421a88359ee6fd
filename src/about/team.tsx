import { Initials } from '../site/byline.tsx'
import { authors } from '../../app/data/authors.ts'

/** The people whose names stand over the articles. Rendered at build, see `StaticHtml`. */
export function Team() {
  return (
    <>
      <h2 className="display text-2xl">Four of the nine also write</h2>
      <ul className="mt-8 grid gap-x-12 border-t border-line sm:grid-cols-2">
        {Object.values(authors).map(({ name, role, about }) => (
          <li key={name} className="grid grid-cols-[3.5rem_1fr] border-b border-line py-5">
            <Initials name={name} />
            <div>
              <p className="font-semibold">
                {name}, <span className="font-normal text-muted">{role}</span>
              </p>
              <p className="mt-1 text-sm text-muted">{about}</p>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}
