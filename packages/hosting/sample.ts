import type { Hosting } from './hosting.ts'

/** A blog whose articles are found under two categories, for the tests. */
export const sample: Hosting = {
  url: 'https://site.example',
  headers: { 'Content-Security-Policy': "script-src 'self'", 'Cache-Control': 'no-cache' },
  headerOverrides: [
    { path: '/assets/*', headers: { 'Cache-Control': 'immutable' } },
    { path: '/*.svg', headers: { 'Content-Security-Policy': "script-src 'none'" } },
    { path: '/admin', headers: { 'Content-Security-Policy': "script-src 'self' blob:", 'X-Robots-Tag': 'noindex' } },
  ],
  redirects: [
    { from: '/old-name', to: '/new-name' },
    { from: '/blog/:category/:id', to: '/blog/:id', unless: { category: ['seo', 'page'] } },
  ],
  notFoundPages: [
    { from: '/blog/:id', to: '/blog/404.html' },
    { from: '/blog/:category/:id', to: '/blog/404.html', unless: { category: ['page'] } },
  ],
  netlifyForms: [],
}
