import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { test } from '@playwright/test'
import { DELIVERING_BUILD, DELIVERING_SETTINGS } from './delivering-site.ts'

test('the site builds with delivery and analytics', async () => {
  test.setTimeout(240_000)
  await promisify(execFile)(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], {
    env: { ...process.env, ...DELIVERING_SETTINGS, BUILD_DIR: DELIVERING_BUILD, NODE_ENV: 'production' },
  })
})
