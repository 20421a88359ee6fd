import { type Outcome, readAnswer } from './answer.ts'
import { type Channel, type Letter, postedFields } from './channel.ts'

/** An endpoint that has not answered after this long is taken for silent. */
export const TIMEOUT_MS = 10_000

/**
 * Posts a letter once.
 * @returns what came of it; never throws
 */
export async function post(channel: Channel, letter: Letter, send: typeof fetch = fetch): Promise<Outcome> {
  const fields = postedFields(channel, letter)
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(), TIMEOUT_MS)
  try {
    const response = await send(channel.endpoint, {
      method: 'POST',
      credentials: 'omit',
      signal: abort.signal,
      headers: {
        Accept: 'application/json',
        'Content-Type': channel.format === 'json' ? 'application/json' : 'application/x-www-form-urlencoded',
      },
      body: channel.format === 'json' ? JSON.stringify(fields) : new URLSearchParams(fields).toString(),
    })
    return await readAnswer(response, channel.names, Date.now())
  } catch {
    return { kind: abort.signal.aborted ? 'silent' : 'unreachable' }
  } finally {
    clearTimeout(timer)
  }
}
