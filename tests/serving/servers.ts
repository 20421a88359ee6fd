import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { hostingOf } from '../../integrations/hosts.ts'
import { readSite } from '../../integrations/settings.ts'
import { createSiteServer, type Hosting, writeHostFiles } from '../../packages/hosting/index.ts'
import { ask } from './ask.ts'

export type Running = { port: number; stop: () => Promise<void> }

const built = resolve(import.meta.dirname, '../..', process.env.BUILD_DIR ?? 'build')

/** The largest built file of a kind, because the smallest gain nothing by compression. */
function largest(folder: string, end: string): string {
  const size = (name: string) => statSync(join(built, 'client', folder, name)).size
  const files = readdirSync(join(built, 'client', folder)).filter((name) => name.endsWith(end))
  return `/${folder}/${files.sort((a, b) => size(b) - size(a))[0]}`
}
export const script = largest('assets', '.js')
export const picture = largest('pictures', '.svg')
export const image = largest('share', '.png')
export const font = largest('assets', '.woff2')

/** What is put into the site after the servers' configurations were written: new files need no new configuration. */
const added: Record<string, string> = {
  '/added.html': '<!doctype html><title>Added</title><link rel="canonical" href="https://site.example/added">',
  '/blog/seo/added.html':
    '<!doctype html><title>Added</title><link rel="canonical" href="https://site.example/blog/added">',
  '/.well-known/acme-challenge/token': 'token.key',
  '/.well-known/apple-app-site-association': '{"applinks":{}}',
  '/.well-known/security.txt': 'Contact: mailto:hello@site.example',
  '/uploads/drawing.svg': '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  '/uploads/SHOUTED.Svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '/uploads/list.gz': 'a file of the owner',
}

/** A copy of the build with the added files and a former address, for the caller to remove. */
export async function copyBuild(): Promise<string> {
  const build = mkdtempSync(join(tmpdir(), 'site-served-'))
  cpSync(built, build, { recursive: true })
  for (const [path, content] of Object.entries(added)) {
    mkdirSync(join(build, 'client', dirname(path)), { recursive: true })
    writeFileSync(join(build, 'client', path), content)
  }
  const hosting: Hosting = JSON.parse(readFileSync(join(build, 'deploy/hosting.json'), 'utf8'))
  const { redirects } = hostingOf(
    readSite('.', {}),
    ['seo', 'social', 'strategy'],
    new Map([['/blog/old', '/blog/seo-1']]),
  )
  await writeHostFiles(build, { ...hosting, redirects })
  return build
}

const succeeds = (command: string) => spawnSync('sh', ['-c', command]).status === 0

/** Debian's packages that a server needs, each with a command that succeeds where it is. Tests install nothing. */
const probes = {
  nginx: 'command -v nginx',
  'libnginx-mod-http-brotli-static': 'grep -Rqs brotli_static /etc/nginx/modules-enabled/',
  caddy: 'command -v caddy',
}
export const missingOf = (...packages: (keyof typeof probes)[]) => packages.filter((name) => !succeeds(probes[name]))

/** A port on loopback that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

async function untilAnswering(port: number, child: ChildProcess, said: () => string): Promise<void> {
  while (child.exitCode === null) {
    const answer = await ask(port, '/').catch(() => undefined)
    if (answer) return
    await wait(50)
  }
  throw new Error(`${child.spawnfile} does not answer.\n${said()}`)
}

async function start(port: number, command: string, words: string[], environment = {}): Promise<Running> {
  const child = spawn(command, words, { env: { ...process.env, ...environment } })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text))
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()))
  await untilAnswering(port, child, () => said)
  return { port, stop: () => (child.kill('SIGTERM') ? ended : Promise.resolve()) }
}

/** The build's server block, its folder and port moved, everything else as it is deployed. */
export async function startNginx(build: string): Promise<Running> {
  const [port, folder] = [await freePort(), mkdtempSync(join(build, 'nginx-'))]
  const deployed = readFileSync(join(build, 'deploy/nginx.conf'), 'utf8')
    .replace('root /srv/site;', `root ${join(build, 'client')};`)
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('listen [::]:80;', '')
    .replace('include /etc/nginx/site-brotli.conf*;', `include ${join(build, 'deploy/nginx-brotli.conf')}*;`)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  writeFileSync(
    join(folder, 'nginx.conf'),
    `include /etc/nginx/modules-enabled/*.conf;
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr;
events {}
http {
  access_log off;
  ${temporary.join('\n  ')}
  ${deployed}
}
`,
  )
  return start(port, 'nginx', ['-p', '/usr/share/nginx', '-e', 'stderr', '-c', join(folder, 'nginx.conf')])
}

/** The build's Caddyfile, its folder and address moved. */
export async function startCaddy(build: string): Promise<Running> {
  const [port, folder] = [await freePort(), mkdtempSync(join(build, 'caddy-'))]
  const deployed = readFileSync(join(build, 'deploy/Caddyfile'), 'utf8')
    .replace('root * /srv/site', `root * ${join(build, 'client')}`)
    .replace(/^\S+ \{$/m, `http://:${port} {\n\tbind 127.0.0.1`)
  writeFileSync(join(folder, 'Caddyfile'), `{\n\tadmin off\n\tauto_https off\n}\n${deployed}`)
  return start(port, 'caddy', ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'], {
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
  })
}

/** The server of `npm start`. */
export async function startOwn(build: string): Promise<Running> {
  const server = createSiteServer(build)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
