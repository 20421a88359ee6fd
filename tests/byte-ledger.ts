import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FetchedFile } from '../tools/bench/first-view.ts'

const LEDGER = join(import.meta.dirname, 'byte-ledger.json')
const NAMED_AT_MOST = 5

/** By page, the bytes of each file it fetches; names are without the hash of the content. */
type Ledger = Record<string, Record<string, number>>

const readLedger = (): Ledger => (existsSync(LEDGER) ? JSON.parse(readFileSync(LEDGER, 'utf8')) : {})

const withoutHash = (file: string) => file.replace(/^(assets\/.+)-[\w-]{8}(?=\.\w+$)/, '$1')

/** Two files may differ in their hash alone; they stand in the ledger as one. */
function byName(files: FetchedFile[]): Record<string, number> {
  const names: Record<string, number> = {}
  for (const { file, bytes } of files) names[withoutHash(file)] = (names[withoutHash(file)] ?? 0) + bytes
  return names
}

/** Puts a page's files of today into the ledger. */
export function recordBytes(path: string, files: FetchedFile[]): void {
  const names = Object.entries(byName(files)).sort(([a], [b]) => (a < b ? -1 : 1))
  writeFileSync(LEDGER, `${JSON.stringify({ ...readLedger(), [path]: Object.fromEntries(names) }, null, 2)}\n`)
}

const signed = (bytes: number) => `${bytes > 0 ? '+' : ''}${bytes}`

/** Which of a page's files grew most since the ledger was written, as words for a failure. */
export function whatGrew(path: string, files: FetchedFile[]): string {
  const before = readLedger()[path] ?? {}
  const grown = Object.entries(byName(files))
    .map(([name, bytes]) => ({ name, bytes, by: bytes - (before[name] ?? 0) }))
    .filter(({ by }) => by > 0)
    .sort((a, b) => b.by - a.by)
    .slice(0, NAMED_AT_MOST)
  if (grown.length === 0) return 'No file has grown since tests/byte-ledger.json was written.'
  const lines = grown.map(
    ({ name, bytes, by }) => `  ${name} ${signed(by)}, ${before[name] === undefined ? 'new' : `${bytes} now`}`,
  )
  return `Grown most, in bytes, since tests/byte-ledger.json was written:\n${lines.join('\n')}`
}
