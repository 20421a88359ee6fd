type LinkListProps = { heading: string; links: { href: string; title: string; about: string }[] }

/** Links under a heading of the second level, each with a line about where it leads. */
export function LinkList({ heading, links }: LinkListProps) {
  return (
    <div>
      <h2 className="display text-xl">{heading}</h2>
      <ul className="mt-3 border-b sm:mt-5 border-line">
        {links.map(({ href, title, about }) => (
          <li key={href} className="border-t border-line">
            <a href={href} className="group block py-2.5 sm:py-4">
              <span className="block font-semibold group-hover:text-kite-strong">{title}</span>
              <span className="block text-sm text-muted">{about}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Links to services, for a list. */
export const toServices = (services: { slug: string; name: string; heading: string }[]) =>
  services.map(({ slug, name, heading }) => ({ href: `/services/${slug}`, title: name, about: heading }))
