import { EventEmitter } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DataStore, LoaderContext } from 'astro/loaders'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { collections } from './collections.ts'
import { contentLoader } from './loader.ts'

const PLAN = 'content/plans/starter.yaml'
type Stored = Parameters<DataStore['set']>[0]

let root: string
let file: string
beforeEach(() => {
  vi.useFakeTimers()
  root = mkdtempSync(join(tmpdir(), 'loader-'))
  file = join(root, PLAN)
  cpSync('content/plans', join(root, 'content/plans'), { recursive: true })
})
afterEach(() => {
  vi.useRealTimers()
  rmSync(root, { recursive: true })
})

/** Loads the plans as the development server does, which goes on to watch their files. */
async function watched() {
  const entries = new Map<string, Stored>()
  const watcher = Object.assign(new EventEmitter(), { add: () => {} })
  const store = {
    clear: () => entries.clear(),
    keys: () => [...entries.keys()],
    get: (id: string) => entries.get(id),
    delete: (id: string) => entries.delete(id),
    set: (entry: Stored) => entries.set(entry.id, entry),
  }
  const context = {
    store,
    logger: { error: () => {} },
    generateDigest: (text: string) => text,
    watcher,
  }
  await contentLoader(collections.plans, root).load(context as unknown as LoaderContext)
  const saved = async (path: string) => {
    watcher.emit('change', path)
    await vi.runAllTimersAsync()
  }
  return { watcher, saved, starter: () => entries.get('starter') }
}

it('reads a file that is being saved once it has been', async () => {
  const { watcher, saved, starter } = await watched()
  expect(starter()?.data.name).toBe('Starter')
  const text = readFileSync(file, 'utf8').replace('name: Starter', 'name: Beginner')
  writeFileSync(file, '')
  watcher.emit('change', file)
  writeFileSync(file, text)
  await saved(file)
  expect(starter()?.data.name).toBe('Beginner')
})

it('holds what is wrong with a file until it is mended', async () => {
  const { saved, starter } = await watched()
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replace(/^usdPrice: .*/m, 'usdPrice: free'))
  await saved(file)
  expect(starter()?.rendered?.metadata?.problem).toContain(`${PLAN}: usdPrice is "free"`)
  writeFileSync(file, text)
  await saved(file)
  expect(starter()).toMatchObject({ data: { name: 'Starter' } })
  expect(starter()?.rendered).toBeUndefined()
})

it('goes on after a load that failed as a whole', async () => {
  const { saved, starter } = await watched()
  const folder = join(root, 'content/plans')
  renameSync(folder, `${folder}-away`)
  writeFileSync(folder, 'A file in the place of the folder.')
  await saved(folder)
  rmSync(folder)
  renameSync(`${folder}-away`, folder)
  writeFileSync(file, readFileSync(file, 'utf8').replace('name: Starter', 'name: Beginner'))
  await saved(file)
  expect(starter()?.data.name).toBe('Beginner')
})
