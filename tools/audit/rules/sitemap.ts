import { fromHtml } from 'hast-util-from-html'
import { select, selectAll } from 'hast-util-select'
import { textOf } from '../page.ts'
import { type Rule, when } from '../rule.ts'
import { isAbsolute, within } from '../site.ts'

const SITEMAP = '/sitemap.xml'

/** W3C date and time format: year, month and day at will, or a full time with its zone. */
const LASTMOD = /^\d{4}(?:-\d\d(?:-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d))?)?)?$/

export const sitemap: Rule = ({ origin, indexable, paths, read }) => {
  if (!paths.has(SITEMAP)) return [{ page: SITEMAP, problem: 'There is no sitemap.' }]
  // Its few elements are the same read as HTML.
  const entries = selectAll('url', fromHtml(read(SITEMAP))).map((entry) => {
    const loc = textOf(select('loc', entry))
    const path = isAbsolute(loc) ? within(origin, loc)?.path : undefined
    return { loc, path, lastmod: textOf(select('lastmod', entry)) }
  })
  const mayBeListed = new Set(indexable.map(({ path }) => path))
  const faults = entries.flatMap(({ loc, path = '', lastmod }) => [
    ...(path === ''
      ? [`The sitemap lists "${loc}", which is no address on ${origin}.`]
      : when(!mayBeListed.has(path), `The sitemap lists ${path}, which is missing, noindex or not canonical.`)),
    ...when(
      lastmod !== '' && (!LASTMOD.test(lastmod) || Number.isNaN(Date.parse(lastmod))),
      `The sitemap gives ${path} the date "${lastmod}"; 2024-01-31 would be right.`,
    ),
  ])
  const listed = new Set(entries.map(({ path }) => path))
  const unlisted = indexable.filter(({ path }) => !listed.has(path))
  return [
    ...faults.map((problem) => ({ page: SITEMAP, problem })),
    ...unlisted.map(({ path }) => ({ page: path, problem: `The page may be indexed, but ${SITEMAP} lacks it.` })),
  ]
}
