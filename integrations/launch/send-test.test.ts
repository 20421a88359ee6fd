import { expect, test } from 'vitest'
import { sendTest } from './send-test.ts'

const channel = {
  endpoint: 'https://forms.studio.com/f/1',
  format: 'form',
  names: { email: 'address', page: 'page', time: 'time', id: 'id', leaveEmpty: '_gotcha' },
  extra: { list: 'monthly' },
} as const
const SITE = 'https://studio.com'

/** What is said when the receiver answers so, and what it was sent. */
async function sent(answer: () => Response): Promise<{ said: string; fields: URLSearchParams }> {
  let fields = new URLSearchParams()
  const said = await sendTest('Newsletter', channel, SITE, async (_, init) => {
    fields = new URLSearchParams(String(init?.body))
    return answer()
  })
  return { said, fields }
}
const answer =
  (status: number, body: string, headers = {}) =>
  () =>
    new Response(body, { status, headers })

test('a receiver gets what its form sends, and its answer is quoted with what it means', async () => {
  const { said, fields } = await sent(answer(200, '{"ok":true}', { 'Access-Control-Allow-Origin': '*' }))
  expect(Object.fromEntries(fields)).toMatchObject({ address: 'test@example.com', list: 'monthly', page: `${SITE}/` })
  expect(fields.has('message')).toBe(false)
  expect(said).toBe(
    'Newsletter: https://forms.studio.com/f/1 answered with status 200 and said "{"ok":true}". It accepted the message. Check that it arrived.',
  )
})

test.each([
  [answer(404, '<h1>Form not\nfound</h1>'), /status 404 and said "Form not found"\. There is nothing at that address/],
  [answer(200, ''), /said nothing more\. .* Browsers will not let https:\/\/studio\.com read this answer/],
  [
    () => {
      throw new TypeError('fetch failed')
    },
    /did not answer at all/,
  ],
])('an answer that helps nobody is explained', async (given, sentence) => {
  expect((await sent(given)).said).toMatch(sentence)
})
