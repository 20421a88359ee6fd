import { createHash } from 'node:crypto'
import { rawSettings } from '../settings.ts'
import { pagePolicy } from './content-policy.ts'

/**
 * The last touch on a page rendered at build. Takes the `modulepreload` links out, so that scripts do not compete with
 * the text, and puts in the policy with the hashes of exactly the inline scripts that are left.
 * @param html one whole document
 */
export function finishDocument(html: string): string {
  const late = html.replace(/<link rel="modulepreload"[^>]*>/g, '')
  const hashes = [
    ...late.matchAll(/<script(?![^>]*\ssrc=)(?![^>]*type="application\/ld\+json")[^>]*>([\s\S]*?)<\/script>/g),
  ].map(([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)
  return late.replace(
    '<meta charSet="utf-8"/>',
    `<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${pagePolicy(rawSettings, [...new Set(hashes)])}">`,
  )
}
