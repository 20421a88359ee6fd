import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { cpus, totalmem } from 'node:os'
import { browserVersion } from './browser.ts'

const lighthousePackage = createRequire(import.meta.url).resolve('lighthouse/package.json')

/** When and on what something was measured, in one sentence. */
export function machine(): string {
  const cores = cpus()
  const model = cores[0]?.model.trim() || 'an unnamed processor'
  const memory = Math.round(totalmem() / 2 ** 30)
  const { version } = JSON.parse(readFileSync(lighthousePackage, 'utf8')) as { version: string }
  return [
    `Measured on ${new Date().toISOString().slice(0, 10)}: ${model}, ${cores.length} cores, ${memory} GiB of memory`,
    `Node ${process.versions.node}, ${browserVersion()}, Lighthouse ${version}.`,
  ].join('; ')
}
