import type { Page } from '@playwright/test'
import { builtFile, bytesOnTheLine } from './built-file.ts'

/** A file of the built site with its size in bytes, as brotli where the build compressed it. */
export type FetchedFile = { file: string; bytes: number }

/**
 * Opens a page, leaves it alone until it has come to rest, and lists what it fetched from its own site, each file once.
 * @param folder the built site that stands behind the address
 */
export async function firstView(page: Page, address: string, folder: string): Promise<FetchedFile[]> {
  const { origin } = new URL(address)
  const paths = new Set<string>()
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.origin === origin) paths.add(url.pathname)
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  return [...paths].map((path) => {
    const file = builtFile(folder, path)
    return { file, bytes: bytesOnTheLine(folder, file) }
  })
}

export const totalBytes = (files: FetchedFile[]) => files.reduce((sum, { bytes }) => sum + bytes, 0)
