/** One entry of a search index, as served in JSON. */
export type SearchEntry = {
  id: string
  title: string
  excerpt: string
  /** The category's name in addresses, and its badge. */
  category: string
  badge: string
  tags: string[]
  route: string
}

/** Where the indexes lie: the dropdown's entries, and every article for the listing. */
export const DROPDOWN_INDEX = '/blog/search.json'
export const LISTING_INDEX = '/blog/articles.json'

/** Letters of both cases, apostrophes of both kinds and any space are the same to a search. */
const plain = (text: string) => text.toLowerCase().replaceAll('’', "'").replace(/\s+/g, ' ').trim()

/**
 * Entries that contain the term, whatever its case; the term is text and never a pattern.
 * @param fields which texts of an entry count
 */
export function matching<T>(entries: T[], term: string, fields: (entry: T) => string[]): T[] {
  const wanted = plain(term)
  if (!wanted) return entries
  return entries.filter((entry) => fields(entry).some((text) => plain(text).includes(wanted)))
}

export const dropdownFields = ({ title, excerpt, category, tags }: SearchEntry) => [title, excerpt, category, ...tags]

const loads = new Map<string, Promise<unknown>>()

/** Fetches an index once; a failed fetch is tried again the next time. */
export function loadIndex<T>(address: string): Promise<T> {
  const running = loads.get(address) as Promise<T> | undefined
  if (running) return running
  const load = fetch(address).then(async (response) => {
    if (!response.ok) throw new Error(`The search index answered ${response.status}.`)
    return response.json()
  })
  loads.set(address, load)
  load.catch(() => loads.delete(address))
  return load
}
