import type { Crawl } from './crawl/crawl-result.ts'

export type Finding = {
  /** Path and query of the page to look at; of the first one where several share the fault. */
  page: string
  /** What is wrong: a sentence. */
  problem: string
  /** What to do: a sentence. */
  remedy: string
}

/** Looks for one kind of fault. Finding nothing is an empty list. */
export type Rule = (crawl: Crawl) => Finding[]

/** A further sentence on a fault that a header or footer repeats on every page; empty on a single page. */
export function onOtherPages(pages: Iterable<string>): string {
  const others = new Set(pages).size - 1
  return others < 1 ? '' : ` So it is on ${others} other ${others === 1 ? 'page' : 'pages'}.`
}

/** Items by a key, in the order the keys first appear. */
export function grouped<Item>(items: Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return groups
}
