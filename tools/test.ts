import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { ensureChromium } from './chromium.ts'

type Step = [name: string, command: string]

const hasJava = spawnSync('java', ['-version']).status === 0
const W3C_CHECKER =
  'java -jar node_modules/vnu-jar/build/dist/vnu.jar --errors-only --no-langdetect --skip-non-html --filterpattern "CSS: .*"'
/** One page of each template, and all services. */
const W3C_PAGES = ['services', 'index.html', '404.html', 'about.html', 'packages.html', 'faqs.html', 'contact.html']
  .concat('thank-you.html', 'privacy.html', 'blog.html', 'blog/404.html', 'blog/1.html', 'blog/local-to-global.html')
  .concat('blog/seo-growth.html')
  .map((file) => `build/client/${file}`)

/** Steps that only read run two at a time; what fails soonest comes first. */
const SOURCE: Step[] = [
  ['Format and lint', 'biome check --error-on-warnings .'],
  ['Imports', 'npm run --silent lint:deps'],
  ['Types', 'npm run --silent typecheck'],
  ['Unused code', 'knip'],
  ['Unit tests', 'vitest run --project unit'],
]
const BUILT: Step[] = [
  ['Audit', 'npm run --silent audit'],
  ...(hasJava ? [['W3C checker', `${W3C_CHECKER} ${W3C_PAGES.join(' ')}`] satisfies Step] : []),
  ['Built files and servers', 'vitest run --project built'],
]
const CONCURRENCY = 2

const running = new Set<ChildProcess>()

function seconds(since: number): string {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`
}

/** Runs a step and exits with 1 where it fails. Buffered output is printed at the end, so that two steps do not mix. */
async function run([name, command]: Step, buffered: boolean): Promise<void> {
  const start = Date.now()
  const env = { ...process.env, ...(buffered && process.stdout.isTTY && { FORCE_COLOR: '1' }) }
  const child = spawn(command, { shell: true, env, stdio: buffered ? ['ignore', 'pipe', 'pipe'] : 'inherit' })
  running.add(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += text))
  const status = await new Promise((resolve) => child.on('close', resolve))
  running.delete(child)
  console.log(`\n— ${name}: ${command}\n${output.trimEnd()}`)
  if (status !== 0) {
    for (const other of running) other.kill()
    console.error(`\n${name} failed.`)
    process.exit(1)
  }
  console.log(`— ${name}: ${seconds(start)}`)
}

async function runAll(steps: Step[]): Promise<void> {
  const queue = steps.values()
  const worker = async () => {
    for (const step of queue) await run(step, true)
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, worker))
}

ensureChromium()
const start = Date.now()
if (!hasJava) console.log('The W3C checker needs Java, which is not here: it is left out.')
await runAll(SOURCE)
await run(['Build', 'astro build'], false)
await runAll(BUILT)
await run(['Browser tests', 'playwright test'], false)
console.log(`\nAll of it passed in ${seconds(start)}.`)
