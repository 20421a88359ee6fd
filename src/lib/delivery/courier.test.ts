import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Outcome } from './answer.ts'
import type { Letter } from './channel.ts'
import { createCourier, type DeliveryState } from './courier.ts'

const letter = (id: string, text = 'Hello'): Letter => ({ id, time: 't', page: 'p', values: { message: text } })

/** A courier whose network and clock the test holds. */
function world(kept = new Map<string, string>()) {
  const posted: { letter: Letter; answer: (outcome: Outcome) => void }[] = []
  const network = { online: true, back: [] as (() => void)[] }
  const onDelivered = vi.fn()
  const onFailed = vi.fn()
  const courier = createCourier('letter', {
    post: (letter) => new Promise((answer) => posted.push({ letter, answer })),
    storage: {
      get: (key) => kept.get(key) ?? null,
      set: (key, value) => void kept.set(key, value),
      remove: (key) => void kept.delete(key),
    },
    online: () => network.online,
    whenOnline: (then) => network.back.push(then),
    now: () => Date.now(),
    sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    onDelivered,
    onFailed,
  })
  const states: DeliveryState['state'][] = []
  courier.subscribe(({ state }) => states.push(state))
  const answer = async (outcome: Outcome) => {
    posted.at(-1)?.answer(outcome)
    await vi.advanceTimersByTimeAsync(0)
  }
  const comeBack = async () => {
    network.online = true
    for (const then of network.back.splice(0)) then()
    await vi.advanceTimersByTimeAsync(0)
  }
  return { courier, posted, network, states, kept, answer, comeBack, onDelivered, onFailed }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a letter is sent, delivered and forgotten', async () => {
  const { courier, posted, states, kept, answer, onDelivered } = world()
  void courier.send(letter('1'))
  await answer({ kind: 'delivered' })
  expect(posted).toHaveLength(1)
  expect(states).toEqual(['sending', 'delivered', 'idle'])
  expect(kept.size).toBe(0)
  expect(onDelivered).toHaveBeenCalledWith(letter('1'), false)
})

test('a listener that takes the news is not spoken over', async () => {
  const { courier, answer, onDelivered } = world()
  courier.subscribe(({ state }) => state === 'delivered' && courier.acknowledge())
  void courier.send(letter('1'))
  await answer({ kind: 'delivered' })
  expect(onDelivered).toHaveBeenCalledWith(letter('1'), true)
})

test('while one is on the way, no other goes', async () => {
  const { courier, posted } = world()
  for (const id of ['1', '2', '3']) void courier.send(letter(id))
  await vi.advanceTimersByTimeAsync(0)
  expect(posted.map(({ letter }) => letter.id)).toEqual(['1'])
})

test('the same text after a failure is the same letter, another text another one', async () => {
  const { courier, posted, answer } = world()
  void courier.send(letter('1'))
  await answer({ kind: 'broken', status: 500 })
  void courier.send(letter('2'))
  await answer({ kind: 'broken', status: 500 })
  void courier.send(letter('3', 'Something else'))
  await answer({ kind: 'delivered' })
  void courier.send(letter('4', 'Something else'))
  await vi.advanceTimersByTimeAsync(0)
  expect(posted.map(({ letter }) => letter.id)).toEqual(['1', '1', '3', '4'])
})

test('the same text after a reload is the same letter, and does not go by itself', async () => {
  const before = world()
  void before.courier.send(letter('1'))
  await before.answer({ kind: 'silent' })
  const after = world(before.kept)
  after.courier.resume()
  await vi.advanceTimersByTimeAsync(0)
  expect(after.posted).toHaveLength(0)
  void after.courier.send(letter('2'))
  await vi.advanceTimersByTimeAsync(0)
  expect(after.posted.map(({ letter }) => letter.id)).toEqual(['1'])
})

test('an endpoint that asked for patience is left alone until then, and nothing goes by itself', async () => {
  const { courier, posted, answer } = world()
  void courier.send(letter('1'))
  await answer({ kind: 'busy', until: Date.now() + 30_000 })
  await vi.advanceTimersByTimeAsync(29_999)
  void courier.send(letter('2'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(posted).toHaveLength(1)
  void courier.send(letter('3'))
  await vi.advanceTimersByTimeAsync(0)
  expect(posted).toHaveLength(2)
})

test('offline it waits, and goes exactly once when the connection is back', async () => {
  const { courier, posted, network, states, answer, comeBack } = world()
  network.online = false
  void courier.send(letter('1'))
  await vi.advanceTimersByTimeAsync(60_000)
  void courier.send(letter('2'))
  expect(posted).toHaveLength(0)
  await comeBack()
  await comeBack()
  await answer({ kind: 'delivered' })
  await comeBack()
  expect(posted.map(({ letter }) => letter.id)).toEqual(['1'])
  expect(states).toEqual(['sending', 'waiting', 'sending', 'delivered', 'idle'])
})

test('a connection that goes while it is sent makes it wait', async () => {
  const { courier, posted, network, answer, comeBack } = world()
  void courier.send(letter('1'))
  network.online = false
  await answer({ kind: 'unreachable' })
  expect(courier.get().state).toBe('waiting')
  await comeBack()
  expect(posted.map(({ letter }) => letter.id)).toEqual(['1', '1'])
})

test('what waits is taken up by the next page, and is not sent twice from there', async () => {
  const before = world()
  before.network.online = false
  void before.courier.send(letter('1'))
  const after = world(before.kept)
  after.courier.resume()
  after.courier.resume()
  await after.answer({ kind: 'delivered' })
  expect(after.posted.map(({ letter }) => letter.id)).toEqual(['1'])
  const later = world(before.kept)
  later.courier.resume()
  await vi.advanceTimersByTimeAsync(0)
  expect(later.posted).toHaveLength(0)
})

test('a network that has just come back gets a few tries, a minute at most', async () => {
  const { courier, posted, network, comeBack, onFailed } = world()
  network.online = false
  void courier.send(letter('1'))
  await comeBack()
  for (let tries = 0; tries < 10; tries++) {
    posted.at(-1)?.answer({ kind: 'unreachable' })
    await vi.advanceTimersByTimeAsync(5000)
  }
  expect(posted).toHaveLength(5)
  expect(courier.get().state).toBe('failed')
  expect(onFailed).toHaveBeenCalledOnce()
})

test('a waiting letter can be taken back', async () => {
  const { courier, posted, network, comeBack } = world()
  network.online = false
  void courier.send(letter('1'))
  courier.withdraw()
  await comeBack()
  expect(posted).toHaveLength(0)
  expect(courier.get().state).toBe('idle')
})

test('what is ready too early is held; what was caught in the trap stays', async () => {
  const { courier, posted } = world()
  void courier.send(letter('1'), { trapped: true })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(posted).toHaveLength(0)
  expect(courier.get()).toMatchObject({ state: 'failed', failure: { kind: 'trapped' } })
  void courier.send(letter('1'), { notBefore: Date.now() + 2000 })
  await vi.advanceTimersByTimeAsync(1999)
  expect(posted).toHaveLength(0)
  await vi.advanceTimersByTimeAsync(1)
  expect(posted).toHaveLength(1)
})

test.each(['', '{', '7', '{"letter":null,"waiting":true}', '{"letter":{"id":7,"values":{}},"waiting":true}'])(
  'storage that holds %j is as good as empty',
  async (text) => {
    const { courier, posted } = world(new Map([['letter', text]]))
    courier.resume()
    await vi.advanceTimersByTimeAsync(0)
    expect(posted).toHaveLength(0)
  },
)
