import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mailto } from './mailto.ts'
import { post } from './post.ts'

const submission = {
  id: '1',
  time: '2024-05-01T12:00:00.000Z',
  page: 'https://site.example/contact',
  values: { firstName: 'José', email: 'jose@example.com' },
}
const channel = {
  endpoint: 'https://endpoint.example/f',
  format: 'json',
  names: { firstName: 'first_name', email: 'email', page: 'page', time: 'sent_at', id: 'id' },
  extra: { access_key: 'k' },
} as const
const expected = {
  access_key: 'k',
  first_name: 'José',
  email: 'jose@example.com',
  page: submission.page,
  sent_at: submission.time,
  id: '1',
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('JSON carries everything under the endpoint’s names', async () => {
  const send = vi.fn<typeof fetch>(async () => new Response('{}'))
  expect(await post(channel, submission, send)).toEqual({ kind: 'delivered' })
  const [address, request] = send.mock.calls[0] ?? []
  expect(address).toBe(channel.endpoint)
  expect(request).toMatchObject({ method: 'POST', headers: { 'Content-Type': 'application/json' } })
  expect(JSON.parse(String(request?.body))).toEqual(expected)
})

test('so does the form format', async () => {
  const send = vi.fn<typeof fetch>(async () => new Response('{}'))
  await post({ ...channel, format: 'form' }, submission, send)
  const request = send.mock.calls[0]?.[1]
  expect(request?.headers).toMatchObject({ 'Content-Type': 'application/x-www-form-urlencoded' })
  expect(Object.fromEntries(new URLSearchParams(String(request?.body)))).toEqual(expected)
})

test('an endpoint that does not answer is silent after ten seconds and not before', async () => {
  const hang: typeof fetch = (_, options) =>
    new Promise((_resolve, reject) => options?.signal?.addEventListener('abort', () => reject(new Error('aborted'))))
  const came = vi.fn()
  const posting = post(channel, submission, hang).then(came)
  await vi.advanceTimersByTimeAsync(9999)
  expect(came).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await posting
  expect(came).toHaveBeenCalledWith({ kind: 'silent' })
})

test('no connection is unreachable', async () => {
  expect(await post(channel, submission, () => Promise.reject(new TypeError('Failed to fetch')))).toEqual({
    kind: 'unreachable',
  })
})

test('a mail holds subject and text, with line breaks as mail has them', () => {
  const url = new URL(mailto('hello@site.example', 'Message from 王小明', 'a & b?\nüber #1'))
  expect(url.pathname).toBe('hello@site.example')
  expect(url.searchParams.get('subject')).toBe('Message from 王小明')
  expect(url.searchParams.get('body')).toBe('a & b?\r\nüber #1')
})
