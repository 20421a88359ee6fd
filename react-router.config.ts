import type { Config } from '@react-router/dev/config'
import { finishSite } from './scripts/finish/finish.ts'
import { pagePaths } from './scripts/page-paths.ts'

export default {
  ssr: false,
  prerender: { paths: () => pagePaths(), concurrency: 2 },
  async buildEnd({ reactRouterConfig }) {
    await finishSite(`${reactRouterConfig.buildDirectory}/client`)
  },
} satisfies Config
