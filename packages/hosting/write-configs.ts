import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { RawSettings } from '../../integrations/settings/schema.ts'
import { readBuiltSite } from './built-site.ts'
import { caddyFile } from './configs/caddy.ts'
import { dockerFile } from './configs/docker.ts'
import { headersFile, redirectsFile } from './configs/netlify.ts'
import { netlifyForms } from './configs/netlify-forms.ts'
import { nginxBrotliFile, nginxFile } from './configs/nginx.ts'
import { vercelFile } from './configs/vercel.ts'

/**
 * Writes what each host reads: into the published folder what belongs there, and into `deploy` beside it what an own
 * server is set up with.
 * @param buildFolder holds `client`, the finished site
 */
export async function writeHostConfigs(buildFolder: string, settings: RawSettings): Promise<void> {
  const client = join(buildFolder, 'client')
  const site = readBuiltSite(client)
  const forms = netlifyForms(settings)
  const files: Record<string, string> = {
    'client/_headers': headersFile(settings),
    'client/_redirects': redirectsFile(site),
    ...(forms && { 'client/__forms.html': forms }),
    'client/vercel.json': vercelFile(settings, site),
    'deploy/nginx.conf': nginxFile(settings, site),
    'deploy/nginx-brotli.conf': nginxBrotliFile(),
    'deploy/Caddyfile': caddyFile(settings, site),
    'deploy/Dockerfile': dockerFile(),
  }
  await mkdir(join(buildFolder, 'deploy'), { recursive: true })
  for (const [name, content] of Object.entries(files)) await writeFile(join(buildFolder, name), content)
}
