/** Why something was not delivered. */
export type Failure =
  /** Looked at and not accepted. `problems` by our field names; `said` is the endpoint's own sentence. */
  | { kind: 'refused'; problems: Readonly<Record<string, string>>; said: string | undefined }
  /** Too much at once. `until` in epoch milliseconds, where the endpoint said it. */
  | { kind: 'busy'; until: number | undefined }
  /** Answered, but with a fault of its own. */
  | { kind: 'broken'; status: number }
  /** No answer in time. */
  | { kind: 'silent' }
  /** No connection to the endpoint. */
  | { kind: 'unreachable' }
  /** The page was left before the answer came. */
  | { kind: 'left' }
  /** The honeypot was filled in. */
  | { kind: 'trapped' }

export type Outcome = { kind: 'delivered' } | Failure

/** Longer sentences from outside are cut: they stand in a form. */
const LONGEST_SENTENCE = 200

const sentence = (value: unknown): string | undefined => {
  const text = Array.isArray(value) ? value[0] : value
  return typeof text === 'string' && text.trim() ? text.trim().slice(0, LONGEST_SENTENCE) : undefined
}
const record = (value: unknown): Record<string, unknown> | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : undefined

/**
 * The moment a `Retry-After` header names.
 * @param value seconds or an HTTP date (RFC 9110, 10.2.3)
 * @param now epoch milliseconds
 */
export function retryAfter(value: string | null, now: number): number | undefined {
  if (value === null || !value.trim()) return undefined
  if (/^\s*\d+\s*$/.test(value)) return now + Number(value) * 1000
  const date = Date.parse(value)
  return Number.isNaN(date) ? undefined : Math.max(date, now)
}

/**
 * Problems by field, in the two shapes endpoints use: `{ errors: { email: 'text' or ['text'] } }` and
 * `{ errors: [{ field: 'email', message: 'text' }] }`. Names may be the endpoint's or ours; others are left out.
 */
function problemsIn(body: Record<string, unknown>, names: Readonly<Record<string, string>>): Record<string, string> {
  const ours = (name: unknown) => Object.keys(names).find((own) => names[own] === name || own === name)
  const errors = body.errors ?? body.fieldErrors
  const listed: [name: unknown, text: unknown][] = Array.isArray(errors)
    ? errors.map(record).map((error) => [error?.field ?? error?.path ?? error?.name, error?.message ?? error?.msg])
    : Object.entries(record(errors) ?? {})
  const problems: Record<string, string> = {}
  for (const [name, value] of listed) {
    const [field, text] = [ours(name), sentence(value)]
    if (field && text) problems[field] ??= text
  }
  return problems
}

/** What an endpoint's answer means. Anything in it is treated as plain text. */
export async function readAnswer(
  response: Response,
  names: Readonly<Record<string, string>>,
  now: number,
): Promise<Outcome> {
  const { status } = response
  if (status === 429) return { kind: 'busy', until: retryAfter(response.headers.get('Retry-After'), now) }
  const body: Record<string, unknown> =
    record(
      await response
        .clone()
        .json()
        .catch(() => undefined),
    ) ?? {}
  // Some services answer 200 and say in the body that they did not take it.
  const denied = body.success === false || body.success === 'false' || body.ok === false
  if (response.ok && !denied) return { kind: 'delivered' }
  if (status >= 500) return { kind: 'broken', status }
  const loose = Array.isArray(body.errors) ? sentence(record(body.errors[0])?.message) : undefined
  return {
    kind: 'refused',
    problems: problemsIn(body, names),
    said: sentence(body.message) ?? sentence(body.error) ?? loose,
  }
}
