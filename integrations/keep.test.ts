import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetUnused, kept } from './keep.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keep-'))
})
afterEach(() => rm(folder, { recursive: true }))

it('makes a thing once for the same parts', () => {
  const make = vi.fn(() => Buffer.from([0, 255]))
  for (let time = 0; time < 2; time++) expect([...kept(folder, ['a', 'b'], make)]).toEqual([0, 255])
  expect(make).toHaveBeenCalledTimes(1)
  kept(folder, ['ab', ''], make)
  expect(make).toHaveBeenCalledTimes(2)
})

it('forgets what was not used for a day, and nothing else', async () => {
  kept(folder, ['unused'], () => 'old')
  kept(folder, ['used'], () => 'old')
  const longAgo = new Date('2020-01-01')
  for (const name of await readdir(folder)) await utimes(join(folder, name), longAgo, longAgo)
  kept(folder, ['used'], () => 'new')
  await forgetUnused(folder)
  expect(kept(folder, ['used'], () => 'new').toString()).toBe('old')
  expect(kept(folder, ['unused'], () => 'new').toString()).toBe('new')
})
