import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { loadEnvFile } from 'node:process'
import { parseArgs } from 'node:util'
import { ensureChromium } from '../chromium.ts'
import { machine } from './browser.ts'
import { measurePages } from './lighthouse.ts'
import { measureLinks, measurePresses } from './reactions.ts'
import { measureScale } from './scale.ts'

const parts = { lighthouse: measurePages, links: measureLinks, press: measurePresses, scale: measureScale }
type Part = keyof typeof parts

const ROOT = join(import.meta.dirname, '../..')
const usage = `npm run bench -- [--runs 5] [--only ${Object.keys(parts).join('|')}]`

async function bench(): Promise<void> {
  const text = { type: 'string' } as const
  const { only, runs = '5' } = parseArgs({ options: { only: text, runs: text } }).values
  const wanted = only?.split(',') ?? Object.keys(parts)
  if (!wanted.every((part) => part in parts) || !/^[1-9]\d*$/.test(runs)) throw new Error(usage)
  const build = resolve(ROOT, process.env.BUILD_DIR ?? 'build', 'client')
  if (!existsSync(build)) throw new Error(`There is no built site in ${build}. Run npm run build first.`)
  if (existsSync(join(ROOT, '.env'))) loadEnvFile(join(ROOT, '.env'))
  ensureChromium()
  console.log(`${await machine()} Median of ${runs}.`)
  for (const part of wanted as Part[]) console.log(`\n## ${part}\n\n${await parts[part](build, Number(runs))}`)
}

bench().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
