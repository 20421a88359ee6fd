/**
 * Where a form goes and in which words.
 * - `endpoint`: an address, a path of this site, or nothing
 * - `names`: the endpoint's names by ours; a field without one keeps its name
 * - `extra`: fields that go along with every post, such as a key
 */
export type Channel = {
  endpoint: string
  format: 'json' | 'form'
  names: Readonly<Record<string, string>>
  extra: Readonly<Record<string, string>>
}

/**
 * One thing to deliver. `id` stays the same through every retry, so that an endpoint can tell a retry from a second
 * message; `time` is when it was written, ISO 8601; `page` the address it was written on; `values` by our field names.
 */
export type Submission = { id: string; time: string; page: string; values: Readonly<Record<string, string>> }

/**
 * The address of a page as it is posted.
 * @param path with or without the slash at the end that pages have while they are rendered at build
 */
export const postedPage = (site: string, path: string) => site + (path.replace(/\/+$/, '') || '/')

/** Everything that is posted, under the endpoint's names. */
export function postedFields(
  { names, extra }: Channel,
  { id, time, page, values }: Submission,
): Record<string, string> {
  const own = Object.entries({ ...values, page, time, id }).map(
    ([name, value]) => [names[name] ?? name, value] as const,
  )
  return { ...extra, ...Object.fromEntries(own) }
}
