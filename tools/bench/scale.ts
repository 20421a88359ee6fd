import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { writeArticles } from './generated-articles.ts'
import { kilobytes, table } from './report.ts'

const ROOT = join(import.meta.dirname, '../..')
const SIZES = [0, 100, 1000]
/** What a copy of the project does without, or makes for itself. */
const NOT_COPIED = ['node_modules', '.git', '.cache', '.astro', 'build', 'test-results']

/** @throws Error with the end of what the build said, where it fails */
function buildSeconds(project: string): number {
  const start = performance.now()
  const { status, stdout, stderr } = spawnSync(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], {
    cwd: project,
    env: { ...process.env, BUILD_DIR: 'build' },
    encoding: 'utf8',
    maxBuffer: 1e9,
  })
  if (status !== 0) throw new Error(`The build ended with ${status}.\n${(stdout + stderr).slice(-4000)}`)
  return (performance.now() - start) / 1000
}

function measureSize(articles: number) {
  const project = mkdtempSync(join(tmpdir(), 'grown-'))
  try {
    cpSync(ROOT, project, { recursive: true, filter: (path) => !NOT_COPIED.includes(basename(path)) })
    symlinkSync(join(ROOT, 'node_modules'), join(project, 'node_modules'))
    writeArticles(project, articles)
    const seconds = [buildSeconds(project), buildSeconds(project)]
    return { articles, seconds, home: statSync(join(project, 'build/client/index.html.br')).size }
  } finally {
    rmSync(project, { recursive: true, force: true })
  }
}

/** Builds the project with more and more generated articles, from nothing and once more, and says what grows. */
export function measureScale(): string {
  const sizes = SIZES.map(measureSize)
  const rows = sizes.map(({ articles, seconds, home }) => {
    const growth = (now: number, at: number) => ((now - (sizes[0]?.seconds[at] ?? 0)) / articles) * 100
    const cells = seconds.flatMap((now, at) => [now.toFixed(1), articles ? growth(now, at).toFixed(1) : ''])
    return [String(articles), ...cells, kilobytes(home)]
  })
  return table(['articles more', 'from nothing, s', 'per 100', 'with the cache, s', 'per 100', '`/` itself, KB'], rows)
}
