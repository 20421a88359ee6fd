import { type LinkProps, Link as RouterLink } from 'react-router'

/** A link within the site: cross-fades to the next page and fetches it when the visitor means to go there. */
export function Link(props: LinkProps) {
  return <RouterLink viewTransition prefetch="intent" {...props} />
}
