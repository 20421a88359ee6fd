import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

test('a build with wrong values says so in sentences and shows no stack', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], {
    encoding: 'utf8',
    env: { ...process.env, CONTACT_PHONE: '020 7946', SITE_URL: 'example.com', BUILD_DIR: '.cache/refused' },
  })
  expect(status).toBe(1)
  const said = stdout + stderr
  expect(said).toMatch(/CONTACT_PHONE is "020 7946", but takes a phone number in international form/)
  expect(said).toMatch(/SITE_URL is "example\.com", but takes the public address/)
  expect(said).not.toMatch(/^\s+at /m)
  expect(said.trim().split('\n').length).toBeLessThanOrEqual(4)
}, 30_000)
