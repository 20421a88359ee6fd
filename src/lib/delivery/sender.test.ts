import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Outcome } from './answer.ts'
import type { Submission } from './channel.ts'
import { createSender, type DeliveryState } from './sender.ts'

const submission = (id: string, text = 'Hello'): Submission => ({ id, time: 't', page: 'p', values: { message: text } })

/** A sender whose network and clock the test holds. */
function world(kept = new Map<string, string>()) {
  const posted: { submission: Submission; answer: (outcome: Outcome) => void }[] = []
  const network = { online: true, left: false, back: [] as (() => void)[] }
  const onDelivered = vi.fn()
  const onFailed = vi.fn()
  const sender = createSender('submission', {
    post: (submission) => new Promise((answer) => posted.push({ submission, answer })),
    storage: {
      get: (key) => kept.get(key) ?? null,
      set: (key, value) => void kept.set(key, value),
      remove: (key) => void kept.delete(key),
    },
    online: () => network.online,
    whenOnline: (then) => network.back.push(then),
    now: () => Date.now(),
    sleep: (ms) => new Promise((resolve) => setTimeout(() => network.left || resolve(), ms)),
    onDelivered,
    onFailed,
  })
  const states: DeliveryState['state'][] = []
  sender.subscribe(({ state }) => states.push(state))
  const answer = async (outcome: Outcome) => {
    posted.at(-1)?.answer(outcome)
    await vi.advanceTimersByTimeAsync(0)
  }
  const comeBack = async () => {
    network.online = true
    for (const then of network.back.splice(0)) then()
    await vi.advanceTimersByTimeAsync(0)
  }
  return { sender, posted, network, states, kept, answer, comeBack, onDelivered, onFailed }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a submission is sent, delivered and forgotten', async () => {
  const { sender, posted, states, kept, answer, onDelivered } = world()
  void sender.send(submission('1'))
  await answer({ kind: 'delivered' })
  expect(posted).toHaveLength(1)
  expect(states).toEqual(['sending', 'delivered', 'idle'])
  expect(kept.size).toBe(0)
  expect(onDelivered).toHaveBeenCalledWith(submission('1'), false)
})

test('a listener that takes the news is not spoken over', async () => {
  const { sender, answer, onDelivered } = world()
  sender.subscribe(({ state }) => state === 'delivered' && sender.acknowledge())
  void sender.send(submission('1'))
  await answer({ kind: 'delivered' })
  expect(onDelivered).toHaveBeenCalledWith(submission('1'), true)
})

test('while one is on the way, no other goes', async () => {
  const { sender, posted } = world()
  for (const id of ['1', '2', '3']) void sender.send(submission(id))
  await vi.advanceTimersByTimeAsync(0)
  expect(posted.map(({ submission }) => submission.id)).toEqual(['1'])
})

test('the same text after a failure is the same submission, another text another one', async () => {
  const { sender, posted, answer } = world()
  void sender.send(submission('1'))
  await answer({ kind: 'broken', status: 500 })
  void sender.send(submission('2'))
  await answer({ kind: 'broken', status: 500 })
  void sender.send(submission('3', 'Something else'))
  await answer({ kind: 'delivered' })
  void sender.send(submission('4', 'Something else'))
  await vi.advanceTimersByTimeAsync(0)
  expect(posted.map(({ submission }) => submission.id)).toEqual(['1', '1', '3', '4'])
})

test('the same text after a reload is the same submission, and does not go by itself', async () => {
  const before = world()
  void before.sender.send(submission('1'))
  await before.answer({ kind: 'silent' })
  const after = world(before.kept)
  after.sender.resume()
  await vi.advanceTimersByTimeAsync(0)
  expect(after.posted).toHaveLength(0)
  void after.sender.send(submission('2'))
  await vi.advanceTimersByTimeAsync(0)
  expect(after.posted.map(({ submission }) => submission.id)).toEqual(['1'])
})

test('an endpoint that asked for patience is left alone until then, and nothing goes by itself', async () => {
  const { sender, posted, answer } = world()
  void sender.send(submission('1'))
  await answer({ kind: 'busy', until: Date.now() + 30_000 })
  await vi.advanceTimersByTimeAsync(29_999)
  void sender.send(submission('2'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(posted).toHaveLength(1)
  void sender.send(submission('3'))
  await vi.advanceTimersByTimeAsync(0)
  expect(posted).toHaveLength(2)
})

test('offline it waits, and goes exactly once when the connection is back', async () => {
  const { sender, posted, network, states, answer, comeBack } = world()
  network.online = false
  void sender.send(submission('1'))
  await vi.advanceTimersByTimeAsync(60_000)
  void sender.send(submission('2'))
  expect(posted).toHaveLength(0)
  await comeBack()
  await comeBack()
  await answer({ kind: 'delivered' })
  await comeBack()
  expect(posted.map(({ submission }) => submission.id)).toEqual(['1'])
  expect(states).toEqual(['sending', 'waiting', 'sending', 'delivered', 'idle'])
})

test('a connection that goes while it is sent makes it wait', async () => {
  const { sender, posted, network, answer, comeBack } = world()
  void sender.send(submission('1'))
  network.online = false
  await answer({ kind: 'unreachable' })
  expect(sender.get().state).toBe('waiting')
  await comeBack()
  expect(posted.map(({ submission }) => submission.id)).toEqual(['1', '1'])
})

test('what waits is taken up by the next page, and is not sent twice from there', async () => {
  const before = world()
  before.network.online = false
  void before.sender.send(submission('1'))
  const after = world(before.kept)
  after.sender.resume()
  after.sender.resume()
  await after.answer({ kind: 'delivered' })
  expect(after.posted.map(({ submission }) => submission.id)).toEqual(['1'])
  const later = world(before.kept)
  later.sender.resume()
  await vi.advanceTimersByTimeAsync(0)
  expect(later.posted).toHaveLength(0)
})

test('what is on its way when the page is left is not sent by the next one, which tells of it in the end', async () => {
  const before = world()
  void before.sender.send(submission('1'))
  before.network.left = true
  await before.answer({ kind: 'unreachable' })
  const after = world(before.kept)
  after.sender.resume()
  void after.sender.send(submission('2'))
  await vi.advanceTimersByTimeAsync(9999)
  expect(after.sender.get().state).toBe('sending')
  await vi.advanceTimersByTimeAsync(1)
  expect(after.sender.get()).toMatchObject({ state: 'failed', failure: { kind: 'left' } })
  expect(after.onFailed).toHaveBeenCalledOnce()
  expect(after.posted).toHaveLength(0)
})

test('a network that has just come back gets a few tries, a minute at most', async () => {
  const { sender, posted, network, comeBack, onFailed } = world()
  network.online = false
  void sender.send(submission('1'))
  await comeBack()
  for (let tries = 0; tries < 10; tries++) {
    posted.at(-1)?.answer({ kind: 'unreachable' })
    await vi.advanceTimersByTimeAsync(5000)
  }
  expect(posted).toHaveLength(5)
  expect(sender.get().state).toBe('failed')
  expect(onFailed).toHaveBeenCalledOnce()
})

test('a waiting submission can be taken back', async () => {
  const { sender, posted, network, comeBack } = world()
  network.online = false
  void sender.send(submission('1'))
  sender.withdraw()
  await comeBack()
  expect(posted).toHaveLength(0)
  expect(sender.get().state).toBe('idle')
})

test('what is ready too early is held; what was caught in the trap stays', async () => {
  const { sender, posted } = world()
  void sender.send(submission('1'), { trapped: true })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(posted).toHaveLength(0)
  expect(sender.get()).toMatchObject({ state: 'failed', failure: { kind: 'trapped' } })
  void sender.send(submission('1'), { notBefore: Date.now() + 2000 })
  await vi.advanceTimersByTimeAsync(1999)
  expect(posted).toHaveLength(0)
  await vi.advanceTimersByTimeAsync(1)
  expect(posted).toHaveLength(1)
})

test.each(['', '{', '7', '{"submission":null,"waiting":true}', '{"submission":{"id":7,"values":{}},"waiting":true}'])(
  'storage that holds %j is as good as empty',
  async (text) => {
    const { sender, posted } = world(new Map([['submission', text]]))
    sender.resume()
    await vi.advanceTimersByTimeAsync(0)
    expect(posted).toHaveLength(0)
  },
)
