import type { Config } from '@react-router/dev/config'
import { readSettings } from './integrations/settings/read.ts'
import { finishSite } from './scripts/finish/finish.ts'
import { writeHostConfigs } from './integrations/hosting/write-configs.ts'
import { pagePaths } from './scripts/page-paths.ts'

export default {
  ssr: false,
  // The browser tests build the site a second time, with other settings, beside the first.
  buildDirectory: process.env.BUILD_DIR ?? 'build',
  // The two routes with a loader of their own in the browser are small: two files each would cost more than they spare.
  splitRouteModules: false,
  prerender: { paths: () => pagePaths(), concurrency: 2 },
  async buildEnd({ reactRouterConfig }) {
    await finishSite(`${reactRouterConfig.buildDirectory}/client`)
    await writeHostConfigs(reactRouterConfig.buildDirectory, readSettings(process.env))
  },
} satisfies Config
