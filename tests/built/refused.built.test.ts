import { spawnSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { copyContent } from '../copy-content.ts'

const root = join(import.meta.dirname, '../..')

test('content that does not agree ends the build with one sentence and nothing else', { timeout: 180_000 }, () => {
  using copy = copyContent({ 'plans/starter.yaml': { popular: true } })
  const output = '.cache/refused'
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
  expect(stderr.trim()).toMatch(
    /^content\/plans\/.*\.yaml: "popular: true" is in 2 files, but exactly one must have it\.$/,
  )
})
