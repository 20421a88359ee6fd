import { defineConfig } from 'vitest/config'
import { readSettings } from './app/lib/settings/read.ts'

export default defineConfig({
  define: { __SETTINGS__: JSON.stringify(readSettings({})) },
  test: { include: ['{app,scripts}/**/*.test.{ts,tsx}'] },
})
