import { type Channel, post } from '../../src/lib/delivery/post.ts'

const MARK = 'TEST from launch-check. Nobody has written this; please ignore it.'
/** What is quoted of an answer. */
const MOST_QUOTED = 300

/** What a status means for the form that is posted. */
function meaningOf(status: number): string {
  if (status >= 200 && status < 300) return 'It accepted the message. Check that it arrived.'
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
  let answer: Response | undefined
  const sendFromSite: typeof fetch = async (to, init) => {
    answer = await send(to, { ...init, headers: { ...init?.headers, Origin: url, Referer: `${url}/` } })
    return answer.clone()
  }
  const submission = { id: `launch-check-${time}`, time, page: `${url}/`, values: known }
  const { kind } = await post({ ...channel, endpoint }, submission, sendFromSite)
  if (!answer)
    return `${form}: ${endpoint} did not answer ${kind === 'timeout' ? 'in time' : 'at all'}. Is the address right, and are you online?`
  const text = (await answer.text())
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const said = text ? `and said "${text.slice(0, MOST_QUOTED)}"` : 'and said nothing more'
  const hidden = hiddenFrom(url, endpoint, answer.headers)
  return `${form}: ${endpoint} answered with status ${answer.status} ${said}. ${meaningOf(answer.status)}${hidden}`
}
