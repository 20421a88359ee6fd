import { type Outcome, readAnswer } from './answer.ts'
import { type Channel, postedFields, type Submission } from './channel.ts'
import { ANSWER_MS } from './sender.ts'

/**
 * Posts a submission once.
 * @returns what came of it; never throws
 */
export async function post(channel: Channel, submission: Submission, send: typeof fetch = fetch): Promise<Outcome> {
  const fields = postedFields(channel, submission)
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(), ANSWER_MS)
  try {
    const response = await send(channel.endpoint, {
      method: 'POST',
      credentials: 'omit',
      // Goes on when the visitor leaves the page.
      keepalive: true,
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
