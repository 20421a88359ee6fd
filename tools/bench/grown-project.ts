import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, realpathSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeArticles } from './generated-articles.ts'

const root = join(import.meta.dirname, '../..')
const MEMORY_REPORT = 'memory-report'

/** A built copy of the project. `folder` is its finished site. */
export type GrownProject = { folder: string; seconds: number; peakMegabytes: number }

/** The project's files as they are now, what git ignores left out. */
function ownFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root })
  return [...new Set(listed.toString().split('\0'))].filter(
    (file) => file !== '' && file !== 'node_modules' && existsSync(join(root, file)),
  )
}

async function build(project: string): Promise<GrownProject> {
  const start = performance.now()
  const child = spawn(
    process.execPath,
    ['--import', import.meta.resolve('./report-memory.ts'), 'node_modules/.bin/react-router', 'build'],
    { cwd: project, env: { ...process.env, NODE_ENV: 'production', MEMORY_REPORT: join(project, MEMORY_REPORT) } },
  )
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text))
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`The build ended with ${code}.\n${said.slice(-4000)}`)
  return {
    folder: join(project, 'build/client'),
    seconds: (performance.now() - start) / 1000,
    peakMegabytes: (Number(await readFile(join(project, MEMORY_REPORT), 'utf8')) * 1024) / 1e6,
  }
}

/**
 * Runs something with a built copy of the project that has so many articles more; the copy is removed afterwards.
 * @throws Error with the end of what the build said, where it fails
 */
export async function withGrownProject<T>(articles: number, use: (built: GrownProject) => Promise<T>): Promise<T> {
  const project = await mkdtemp(join(tmpdir(), 'grown-project-'))
  try {
    for (const file of ownFiles()) await cp(join(root, file), join(project, file))
    await symlink(realpathSync(join(root, 'node_modules')), join(project, 'node_modules'))
    await writeArticles(project, articles)
    return await use(await build(project))
  } finally {
    await rm(project, { recursive: true, force: true })
  }
}
