import { type LinkProps, Link as RouterLink } from 'react-router'

/** A link within the site: cross-fades to the next page. */
export function Link(props: LinkProps) {
  return <RouterLink viewTransition {...props} />
}
