import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clone } from '../handover/clone.ts'

const PLAN = 'content/plans/starter.yaml'
let copy: string

beforeAll(() => {
  copy = clone(join(import.meta.dirname, '../..'))
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

/** What an owner reads who builds the site with a slip in a plan. */
function refusal(from: string, to: string): string {
  const plan = readFileSync(PLAN, 'utf8')
  expect(plan).toContain(from)
  writeFileSync(join(copy, PLAN), plan.replace(from, to))
  const env = { ...process.env, NODE_ENV: 'production', BUILD_DIR: 'build', VITEST: '', NO_COLOR: '1' }
  const { status, stderr } = spawnSync(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], {
    cwd: copy,
    env,
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  expect(existsSync(join(copy, 'build/client/index.html'))).toBe(false)
  return stderr.trim()
}

test.each([
  [
    'a wrong field',
    ['usdPrice: 299', 'usdPrice: "299"'],
    `${PLAN}: usdPrice is "299", but takes a whole number of US dollars from 1 to 100000, without quotes.`,
  ],
  [
    'files that do not agree',
    ['popular: false', 'popular: true'],
    `content/plans/starter.yaml, content/plans/professional.yaml: "popular: true" stands in 2 files, but exactly one takes it.`,
  ],
] as const)('%s ends the build with one sentence and nothing else', { timeout: 120_000 }, (_, [from, to], sentence) => {
  expect(refusal(from, to)).toBe(sentence)
})
