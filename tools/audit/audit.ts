import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { report } from './report.ts'
import { rules } from './rules/rules.ts'
import { readSite } from './site.ts'

const folder = process.argv[2] ?? join(process.env.BUILD_DIR ?? 'build', 'client')

/** Exits 0 without findings, 1 with, 2 where there is no built site. */
if (existsSync(join(folder, 'index.html'))) {
  // What has no extension, such as _headers, is for the host and not served.
  const files = globSync('**/*.*', { cwd: folder, exclude: ['**/*.{br,gz}'] }).toSorted()
  const site = readSite(files, (file) => readFileSync(join(folder, file), 'utf8'))
  const { findings, lines } = report(site, rules)
  console.log(lines.join('\n'))
  process.exitCode = findings > 0 ? 1 : 0
} else {
  console.error(`There is no built site in ${folder}. Run "npm run build" first.`)
  process.exitCode = 2
}
