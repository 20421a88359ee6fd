/** Where a form is posted to. */
export type Channel = {
  /** An absolute address or a path of this site; empty where the form has no receiver. */
  endpoint: string
  format: 'json' | 'form'
  /** The endpoint's names of the fields by our names. */
  names: Readonly<Record<string, string>>
  /** Fields that go along with every post, such as an access key. */
  extra: Readonly<Record<string, string>>
}

export type Submission = {
  /** The same when the same values are sent again, so that an endpoint can drop the second copy. */
  id: string
  /** ISO 8601. */
  time: string
  /** The absolute address of the page it was written on. */
  page: string
  /** By our field names. */
  values: Readonly<Record<string, string>>
}

/** The absolute address of a page; at build its path ends with a slash. */
export const postedPage = (site: string, path: string) => site + (path.replace(/\/+$/, '') || '/')

/** Everything that is posted, under the endpoint's names. */
export function postedFields({ names, extra }: Channel, { values, ...rest }: Submission): Record<string, string> {
  const fields = Object.entries({ ...values, ...rest }).map(([name, value]) => [names[name] ?? name, value] as const)
  return { ...extra, ...Object.fromEntries(fields) }
}
