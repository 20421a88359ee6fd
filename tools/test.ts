import { spawnSync } from 'node:child_process'
import { ensureChromium } from './chromium.ts'

/** Everything that continuous integration runs, in the order in which a failure is cheapest to learn. */
const steps: [name: string, command: string][] = [
  ['Format and lint', 'biome check --error-on-warnings .'],
  ['Types', 'react-router typegen && tsc'],
  ['Unused code', 'knip'],
  ['Unit tests', 'vitest run --project unit'],
  ['Build', 'react-router build'],
  ['The build, served and handed over', 'vitest run --project built'],
  ['Audit', 'node scripts/audit/audit.ts'],
  ['Browser tests', 'playwright test'],
]

ensureChromium()
const begun = Date.now()
for (const [name, command] of steps) {
  const start = Date.now()
  console.log(`\n— ${name}: ${command}`)
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit' })
  if (status !== 0) {
    console.error(`\n${name} failed.`)
    process.exit(1)
  }
  console.log(`— ${name}: ${((Date.now() - start) / 1000).toFixed(1)} s`)
}
console.log(`\nAll of it passed in ${((Date.now() - begun) / 1000).toFixed(0)} s.`)
