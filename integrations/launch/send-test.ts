import { type Channel, postedFields } from '../../src/lib/delivery/channel.ts'
import { TIMEOUT_MS } from '../../src/lib/delivery/post.ts'

const MARK = 'TEST from launch-check. Nobody has written this; please ignore it.'
/** What is quoted of an answer. */
const MOST_QUOTED = 300

/** What a status means for the form that is posted. */
function meaningOf(status: number): string {
  if (status >= 200 && status < 300) return 'It took the message. See that it arrived.'
  if (status === 404) return 'There is nothing at that address. Compare it with the one the service shows you.'
  if (status === 401 || status === 403) return 'It does not allow this. Look for a key, or for a list of allowed sites.'
  if (status === 400 || status === 422) return 'It read the message and did not accept it, for the reason it gives.'
  if (status === 429) return 'It has had too many messages. Try again later.'
  return status >= 500 ? 'The service has a fault of its own. Try again later.' : 'It did not take the message.'
}

/** What the answer of a receiver on another origin lacks for the site's pages to read it. */
function hiddenFrom(origin: string, endpoint: string, headers: Headers): string {
  const allowed = headers.get('Access-Control-Allow-Origin')
  if (new URL(endpoint).origin === origin || allowed === '*' || allowed === origin) return ''
  return ` Browsers will not let ${origin} read this answer (no Access-Control-Allow-Origin), so visitors will be told that sending failed.`
}

/**
 * Sends a marked message to a form's receiver, as the site does.
 * @param form what the form is called in the report
 * @param url of the site
 * @param send `fetch`, or a stand-in in tests
 * @returns what came back, in sentences
 */
export async function sendTest(
  form: string,
  channel: Channel,
  url: string,
  send: typeof fetch = fetch,
): Promise<string> {
  if (!channel.endpoint) return `${form}: no receiver is set, so nothing was sent.`
  const endpoint = new URL(channel.endpoint, url).href
  const values = { firstName: 'Test', lastName: 'Launch', email: 'test@example.com', message: MARK }
  const known = Object.fromEntries(Object.entries(values).filter(([name]) => name in channel.names))
  const time = new Date().toISOString()
  const fields = postedFields(channel, { id: `launch-check-${time}`, time, page: `${url}/`, values: known })
  const json = channel.format === 'json'
  try {
    const response = await send(endpoint, {
      method: 'POST',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        Accept: 'application/json',
        'Content-Type': json ? 'application/json' : 'application/x-www-form-urlencoded',
        Origin: url,
        Referer: `${url}/`,
      },
      body: json ? JSON.stringify(fields) : new URLSearchParams(fields).toString(),
    })
    const answer = (await response.text())
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
    const said = answer ? `and said "${answer.slice(0, MOST_QUOTED)}"` : 'and said nothing more'
    const hidden = hiddenFrom(url, endpoint, response.headers)
    return `${form}: ${endpoint} answered with status ${response.status} ${said}. ${meaningOf(response.status)}${hidden}`
  } catch (error) {
    const reason = error instanceof Error && error.name === 'TimeoutError' ? 'in time' : 'at all'
    return `${form}: ${endpoint} did not answer ${reason}. Is the address right, and are you online?`
  }
}
