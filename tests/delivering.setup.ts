import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { test } from '@playwright/test'
import { copyContent } from './copy-content.ts'
import { DELIVERING_BUILD, DELIVERING_SITE } from './delivering-site.ts'

test('the site builds with delivery and analytics', async () => {
  test.setTimeout(240_000)
  using copy = copyContent({ 'site.yaml': DELIVERING_SITE })
  await promisify(execFile)(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], {
    env: { ...process.env, CONTENT_DIR: copy.folder, BUILD_DIR: DELIVERING_BUILD, NODE_ENV: 'production' },
  })
})
