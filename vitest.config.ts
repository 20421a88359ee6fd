import { defineConfig } from 'vitest/config'
import { buildConstants } from './app/lib/settings/build-constants.ts'
import { readSettings } from './app/lib/settings/read.ts'

export default defineConfig({
  define: buildConstants(readSettings({})),
  test: { include: ['{app,scripts}/**/*.test.{ts,tsx}'] },
})
