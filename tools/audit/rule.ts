import type { Page } from './page.ts'
import type { Site } from './site.ts'

export type Finding = {
  /** The path of the page to look at. */
  page: string
  /** What is wrong, and what would be right where that is not plain: a sentence. */
  problem: string
  /** Where on the page, as a selector. */
  place?: string | null
}

/** Looks for one kind of fault. Finding nothing is an empty list. */
export type Rule = (site: Site) => Finding[]

/** A rule from what is wrong with a single page. */
const on =
  (pagesOf: (site: Site) => Iterable<Page>) =>
  (problemsOf: (page: Page, site: Site) => string[]): Rule =>
  (site) =>
    [...pagesOf(site)].flatMap((page) => problemsOf(page, site).map((problem) => ({ page: page.path, problem })))

export const onEachPage = on(({ pages }) => pages.values())
export const onIndexablePages = on(({ indexable }) => indexable)

/** One problem or none. */
export const when = (isSo: boolean, problem: string) => (isSo ? [problem] : [])
