import { lists } from 'virtual:messages'
import type { Crumb } from '../data/crumbs.ts'

/** Where a page lies on the site; the last crumb is the page itself. */
export function Breadcrumb({ crumbs }: { crumbs: Crumb[] }) {
  return (
    <nav aria-label={lists.breadcrumb} className="text-sm text-muted">
      <ol className="flex flex-wrap">
        {crumbs.map(({ name, path }, index) => (
          <li key={path} className="flex min-w-0 items-center">
            {index < crumbs.length - 1 ? (
              <>
                <a href={path} className="inline-flex min-h-11 items-center hover:text-kite-strong hover:underline">
                  {name}
                </a>
                {/* Behind its crumb, so that no line begins with it. */}
                <span aria-hidden="true" className="px-2">
                  /
                </span>
              </>
            ) : (
              <span aria-current="page" className="inline-flex min-h-11 items-center">
                {name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
