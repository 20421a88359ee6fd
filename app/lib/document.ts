import { createHash } from 'node:crypto'
import { rawSettings } from '../../src/settings.ts'
import { pagePolicy } from '../../src/lib/content-policy.ts'
import { STATIC_MARK } from './static-html.ts'

const ENQUEUE =
  /(<script[^>]*>window\.__reactRouterContext\.streamController\.enqueue\()("(?:[^"\\]|\\.)*")(\);<\/script>)/g

/**
 * React Router's inline script for the scroll position cleans up where reading failed. Where storage is forbidden that
 * fails again, as an error of the page.
 */
const SCROLL_CLEANUP = /console\.error\(error\);\s*(sessionStorage\.removeItem\(storageKey\);)/

/** Takes the static parts out of one chunk of hydration data: they stand in the page as elements. */
function withoutStaticParts(chunk: string): string {
  const lines = (JSON.parse(chunk) as string).split('\n').map((line) => {
    if (!line.startsWith('[')) return line
    const values = (JSON.parse(line) as unknown[]).map((value) =>
      typeof value === 'string' && value.startsWith(STATIC_MARK) ? '' : value,
    )
    return JSON.stringify(values)
  })
  // Written the way it is read: a script's text must not hold its own end.
  return JSON.stringify(lines.join('\n'))
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}

/**
 * The last touch on a page rendered at build. Takes the `modulepreload` links out, so that scripts do not compete with
 * the text, takes the second copy of the static parts out, and puts in the policy with the hashes of exactly the
 * inline scripts that are left.
 * @param html one whole document
 */
export function finishDocument(html: string): string {
  const late = html
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(SCROLL_CLEANUP, 'try { $1 } catch {}')
    .replace(ENQUEUE, (_, open: string, chunk: string, close: string) => open + withoutStaticParts(chunk) + close)
  const hashes = [
    ...late.matchAll(/<script(?![^>]*\ssrc=)(?![^>]*type="application\/ld\+json")[^>]*>([\s\S]*?)<\/script>/g),
  ].map(([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)
  return late.replace(
    '<meta charSet="utf-8"/>',
    `<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${pagePolicy(rawSettings, [...new Set(hashes)])}">`,
  )
}
