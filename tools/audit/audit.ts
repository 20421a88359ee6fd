import { existsSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { LinkChecker } from 'linkinator'
import { createSiteServer } from '../../packages/hosting/index.ts'
import { auditSite, type Finding } from './rules.ts'
import { readSite, type Site } from './site.ts'

/** Asks the site's own server for everything that pages, feed and sitemap link to, ids included. Other sites are not asked. */
async function deadLinks(folder: string, { origin, pages }: Site): Promise<Finding[]> {
  const server = createSiteServer(dirname(folder))
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const here = `http://localhost:${(server.address() as AddressInfo).port}`
  // The not-found pages cannot be asked for; their links are those of every header and footer.
  const visited = pages.filter(({ path }) => !path.endsWith('/404')).map(({ path }) => here + path)
  const { links } = await new LinkChecker().check({
    path: [...visited, `${here}/feed.xml`],
    checkFragments: true,
    concurrency: 20,
    urlRewriteExpressions: [{ pattern: new RegExp(`^${RegExp.escape(origin)}`), replacement: here }],
    linksToSkip: async (link) => !link.startsWith(here),
  })
  server.close()
  return links
    .filter(({ state, parent }) => state === 'BROKEN' && parent !== undefined)
    .map(({ url, parent = '' }) => ({
      path: parent.replace(here, ''),
      problem: `The link ${url.replace(here, '')} is dead.`,
    }))
}

/** A line for each problem; what a header repeats on every page is one. */
function report(findings: Finding[]): string[] {
  const byProblem = Map.groupBy(findings, ({ problem }) => problem)
  return [...byProblem].map(([problem, on]) => {
    const [first, ...others] = [...new Set(on.map(({ path }) => path))]
    return `${first}: ${problem}${others.length > 0 ? ` Also on ${others.length} more, such as ${others[0]}.` : ''}`
  })
}

const folder = process.argv[2] ?? join(process.env.BUILD_DIR ?? 'build', 'client')

/** Exits with 0 where nothing is wrong, 1 where something is, 2 where there is no built site. */
if (existsSync(join(folder, 'index.html'))) {
  const site = readSite(folder)
  const lines = report([...auditSite(site), ...(await deadLinks(folder, site))])
  console.log([...lines, `${site.pages.length} pages, ${lines.length} findings.`].join('\n'))
  process.exitCode = lines.length > 0 ? 1 : 0
} else {
  console.error(`There is no built site in ${folder}. Run "npm run build" first.`)
  process.exitCode = 2
}
