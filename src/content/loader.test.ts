import { EventEmitter } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { LoaderContext } from 'astro/loaders'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { collections } from './collections.ts'
import { contentLoader } from './loader.ts'

const PLAN = 'content/plans/starter.yaml'

let root: string
let file: string
beforeEach(() => {
  vi.useFakeTimers()
  root = `${mkdtempSync(join(tmpdir(), 'loader-'))}/`
  file = join(root, PLAN)
  cpSync('content/plans', join(root, 'content/plans'), { recursive: true })
})
afterEach(() => {
  vi.useRealTimers()
  rmSync(root, { recursive: true })
})

/** Loads the plans as the development server does, which goes on to watch their files. */
async function watched() {
  const store = new Map<string, { data: { value?: { name: string }; problem?: string } }>()
  const watcher = Object.assign(new EventEmitter(), { add: () => {} })
  const context = {
    store: { keys: () => store.keys(), get: store.get.bind(store), delete: store.delete.bind(store), set },
    logger: { error: () => {} },
    config: { root: pathToFileURL(root) },
    generateDigest: (text: string) => text,
    watcher,
  }
  function set({ id, data }: { id: string; data: object }) {
    store.set(id, { data })
  }
  await contentLoader(collections.plans).load(context as unknown as LoaderContext)
  return { watcher, starter: () => store.get('starter')?.data }
}

it('reads a file that is being saved once it has been', async () => {
  const { watcher, starter } = await watched()
  expect(starter()?.value?.name).toBe('Starter')
  const saved = readFileSync(file, 'utf8').replace('name: Starter', 'name: Beginner')
  writeFileSync(file, '')
  watcher.emit('change', file)
  writeFileSync(file, saved)
  await vi.runAllTimersAsync()
  expect(starter()).toMatchObject({ value: { name: 'Beginner' } })
})

it('keeps what is wrong with a file as its problem until it is mended', async () => {
  const { watcher, starter } = await watched()
  const text = readFileSync(file, 'utf8')
  for (const [saved, said] of [
    [text.replace(/^usdPrice: .*/m, 'usdPrice: free'), expect.stringContaining(`${PLAN}: usdPrice is "free"`)],
    [text, undefined],
  ] as const) {
    writeFileSync(file, saved)
    watcher.emit('change', file)
    await vi.runAllTimersAsync()
    expect(starter()?.problem).toEqual(said)
  }
})
