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

/** Why a submission was not delivered. */
export type Failure =
  /** Read and not accepted. `problems` are sentences by our field names; `message` is the endpoint's own sentence. */
  | { kind: 'refused'; problems: Readonly<Record<string, string>>; message: string | undefined }
  /** Too many requests; `seconds` to wait, where the endpoint says so. */
  | { kind: 'busy'; seconds: number | undefined }
  /** The endpoint answered with an error of its own (5xx). */
  | { kind: 'broken' }
  | { kind: 'timeout' }
  /** Offline, or no connection to the endpoint. */
  | { kind: 'unreachable' }
  | { kind: 'honeypot' }

export type Outcome = { kind: 'delivered' } | Failure

export const TIMEOUT_MS = 10_000
/** Sentences of an endpoint are cut to this length: they are shown in the form. */
const MAX_SENTENCE = 200

/**
 * Posts a submission once.
 * @param send `fetch`, or a stand-in in tests
 * @returns what came of it; never throws
 */
export async function post(channel: Channel, submission: Submission, send: typeof fetch = fetch): Promise<Outcome> {
  const fields = postedFields(channel, submission)
  const json = channel.format === 'json'
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(), TIMEOUT_MS)
  try {
    const response = await send(channel.endpoint, {
      method: 'POST',
      credentials: 'omit',
      signal: abort.signal,
      headers: {
        Accept: 'application/json',
        'Content-Type': json ? 'application/json' : 'application/x-www-form-urlencoded',
      },
      body: json ? JSON.stringify(fields) : new URLSearchParams(fields).toString(),
    })
    return await readAnswer(response, channel.names)
  } catch {
    return { kind: abort.signal.aborted ? 'timeout' : 'unreachable' }
  } finally {
    clearTimeout(timer)
  }
}

type Json = Record<string, unknown>
const asObject = (value: unknown): Json => (typeof value === 'object' && value !== null ? (value as Json) : {})
const asSentence = (value: unknown): string | undefined => {
  const text = Array.isArray(value) ? value[0] : value
  return typeof text === 'string' && text.trim() ? text.trim().slice(0, MAX_SENTENCE) : undefined
}

/** What an endpoint's answer means. Its sentences are plain text, whatever they hold. */
async function readAnswer(response: Response, names: Channel['names']): Promise<Outcome> {
  if (response.status === 429) return { kind: 'busy', seconds: secondsToWait(response.headers.get('Retry-After')) }
  if (response.status >= 500) return { kind: 'broken' }
  const body = asObject(await response.json().catch(() => undefined))
  // Some services answer 200 and say in the body that they did not take it.
  const denied = body.success === false || body.success === 'false' || body.ok === false
  if (response.ok && !denied) return { kind: 'delivered' }
  const errors = body.errors ?? body.fieldErrors
  const first = Array.isArray(errors) ? asObject(errors[0]).message : undefined
  const message = asSentence(body.message) ?? asSentence(body.error) ?? asSentence(first)
  return { kind: 'refused', problems: problemsIn(errors, names), message }
}

/** @param header seconds or an HTTP date (RFC 9110, 10.2.3) */
function secondsToWait(header: string | null): number | undefined {
  if (!header?.trim()) return undefined
  const seconds = /^\s*\d+\s*$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000
  return Number.isNaN(seconds) ? undefined : Math.max(0, Math.ceil(seconds))
}

/**
 * Problems by our field names, from the two shapes that endpoints use: `{ email: 'text' }`, where a list of texts may
 * stand for one, and `[{ field: 'email', message: 'text' }]`. Fields go by the endpoint's names or ours.
 */
function problemsIn(errors: unknown, names: Channel['names']): Record<string, string> {
  const pairs = Array.isArray(errors)
    ? errors
        .map(asObject)
        .map((error) => [error.field ?? error.path ?? error.name, error.message ?? error.msg] as const)
    : Object.entries(asObject(errors))
  const problems: Record<string, string> = {}
  for (const [name, value] of pairs) {
    const field = Object.keys(names).find((ours) => names[ours] === name || ours === name)
    const text = asSentence(value)
    if (field && text) problems[field] ??= text
  }
  return problems
}
