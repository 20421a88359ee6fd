import type { AddressInfo } from 'node:net'
import { readSettings } from '../../integrations/settings/read.ts'
import { createSiteServer } from '../server.ts'

/**
 * Runs something while a built site is served on a free port.
 * @param use gets the address without a slash at its end
 */
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
