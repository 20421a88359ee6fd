import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
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
const posted = {
  access_key: 'k',
  first_name: 'José',
  email: 'jose@example.com',
  page: submission.page,
  sent_at: submission.time,
  id: '1',
}

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2024-05-01T12:00:00Z') }))
afterEach(() => void vi.useRealTimers())

describe('what is posted', () => {
  const requestOf = async (format: 'json' | 'form', values: Record<string, string> = submission.values) => {
    const send = vi.fn<typeof fetch>(async () => new Response('{}'))
    expect(await post({ ...channel, format }, { ...submission, values }, send)).toEqual({ kind: 'delivered' })
    expect(send).toHaveBeenCalledOnce()
    expect(send.mock.calls[0]?.[0]).toBe(channel.endpoint)
    const request = send.mock.calls[0]?.[1]
    return { ...request, body: String(request?.body) }
  }

  test('is JSON with everything under the endpoint’s names', async () => {
    const request = await requestOf('json')
    expect(request).toMatchObject({ method: 'POST', headers: { 'Content-Type': 'application/json' } })
    expect(JSON.parse(request.body)).toEqual(posted)
  })

  test('or a form', async () => {
    const request = await requestOf('form')
    expect(request.headers).toMatchObject({ 'Content-Type': 'application/x-www-form-urlencoded' })
    expect(Object.fromEntries(new URLSearchParams(request.body))).toEqual(posted)
  })

  test('is not limited to the 64 KB of a request that outlives its page', async () => {
    const request = await requestOf('json', { message: '好'.repeat(20_000) })
    expect(request.keepalive).toBeUndefined()
    expect(JSON.parse(request.body).message).toHaveLength(20_000)
  })
})

test('an endpoint that does not answer is given up after ten seconds and not before', async () => {
  const hang: typeof fetch = (_, options) =>
    new Promise((_resolve, reject) => options?.signal?.addEventListener('abort', () => reject(new Error('aborted'))))
  const ended = vi.fn()
  const posting = post(channel, submission, hang).then(ended)
  await vi.advanceTimersByTimeAsync(9999)
  expect(ended).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await posting
  expect(ended).toHaveBeenCalledWith({ kind: 'timeout' })
})

test('no connection is unreachable', async () => {
  const fail = () => Promise.reject(new TypeError('Failed to fetch'))
  expect(await post(channel, submission, fail)).toEqual({ kind: 'unreachable' })
})

describe('an answer', () => {
  const answer = (status: number, body: unknown, headers: Record<string, string> = {}) =>
    post(channel, submission, async () =>
      status === 204
        ? new Response(null, { status })
        : new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers }),
    )
  const refused = (message: string | undefined, problems = {}) => ({ kind: 'refused', problems, message })

  test('of 200 is a delivery, unless its body denies it', async () => {
    for (const body of [{ ok: true }, '<p>Thanks</p>', ''])
      expect(await answer(200, body)).toEqual({ kind: 'delivered' })
    expect(await answer(204, null)).toEqual({ kind: 'delivered' })
    expect(await answer(200, { success: false, message: 'Wrong key' })).toEqual(refused('Wrong key'))
    expect(await answer(200, { success: 'false' })).toEqual(refused(undefined))
  })

  test.each([
    ['5', 5],
    [' 0 ', 0],
    ['Wed, 01 May 2024 12:05:00 GMT', 300],
    ['Wed, 01 May 2024 11:00:00 GMT', 0],
    ['soon', undefined],
    ['', undefined],
  ])('of 429 says how long to wait: %j', async (header, seconds) => {
    expect(await answer(429, '', { 'Retry-After': header })).toEqual({ kind: 'busy', seconds })
  })

  test('of 5xx is a fault of the endpoint', async () => {
    expect(await answer(503, 'down')).toEqual({ kind: 'broken' })
  })

  test.each([
    { errors: { email: 'Not an address', first_name: ['Too short', 'Again'] } },
    {
      errors: [
        { field: 'email', message: 'Not an address' },
        { path: 'first_name', msg: 'Too short' },
      ],
    },
    { fieldErrors: { email: ['Not an address'], firstName: ['Too short'], captcha: 'Missing' } },
  ])('of 400 with %j names the fields', async (body) => {
    expect(await answer(400, body)).toMatchObject({ problems: { email: 'Not an address', firstName: 'Too short' } })
  })

  test('of 422 with what matches no field keeps the sentence, cut where it goes on and on', async () => {
    expect(await answer(422, { errors: [{ code: 'BLOCKED', message: 'Form not active' }] })).toEqual(
      refused('Form not active'),
    )
    expect(await answer(400, { message: 'x'.repeat(5000) })).toEqual(refused('x'.repeat(200)))
  })

  test.each(['', 'no', '[]', 'null', '{"errors":null}', '{"errors":[null,7]}', '{"errors":"x","message":7}'])(
    'of 400 with the body %j is refused without more',
    async (body) => {
      expect(await answer(400, body)).toEqual(refused(undefined))
    },
  )
})
