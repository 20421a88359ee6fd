import { spawnSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { copyContent } from '../copy-content.ts'

const root = join(import.meta.dirname, '../..')

/**
 * What an owner reads whose build is refused.
 * @param changed fields of content files
 */
function refusedBuild(output: string, changed: Parameters<typeof copyContent>[0]): string {
  using copy = copyContent(changed)
  const { status, stdout, stderr } = spawnSync(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      VITEST: '',
      NO_COLOR: '1',
      CONTENT_DIR: copy.folder,
      BUILD_DIR: output,
    },
    encoding: 'utf8',
  })
  expect(status, stdout).toBe(1)
  expect(existsSync(join(root, output, 'client/index.html'))).toBe(false)
  rmSync(join(root, output), { recursive: true, force: true })
  return stderr.trim()
}

test('content that does not agree ends the build with one sentence and nothing else', { timeout: 180_000 }, () => {
  const said = refusedBuild('.cache/refused-content', { 'plans/starter.yaml': { popular: true } })
  expect(said).toMatch(/^content\/plans\/.*\.yaml: "popular: true" stands in 2 files, but exactly one takes it\.$/)
})

test('a site that cannot be ends the build with a sentence for each field', {
  timeout: 60_000,
}, () => {
  const said = refusedBuild('.cache/refused-site', { 'site.yaml': { phone: '020 7946', url: 'example.com' } })
  expect(said.split('\n').slice(-2)).toEqual([
    expect.stringMatching(/^content\/site\.yaml: url is "example\.com", but takes an https address without a path/),
    expect.stringMatching(/^content\/site\.yaml: phone is "020 7946", but takes a number in international form/),
  ])
})
