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
  const astro = join('node_modules', 'astro', 'bin', 'astro.mjs')
  const { status, stdout, stderr } = spawnSync(process.execPath, [astro, 'build'], {
    cwd: project,
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
    const cold = buildSeconds(project)
    const warm = buildSeconds(project)
    return { articles, cold, warm, home: statSync(join(project, 'build/client/index.html.br')).size }
  } finally {
    rmSync(project, { recursive: true, force: true })
  }
}

/** Builds the project with more and more generated articles, from nothing and once more, and says what grows. */
export function measureScale(): string {
  const sizes = SIZES.map(measureSize)
  const growth = (articles: number, seconds: number, none = 0) =>
    articles ? (((seconds - none) / articles) * 100).toFixed(1) : ''
  const rows = sizes.map(({ articles, cold, warm, home }) => [
    articles ? `${articles} more` : 'as it is',
    cold.toFixed(1),
    growth(articles, cold, sizes[0]?.cold),
    warm.toFixed(1),
    growth(articles, warm, sizes[0]?.warm),
    kilobytes(home),
  ])
  const headings = ['from nothing, s', 'each 100 more', 'with the cache, s', 'each 100 more', '`/` itself, KB']
  return table(['articles', ...headings], rows)
}
