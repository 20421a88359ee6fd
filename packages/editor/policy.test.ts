import { expect, test } from 'vitest'
import { readSettings } from '../../integrations/settings/read.ts'
import { caddyFile } from '../hosting/configs/caddy.ts'
import { headersFile } from '../hosting/configs/netlify.ts'
import { nginxFile } from '../hosting/configs/nginx.ts'
import { vercelFile } from '../hosting/configs/vercel.ts'
import { securityHeaders } from '../hosting/rules.ts'
import { editorHeaders } from './policy.ts'

const off = readSettings({})
const on = readSettings({ CMS_REPOSITORY: 'https://github.com/you/site', CMS_AUTH_URL: 'https://sign-in.example' })
const site = { pages: ['/', '/admin'], categories: [], articles: [] }
const policy = editorHeaders(on)['Content-Security-Policy'] ?? ''
const general = securityHeaders(on)['Content-Security-Policy'] ?? ''

test('the editor reaches its own files, the Git host and the sign-in service, and nothing else', () => {
  expect(policy.match(/https:[^ ;]+/g)?.filter((host, index, hosts) => hosts.indexOf(host) === index)).toEqual([
    'https://github.com',
    'https://api.github.com',
    'https://avatars.githubusercontent.com',
    'https://www.githubstatus.com',
    'https://sign-in.example',
  ])
  expect(policy).not.toMatch(/'unsafe-eval'|script-src[^;]*'unsafe-inline'/)
})

test('the policy of all other pages is the same with an editor as without', () => {
  expect(securityHeaders(on)).toEqual(securityHeaders(off))
})

const files = {
  'Netlify and Cloudflare': (settings: typeof on) => headersFile(settings),
  Vercel: (settings: typeof on) => vercelFile(settings, site),
  nginx: (settings: typeof on) => nginxFile(settings, site),
  Caddy: (settings: typeof on) => caddyFile(settings, site),
}

test.each(Object.entries(files))(
  '%s sends the policy of the editor with its page alone, and only where there is one',
  (_, write) => {
    expect(write(on).split(policy)).toHaveLength(2)
    expect(write(on)).toContain(general)
    expect(write(on)).toMatch(/\/admin[^\w/]/)
    expect(write(off).replaceAll('"/admin"', '')).not.toContain('same-origin-allow-popups')
  },
)

test('Cloudflare takes the general policy away before it adds the own', () => {
  const [, block = ''] = headersFile(on).split('\n/admin\n')
  expect(block.indexOf('! Content-Security-Policy')).toBeLessThan(block.indexOf('  Content-Security-Policy:'))
})

test('Vercel gives each address one of the two', () => {
  const sources: string[] = JSON.parse(vercelFile(on, site)).headers.map(({ source }: { source: string }) => source)
  const policies = (path: string) => sources.slice(0, 2).filter((source) => new RegExp(`^${source}$`).test(path))
  for (const path of ['/', '/about', '/admin/editor.js', '/administration', '/blog/admin'])
    expect(policies(path)).toEqual([sources[0]])
  expect(policies('/admin')).toEqual([sources[1]])
})
