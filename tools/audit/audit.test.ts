import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { cleanPages, filesOf } from '../../tests/samples/audited-site.ts'

const work = mkdtempSync(join(tmpdir(), 'audit-'))
afterEach(() => rmSync(work, { recursive: true, force: true }))

function build(files: Record<string, string>) {
  for (const [file, text] of Object.entries(files)) {
    const path = join(work, 'build/client', file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
}

function audit(...args: string[]) {
  const script = join(import.meta.dirname, 'audit.ts')
  const env = { ...process.env, BUILD_DIR: join(work, 'build') }
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], { env, encoding: 'utf8' })
  return { status, lines: (stdout || stderr).trim().split('\n') }
}

it('passes a clean folder, whatever lies compressed beside its files', () => {
  build({
    ...filesOf(cleanPages('/about', '/blog/a')),
    'about.html.br': 'x',
    'feed.xml.gz': 'https://site.example/gone',
  })
  expect(audit()).toEqual({ status: 0, lines: ['3 pages, 0 findings.'] })
})

it('fails one with findings, each on a line', () => {
  build(filesOf({ ...cleanPages('/about'), '/lost': cleanPages('/lost')['/lost'] ?? '' }, { _headers: '' }))
  build({ 'about.html': '<a href="/_headers">x</a><a href="/feed.xml.gz">y</a>', 'feed.xml.gz': '' })
  const { status, lines } = audit(join(work, 'build/client'))
  expect(status).toBe(1)
  expect(lines).toContain('/lost  reach  No way of links leads here from the home page.')
  expect(lines).toContain('/about  link  "/_headers" leads to nothing in the folder.')
  expect(lines).toContain('/about  link  "/feed.xml.gz" leads to nothing in the folder.')
  expect(lines.at(-1)).toBe(`3 pages, ${lines.length - 1} findings.`)
})

it('says where there is nothing to audit', () => {
  expect(audit(join(work, 'nowhere'))).toMatchObject({ status: 2, lines: [expect.stringContaining('nowhere')] })
})
