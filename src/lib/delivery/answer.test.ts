import { describe, expect, test } from 'vitest'
import { readAnswer, retryAfter } from './answer.ts'

const NOW = Date.parse('2024-05-01T12:00:00Z')
const names = { firstName: 'first_name', email: 'email', message: 'message' }
const answer = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  readAnswer(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers }), names, NOW)

test.each([
  ['30', NOW + 30_000],
  [' 0 ', NOW],
  ['Wed, 01 May 2024 12:05:00 GMT', NOW + 300_000],
  ['Wed, 01 May 2024 11:00:00 GMT', NOW],
  ['soon', undefined],
  ['', undefined],
  [null, undefined],
])('Retry-After %j', (value, until) => {
  expect(retryAfter(value, NOW)).toBe(until)
})

describe('an answer', () => {
  test('of 200 is a delivery, whatever else it says', async () => {
    expect(await answer(200, { ok: true })).toEqual({ kind: 'delivered' })
    expect(await answer(200, '<p>Thanks</p>')).toEqual({ kind: 'delivered' })
    expect(await readAnswer(new Response(null, { status: 204 }), names, NOW)).toEqual({ kind: 'delivered' })
  })

  test('of 200 that denies it is not', async () => {
    expect(await answer(200, { success: false, message: 'Wrong key' })).toEqual({
      kind: 'refused',
      problems: {},
      said: 'Wrong key',
    })
    expect(await answer(200, { success: 'false' })).toMatchObject({ kind: 'refused' })
  })

  test('of 429 says when', async () => {
    expect(await answer(429, '', { 'Retry-After': '5' })).toEqual({ kind: 'busy', until: NOW + 5000 })
    expect(await answer(429, '')).toEqual({ kind: 'busy', until: undefined })
  })

  test('of 5xx is a fault of the endpoint', async () => {
    expect(await answer(503, 'down')).toEqual({ kind: 'broken', status: 503 })
  })

  test.each([
    [{ errors: { email: 'Not an address', first_name: ['Too short', 'Again'] } }],
    [
      {
        errors: [
          { field: 'email', message: 'Not an address' },
          { path: 'first_name', msg: 'Too short' },
        ],
      },
    ],
    [{ fieldErrors: { email: ['Not an address'], firstName: ['Too short'] } }],
  ])('of 400 with %j finds the fields', async (body) => {
    expect(await answer(400, body)).toMatchObject({
      kind: 'refused',
      problems: { email: 'Not an address', firstName: 'Too short' },
    })
  })

  test('of 422 with what matches no field keeps the sentence', async () => {
    expect(await answer(422, { errors: [{ code: 'BLOCKED', message: 'Form not active' }] })).toEqual({
      kind: 'refused',
      problems: {},
      said: 'Form not active',
    })
    expect(await answer(400, { errors: { captcha: 'Missing' } })).toMatchObject({ problems: {} })
  })

  test.each(['', 'no', '[]', 'null', '{"errors":null}', '{"errors":[null,7]}', '{"errors":"x","message":7}'])(
    'of 400 with the body %j is refused without more',
    async (body) => {
      expect(await answer(400, body)).toEqual({ kind: 'refused', problems: {}, said: undefined })
    },
  )

  test('that goes on and on is cut', async () => {
    const cut = await answer(400, { message: 'x'.repeat(5000) })
    expect(cut.kind === 'refused' && cut.said?.length).toBe(200)
  })
})
