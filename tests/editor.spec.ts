import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { freePort } from '../integrations/hosting/trial/servers.ts'
import { collections } from '../src/content/collections.ts'
import { readEntry } from '../src/content/read-entry.ts'
import { clone } from '../tools/handover/clone.ts'
import { expect, test } from './site.ts'

/** An owner at work: the editor in the browser, the development server, and a folder that both share. */

let folder: string
let origin: string
let server: ChildProcess

const git = (...words: string[]) => execFileSync('git', words, { cwd: folder, encoding: 'utf8' })
const read = (file: string) => readFileSync(join(folder, file), 'utf8')

test.describe.configure({ mode: 'serial', timeout: 90_000 })
// The editor's styles name fonts of another host before its own are there; its policy refuses them.
test.use({ allowedErrors: [/cdn\.jsdelivr\.net/] })

test.beforeAll(async () => {
  folder = clone(join(import.meta.dirname, '..'))
  git('init', '--quiet')
  git('add', '--all')
  const port = await freePort()
  origin = `http://localhost:${port}`
  const env = { ...process.env, NODE_ENV: 'development' }
  server = spawn(process.execPath, ['node_modules/.bin/astro', 'dev', '--port', String(port)], {
    cwd: folder,
    env,
    stdio: 'ignore',
  })
  // The first request packs the editor.
  const ready = () =>
    fetch(`${origin}/admin`).then(
      ({ status }) => status,
      () => 0,
    )
  await expect.poll(ready, { timeout: 60_000 }).toBe(200)
})
test.afterAll(async () => {
  server.kill()
  if (server.exitCode === null) await once(server, 'exit')
  rmSync(folder, { recursive: true, force: true })
})

const verdict = (page: Page) => page.frameLocator('iframe').getByRole('main')

/** Opens an entry, and waits until its preview has been drawn. */
async function open(page: Page, entry: string) {
  await page.goto(`${origin}/admin#/collections/${entry}`)
  await expect(verdict(page)).not.toBeEmpty()
}
const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
}
