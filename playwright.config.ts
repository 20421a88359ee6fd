import { defineConfig } from '@playwright/test'
import { CHROMIUM_FLAGS, chromiumPath } from './tools/chromium.ts'

/** Tests of what is off by default; they run against a build of their own. */
const CONFIGURED = /(delivery|analytics|announcement)\.spec\.ts/
const PORT = Number(process.env.E2E_PORT ?? 3210)

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // A shared machine can be busy; a test that passes only at the second try is still reported as flaky.
  retries: process.env.CI ? 2 : 0,
  reporter: process.env.CI ? 'line' : 'list',
  // Wide, so that a busy machine fails nothing: what is measured in time is measured by a stopped clock.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: `http://localhost:${PORT}`,
    viewport: { width: 1280, height: 800 },
    // Without the limit Chromium starts a second renderer for each test, which nothing uses: a twelfth of the run. The
    // benchmarks keep Chromium's own number, as a visitor has it.
    launchOptions: { executablePath: chromiumPath(), args: [...CHROMIUM_FLAGS, '--renderer-process-limit=1'] },
    // Recording every test would take a third of the run.
    trace: 'on-first-retry',
  },
  // The second build begins first, so that it is ready by the time the other tests are through. Its tests run one at a
  // time: the address of the endpoint that they play stands in the build.
  projects: [
    { name: 'second build', testMatch: 'configured-site.setup.ts' },
    { name: 'site', testMatch: /\.spec\.ts$/, testIgnore: CONFIGURED },
    { name: 'configured site', testMatch: CONFIGURED, dependencies: ['second build'], workers: 1 },
  ],
  webServer: {
    command: 'node tools/start.ts',
    env: { PORT: String(PORT) },
    url: `http://localhost:${PORT}/`,
    reuseExistingServer: false,
  },
})
