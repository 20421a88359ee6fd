import { metaOf } from '../page.ts'
import { onEachPage, when } from '../rule.ts'
import { isAbsolute, within } from '../site.ts'

/** Pages kept out of search engines need none. Whether the address is there is a matter of links. */
export const canonicalLinks = onEachPage(({ path, canonicals, noindex }, { origin, pages }) => {
  const [canonical, ...more] = canonicals
  if (noindex) return []
  if (canonical === undefined) return ['The page has no canonical link.']
  if (more.length > 0) return [`The page has ${more.length + 1} canonical links.`]
  if (!isAbsolute(canonical)) return [`The canonical link "${canonical}" is not absolute.`]
  const target = within(origin, canonical, path)?.path
  if (target === undefined) return [`The canonical link ${canonical} leads to another site than ${origin}.`]
  const further = pages.get(target)?.canonicals[0] ?? canonical
  return when(further !== canonical, `The canonical link leads to ${target}, which has another: ${further}.`)
})

export const sharedAddresses = onEachPage((page) => {
  const shared = metaOf(page, 'og:url')
  const [canonical = shared] = page.canonicals
  return when(shared !== '' && shared !== canonical, `The canonical link is ${canonical}, but og:url is ${shared}.`)
})
