import { type ChildProcess, spawn } from 'node:child_process'
import { ensureChromium } from './chromium.ts'

type Step = [name: string, command: string]

/** Everything that continuous integration runs, in the order in which a failure is cheapest to learn. */
const source: Step[] = [
  ['Format and lint', 'biome check --error-on-warnings .'],
  ['Who imports whom', 'depcruise src packages integrations tools'],
  ['Types', 'astro check --minimumFailingSeverity error'],
  ['Unused code', 'knip'],
  ['Unit tests', 'vitest run --project unit'],
]
const site: Step[] = [
  ['Build', 'astro build'],
  ['The build, served and handed over', 'vitest run --project built'],
  ['Audit', 'node tools/audit/audit.ts'],
  ['Browser tests', 'playwright test'],
]

/** Two steps that only read fill two processors, what is usual for a small machine. */
const LANES = 2

const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(1)} s`

const running = new Set<ChildProcess>()

/** Runs one step, and ends everything where it fails. `aside` keeps what it says until it has ended, so that two steps do not talk at once. */
async function run([name, command]: Step, aside: boolean): Promise<void> {
  const start = Date.now()
  if (!aside) console.log(`\n— ${name}: ${command}`)
  // A terminal's colours, where the output goes to one in the end.
  const env = { ...process.env, ...(aside && process.stdout.isTTY && { FORCE_COLOR: '1' }) }
  const child = spawn(command, { shell: true, env, stdio: aside ? ['ignore', 'pipe', 'pipe'] : 'inherit' })
  running.add(child)
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (said += text))
  const status = await new Promise((resolve) => child.on('close', resolve))
  running.delete(child)
  if (aside) console.log(`\n— ${name}: ${command}\n${said.trimEnd()}`)
  if (status !== 0) {
    for (const other of running) other.kill()
    console.error(`\n${name} failed.`)
    process.exit(1)
  }
  console.log(`— ${name}: ${seconds(start)}`)
}

ensureChromium()
const begun = Date.now()
const waiting = source.values()
const lane = async () => {
  for (const step of waiting) await run(step, true)
}
await Promise.all(Array.from({ length: LANES }, lane))
console.log(`\nThe source is right after ${seconds(begun)}.`)
for (const step of site) await run(step, false)
console.log(`\nAll of it passed in ${seconds(begun)}.`)
