import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fileCache, removeUnused } from './file-cache.ts'

const HOUR_MS = 60 * 60 * 1000

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cache-'))
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(async () => {
  vi.useRealTimers()
  await rm(folder, { recursive: true })
})

it('makes a thing once for the same inputs, also in another build', async () => {
  const make = vi.fn(async () => Buffer.from([0, 255]))
  expect([...(await fileCache(folder)(['a', 'b'], make))]).toEqual([0, 255])
  expect([...(await fileCache(folder)(['a', 'b'], make))]).toEqual([0, 255])
  expect(make).toHaveBeenCalledTimes(1)
  await fileCache(folder)(['ab', ''], make)
  expect(make).toHaveBeenCalledTimes(2)
})

it('takes the same inputs from several at a time', async () => {
  const cache = fileCache(folder)
  const made = await Promise.all([1, 2, 3].map(() => cache(['a'], async () => Buffer.from('made'))))
  expect(made.map(String)).toEqual(['made', 'made', 'made'])
  expect(await readdir(folder)).toHaveLength(1)
})

it('removes what was not used for a day, and nothing else', async () => {
  const cache = fileCache(folder)
  const text = async (input: string, made: string) => String(await cache([input], async () => Buffer.from(made)))
  await text('used', 'old')
  await text('unused', 'old')
  vi.advanceTimersByTime(20 * HOUR_MS)
  await text('used', 'new')
  vi.advanceTimersByTime(20 * HOUR_MS)
  await removeUnused(folder)
  expect(await readdir(folder)).toHaveLength(1)
  expect(await text('used', 'new')).toBe('old')
})
