import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { test } from '@playwright/test'
import { CONFIGURED_BUILD, CONFIGURED_SITE } from './configured-site.ts'
import { copyContent } from './copy-content.ts'

test('the site builds with delivery and analytics', async () => {
  test.setTimeout(240_000)
  using copy = copyContent({ 'site.yaml': CONFIGURED_SITE })
  await promisify(execFile)(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], {
    env: { ...process.env, CONTENT_DIR: copy.folder, BUILD_DIR: CONFIGURED_BUILD, NODE_ENV: 'production' },
  })
})
