import type { RawSettings } from '../../integrations/settings/schema.ts'

/** The editor's page. Its script and the rest of it lie in the folder of the same name. */
export const EDITOR = '/admin'

/** Where GitHub answers programs, keeps its people's pictures and says how it is; the others do it under their own name. */
const GITHUB = ['https://api.github.com', 'https://avatars.githubusercontent.com', 'https://www.githubstatus.com']

/** What the editor's page may do: its own files, drawings, the Git host, a sign-in service. */
function policy({ CMS_REPOSITORY, CMS_AUTH_URL }: RawSettings): string {
  const origins = [CMS_REPOSITORY, CMS_AUTH_URL].filter(Boolean).map((url) => new URL(url).origin)
  const hosts = origins.flatMap((origin) => (origin === 'https://github.com' ? [origin, ...GITHUB] : [origin]))
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", "'wasm-unsafe-eval'"],
    'style-src': ["'self'", "'unsafe-inline'", 'blob:'],
    'img-src': ["'self'", 'data:', 'blob:', ...hosts],
    'connect-src': ["'self'", 'data:', 'blob:', ...hosts],
    'frame-src': ['blob:'],
    'worker-src': ["'self'", 'blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
  }
  return Object.entries(directives)
    .map((entry) => entry.flat().join(' '))
    .join('; ')
}

/** Sent with the editor's page in place of the same names; signing in opens a window that has to answer. */
export const editorHeaders = (settings: RawSettings): Record<string, string> => ({
  'Content-Security-Policy': policy(settings),
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'X-Robots-Tag': 'noindex',
})
