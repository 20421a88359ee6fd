import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { buildConstants } from './integrations/settings/build-constants.ts'
import { readSettings } from './integrations/settings/read.ts'

const BUILT = 'tests/**/*.built.test.ts'

/** `unit` needs nothing; `built` looks at the finished site in `build`. */
export default defineConfig({
  define: buildConstants(readSettings({})),
  resolve: { alias: { 'astro:content': join(import.meta.dirname, 'tests/without-astro.ts') } },
  test: {
    // Some render every article, and a shared machine can be busy.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,packages,integrations,tools,tests}/**/*.test.{ts,tsx}'],
          exclude: [BUILT],
          // A third of the time: modules are loaded and articles rendered once for all files of a worker.
          isolate: false,
          unstubEnvs: true,
        },
      },
      { extends: true, test: { name: 'built', include: [BUILT], maxWorkers: 2 } },
    ],
  },
})
