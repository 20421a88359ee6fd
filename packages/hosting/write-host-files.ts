import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Hosting } from './hosting.ts'
import { headersFile, netlifyFormsPage, redirectsFile } from './hosts/netlify.ts'
import { caddyFile, fillTemplate, nginxFile } from './hosts/servers.ts'
import { vercelFile } from './hosts/vercel.ts'

/** What the server of `npm start` reads. */
export const HOSTING_FILE = 'deploy/hosting.json'

/**
 * Writes what each host reads: into the published folder what belongs there, and into `deploy` beside it what a server
 * is set up with.
 * @param build holds `client`, the finished site
 */
export async function writeHostFiles(build: string, hosting: Hosting): Promise<void> {
  const forms = netlifyFormsPage(hosting)
  const files: Record<string, string> = {
    'client/_headers': headersFile(hosting),
    'client/_redirects': redirectsFile(hosting),
    ...(forms && { 'client/__forms.html': forms }),
    'client/vercel.json': vercelFile(hosting),
    'deploy/nginx.conf': nginxFile(hosting),
    'deploy/nginx-brotli.conf': fillTemplate('nginx-brotli.conf'),
    'deploy/Caddyfile': caddyFile(hosting),
    'deploy/Dockerfile': fillTemplate('Dockerfile'),
    [HOSTING_FILE]: `${JSON.stringify(hosting, null, 2)}\n`,
  }
  await mkdir(join(build, 'deploy'), { recursive: true })
  for (const [name, content] of Object.entries(files)) await writeFile(join(build, name), content)
}
