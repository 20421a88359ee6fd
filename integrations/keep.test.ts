import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetUnused, kept } from './keep.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keep-'))
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(async () => {
  vi.useRealTimers()
  await rm(folder, { recursive: true })
})

it('makes a thing once for the same parts', () => {
  const make = vi.fn(() => Buffer.from([0, 255]))
  for (let time = 0; time < 2; time++) expect([...kept(['a', 'b'], make, folder)]).toEqual([0, 255])
  expect(make).toHaveBeenCalledTimes(1)
  kept(['ab', ''], make, folder)
  expect(make).toHaveBeenCalledTimes(2)
})

it('forgets what was not used for a day, and nothing else', () => {
  const keep = (part: string, content: string) => kept([part], () => content, folder).toString()
  keep('unused', 'old')
  keep('used', 'old')
  vi.advanceTimersByTime(20 * 60 * 60 * 1000)
  keep('used', 'new')
  vi.advanceTimersByTime(20 * 60 * 60 * 1000)
  forgetUnused(folder)
  expect(keep('used', 'new')).toBe('old')
  expect(keep('unused', 'new')).toBe('new')
})

it('says which file to delete where it is no cache', async () => {
  await writeFile(join(folder, 'kept.sqlite'), 'something else than a database')
  expect(() => kept(['a'], () => 'b', folder)).toThrow(/kept\.sqlite cannot be used: .+\. Delete it/)
})
