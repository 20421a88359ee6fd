import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { clone } from '../handover/clone.ts'

const root = join(import.meta.dirname, '../..')

/** What an owner reads whose build is refused. */
function refusedBuild(cwd: string, env: Record<string, string>): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], {
    cwd,
    env: { ...process.env, NODE_ENV: 'production', VITEST: '', NO_COLOR: '1', ...env },
    encoding: 'utf8',
  })
  expect(status, stdout).toBe(1)
  return stderr.trim()
}

test('content that does not agree ends the build with one sentence and nothing else', { timeout: 180_000 }, () => {
  const copy = clone(root)
  const plan = join(copy, 'content/plans/starter.yaml')
  writeFileSync(plan, readFileSync(plan, 'utf8').replace('popular: false', 'popular: true'))
  expect(refusedBuild(copy, { BUILD_DIR: 'build' })).toBe(
    'content/plans/starter.yaml, content/plans/professional.yaml: "popular: true" stands in 2 files, but exactly one takes it.',
  )
  expect(existsSync(join(copy, 'build/client/index.html'))).toBe(false)
  rmSync(copy, { recursive: true, force: true })
})

test('settings that cannot be end the build with a sentence each', { timeout: 60_000 }, () => {
  const env = { CONTACT_PHONE: '020 7946', SITE_URL: 'example.com', BUILD_DIR: '.cache/refused' }
  const said = refusedBuild(root, env)
  expect(said).toMatch(/CONTACT_PHONE is "020 7946", but takes a phone number in international form/)
  expect(said).toMatch(/SITE_URL is "example\.com", but takes the public address/)
  expect(said.split('\n')).toHaveLength(3)
})
