import type { Repository } from './options.ts'

/** Where GitHub answers programs, has people's pictures and says how it is. Other hosts do it under their own name. */
const GITHUB = ['https://api.github.com', 'https://avatars.githubusercontent.com', 'https://www.githubstatus.com']

/** What the editor's page may load: its own files, drawings, the Git host, the sign-in service. */
function policy(repository?: Repository): string {
  const origins = [repository?.url, repository?.authUrl].flatMap((url) => (url ? [new URL(url).origin] : []))
  const hosts = origins.flatMap((origin) => (origin === 'https://github.com' ? [origin, ...GITHUB] : [origin]))
  return [
    "default-src 'self'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline' blob:",
    ['img-src', "'self' data: blob:", ...hosts].join(' '),
    ['connect-src', "'self' data: blob:", ...hosts].join(' '),
    'frame-src blob:',
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/**
 * Headers of the editor's page, in place of the site's headers of the same names. Signing in opens a window that
 * answers to the page.
 */
export const editorHeaders = (repository?: Repository): Record<string, string> => ({
  'Content-Security-Policy': policy(repository),
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'X-Robots-Tag': 'noindex',
})
