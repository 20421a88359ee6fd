import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSettings } from '../../integrations/settings/read.ts'
import { compressAll } from '../../packages/hosting/compress.ts'
import { createSiteServer } from '../../packages/hosting/server.ts'

export const SCRIPTS = /<script\b[^>]*>.*?<\/script>/gs
export const SPECULATION_RULES = /<script\b[^>]*type="speculationrules"[^>]*>.*?<\/script>/gs

/** Runs something with the address of a built site, without a slash at its end, while the site is served. */
export async function whileServed<T>(folder: string, use: (address: string) => Promise<T>): Promise<T> {
  const server = createSiteServer(folder, readSettings(process.env))
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, resolve))
  try {
    return await use(`http://localhost:${(server.address() as AddressInfo).port}`)
  } finally {
    server.close()
    server.closeAllConnections()
  }
}

/** Runs something with the address of a copy of the site, out of whose named pages something was taken. */
export async function whileServedWithout<T>(
  folder: string,
  what: RegExp,
  paths: string[],
  use: (address: string) => Promise<T>,
): Promise<T> {
  const copy = await mkdtemp(join(tmpdir(), 'bench-'))
  try {
    await cp(folder, copy, { recursive: true })
    const files = paths.map((path) => join(copy, `${path === '/' ? 'index' : path}.html`))
    for (const file of files) await writeFile(file, (await readFile(file, 'utf8')).replace(what, ''))
    await compressAll(files)
    return await whileServed(copy, use)
  } finally {
    await rm(copy, { recursive: true })
  }
}
