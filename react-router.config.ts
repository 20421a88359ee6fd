import type { Config } from '@react-router/dev/config'
import { finishSite } from './scripts/finish/finish.ts'
import { pagePaths } from './scripts/page-paths.ts'

export default {
  ssr: false,
  // The browser tests build the site a second time, with other settings, beside the first.
  buildDirectory: process.env.BUILD_DIR ?? 'build',
  prerender: { paths: () => pagePaths(), concurrency: 2 },
  async buildEnd({ reactRouterConfig }) {
    await finishSite(`${reactRouterConfig.buildDirectory}/client`)
  },
} satisfies Config
