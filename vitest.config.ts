import { defineConfig } from 'vitest/config'
import { buildConstants } from './integrations/settings/build-constants.ts'
import { readSettings } from './integrations/settings/read.ts'

const BUILT = 'scripts/**/*.built.test.ts'

/** `unit` needs nothing; `built` looks at the finished site in `build`, one file after the other. */
export default defineConfig({
  define: buildConstants(readSettings({})),
  test: {
    projects: [
      { extends: true, test: { name: 'unit', include: ['{app,scripts}/**/*.test.{ts,tsx}'], exclude: [BUILT] } },
      { extends: true, test: { name: 'built', include: [BUILT], fileParallelism: false } },
    ],
  },
})
