import { attribute } from '../page.ts'
import { type Rule, when } from '../rule.ts'
import { type Site, within } from '../site.ts'

const MOST_CLICKS = 3

/** Clicks from the home page by the shortest way. */
function depthsOf({ origin, pages }: Site): Map<string, number> {
  const depths = new Map([['/', 0]])
  // A map goes on to what is added while it is read.
  for (const [path, depth] of depths)
    for (const element of pages.get(path)?.elements ?? []) {
      if (element.tagName !== 'a' && element.tagName !== 'area') continue
      const to = within(origin, attribute(element, 'href') ?? '', path)?.path
      if (to !== undefined && !depths.has(to)) depths.set(to, depth + 1)
    }
  return depths
}

export const reach: Rule = (site) => {
  const depths = depthsOf(site)
  return site.indexable.flatMap(({ path }) => {
    const depth = depths.get(path)
    const problems =
      depth === undefined
        ? ['No way of links leads here from the home page.']
        : when(depth > MOST_CLICKS, `The page is ${depth} clicks from the home page; ${MOST_CLICKS} are the most.`)
    return problems.map((problem) => ({ page: path, problem }))
  })
}
