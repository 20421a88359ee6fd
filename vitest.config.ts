/// <reference types="vitest/config" />
import { getViteConfig } from 'astro/config'
import { buildConstants, readSite } from './integrations/settings.ts'

const BUILT = 'tests/**/*.built.test.ts'

/** `unit` reads the source; `built` looks at the finished site in `build`. */
export default getViteConfig({
  define: buildConstants(readSite('.', {})),
  test: {
    // A shared machine can be busy.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,packages,integrations,tools,tests}/**/*.test.{ts,tsx}'],
          exclude: [BUILT],
          // A third of the time: modules are loaded once for all files of a worker.
          isolate: false,
          unstubEnvs: true,
        },
      },
      { extends: true, test: { name: 'built', include: [BUILT], maxWorkers: 2 } },
    ],
  },
})
