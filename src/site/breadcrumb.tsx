export type Crumb = { name: string; path: string }

/** Where a page lies on the site; the last crumb is the page itself. Rendered at build, see `StaticHtml`. */
export function Breadcrumb({ crumbs }: { crumbs: Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className="text-sm text-muted">
      <ol className="flex flex-wrap">
        {crumbs.map(({ name, path }, index) => (
          <li key={path} className="flex items-center">
            {index > 0 && (
              <span aria-hidden="true" className="px-2">
                /
              </span>
            )}
            {index < crumbs.length - 1 ? (
              <a href={path} className="inline-flex min-h-11 items-center hover:text-kite-strong hover:underline">
                {name}
              </a>
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
