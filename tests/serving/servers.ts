import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { readSettings } from '../../integrations/settings/read.ts'
import { BROTLI_FILE, SITE_FOLDER } from '../../packages/hosting/configs/nginx.ts'
import { createSiteServer } from '../../packages/hosting/server.ts'
import { ask } from './ask.ts'

export type Running = { port: number; stop: () => Promise<void> }

const succeeds = (command: string) => spawnSync('sh', ['-c', command]).status === 0

/** Debian's packages that a trial needs, each with a command that succeeds where it is. Tests install nothing. */
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

async function untilAnswering(port: number, process: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 100 && process.exitCode === null; attempt += 1) {
    const answered = await ask(port, '/').then(
      () => true,
      () => false,
    )
    if (answered) return
    await wait(100)
  }
  throw new Error('No answer.')
}

/** Starts a program whose every file lies in a folder of its own, which goes when it stops. */
async function start(
  port: number,
  folder: string,
  [command, ...words]: [string, ...string[]],
  environment = {},
): Promise<Running> {
  const child = spawn(command, words, { cwd: folder, env: { ...process.env, ...environment } })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text))
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()))
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await untilAnswering(port, child)
  } catch {
    await stop()
    throw new Error(`${command} does not answer.\n${said}`)
  }
  return { port, stop }
}

const trialFolder = () => mkdtempSync(join(tmpdir(), 'site-on-trial-'))

/** The build's server block, its folder and port moved to the trial's, everything else as it is deployed. */
export async function startNginx(build: string): Promise<Running> {
  const [port, folder] = [await freePort(), trialFolder()]
  const deployed = readFileSync(join(build, 'deploy/nginx.conf'), 'utf8')
    .replace(`root ${SITE_FOLDER};`, `root ${join(build, 'client')};`)
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('listen [::]:80;', '')
    .replace(`include ${BROTLI_FILE}*;`, `include ${join(build, 'deploy/nginx-brotli.conf')}*;`)
  writeFileSync(join(folder, 'site.conf'), deployed)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
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
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  include ${folder}/site.conf;
}
`,
  )
  return start(port, folder, ['nginx', '-p', '/usr/share/nginx', '-e', 'stderr', '-c', `${folder}/nginx.conf`])
}

/** The build's Caddyfile, its folder and address moved to the trial's. */
export async function startCaddy(build: string): Promise<Running> {
  const [port, folder] = [await freePort(), trialFolder()]
  const deployed = readFileSync(join(build, 'deploy/Caddyfile'), 'utf8')
    .replace(`root * ${SITE_FOLDER}`, `root * ${join(build, 'client')}`)
    .replace(/^\S+ \{$/m, `http://127.0.0.1:${port} {`)
  writeFileSync(join(folder, 'Caddyfile'), `{\n\tadmin off\n\tauto_https off\n}\n${deployed}`)
  return start(port, folder, ['caddy', 'run', '--config', `${folder}/Caddyfile`, '--adapter', 'caddyfile'], {
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
  })
}

/** The server of `npm start`. */
export async function startOwn(build: string): Promise<Running> {
  const server = createSiteServer(join(build, 'client'), readSettings(process.env))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
