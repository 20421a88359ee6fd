import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadEnvFile } from 'node:process'
import { ensureChromium } from '../chromium.ts'
import { CPU_SLOWDOWN } from './input-timing.ts'
import { measureInteractions } from './interactions.ts'
import { machine } from './machine.ts'
import { type Options, type Part, readOptions } from './options.ts'
import { measurePages } from './pages.ts'
import { withResults } from './report.ts'
import { measureScale } from './scale.ts'

const root = join(import.meta.dirname, '../..')
const build = join(root, 'build/client')
const DOCUMENT = join(root, 'docs/performance.md')

const measures: Record<Part, (options: Options) => Promise<string>> = {
  pages: ({ pages, runs }) => measurePages(build, pages, runs),
  interaction: ({ runs }) => measureInteractions(build, runs),
  scale: ({ sizes, runs }) => measureScale(sizes, runs),
}

async function bench(options: Options): Promise<void> {
  ensureChromium()
  if (!existsSync(join(build, 'index.html')))
    throw new Error('There is no built site in build/client. Run "npm run build" first.')
  if (existsSync(join(root, '.env'))) loadEnvFile(join(root, '.env'))
  for (const part of options.parts) {
    const runs = `Median of ${options.runs}.`
    const slowed = part === 'pages' ? '' : ` Presses at ${CPU_SLOWDOWN}x processor slowdown.`
    const results = `${machine()} ${runs}${slowed}\n\n${await measures[part](options)}`
    console.log(`\n${results}\n`)
    if (options.whole) writeFileSync(DOCUMENT, withResults(readFileSync(DOCUMENT, 'utf8'), part, results))
  }
  console.log(options.whole ? 'Written to docs/performance.md.' : 'A try: docs/performance.md is as it was.')
}

try {
  await bench(readOptions(process.argv.slice(2)))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
