import { expect } from 'vitest'
import type { Answer } from './ask.ts'
import {
  ARTICLE_MISSING,
  type Check,
  isKept,
  isNoFile,
  isNotFound,
  isPage,
  isType,
  leadsTo,
  PAGE_MISSING,
} from './check.ts'
import { article, category, picture, script } from './site.ts'

const behind = `/blog/${category}/${article}`
const unknown = `/blog/no-such-category/${article}`
const FOR_EVER = 'public, max-age=31536000, immutable'
const A_WHILE = 'public, max-age=3600, stale-while-revalidate=86400'

const pages: Check[] = [
  { path: '/', status: 200, is: isPage('/') },
  { path: '/?utm=1', status: 200, is: isPage('/') },
  { path: '/about', status: 200, is: isPage('/about') },
  { path: '/blog', status: 200, is: isPage('/blog') },
  { path: '/blog/page/2', status: 200, is: isPage('/blog/page/2') },
  { path: `/blog/${article}`, status: 200, is: isPage(`/blog/${article}`) },
  { path: behind, status: 200, is: isPage(`/blog/${article}`) },
]

const files: Check[] = [
  { path: '/blog/search.json', status: 200, is: isType(/^application\/json/) },
  { path: script, status: 200, is: isType(/^(text|application)\/javascript/) },
  { path: picture, status: 200, is: isType(/^image\/svg\+xml/) },

  { path: '/', status: 200, is: isKept('no-cache') },
  { path: '/blog/search.json', status: 200, is: isKept('no-cache') },
  { path: script, status: 200, is: isKept(FOR_EVER) },
  { path: script, headers: { 'Accept-Encoding': 'br' }, status: 200, is: isKept(FOR_EVER) },
  { path: picture, status: 200, is: isKept(A_WHILE) },
]

const moved: Check[] = [
  { path: '/index.html', status: 301, is: leadsTo('/') },
  { path: '/index.html?utm=1&x=%20', status: 301, is: leadsTo('/?utm=1&x=%20') },
  { path: '/about/', status: 301, is: leadsTo('/about') },
  { path: '/about/?utm=1', status: 301, is: leadsTo('/about?utm=1') },
  { path: '/about/index.html', status: 301, is: leadsTo('/about') },
  { path: '/about.html', status: 301, is: leadsTo('/about') },
  { path: '/About', status: 301, is: leadsTo('/about') },
  { path: '/ABOUT/Index.HTML?a=B', status: 301, is: leadsTo('/about?a=B') },
  { path: '//about', status: 301, is: leadsTo('/about') },
  { path: '/Services/SEO-Optimization/', status: 301, is: leadsTo('/services/seo-optimization') },
  { path: `${behind}/`, status: 301, is: leadsTo(behind) },
  { path: `${behind.toUpperCase()}.html`, status: 301, is: leadsTo(behind) },

  { path: unknown, status: 301, is: leadsTo(`/blog/${article}`) },
  { path: `${unknown}?utm=1&x=%20`, status: 301, is: leadsTo(`/blog/${article}?utm=1&x=%20`) },
  { path: `${unknown}/`, status: 301, is: leadsTo(`/blog/${article}`) },
  { path: `/blog/caf%C3%A9/${article.toUpperCase()}.html`, status: 301, is: leadsTo(`/blog/${article}`) },
]

const missingPages: Check[] = [
  { path: '/nowhere', status: 404, is: isNotFound(PAGE_MISSING) },
  { path: '/nowhere/', status: 404, is: isNotFound(PAGE_MISSING) },
  { path: '/nowhere/at/all', status: 404, is: isNotFound(PAGE_MISSING) },
  { path: '/assets', status: 404, is: isNotFound(PAGE_MISSING) },
  { path: '/caf%C3%A9', status: 404, is: isNotFound(PAGE_MISSING) },
  { path: '/blog/one/two/three', status: 404, is: isNotFound(PAGE_MISSING) },

  { path: '/404', status: 404, is: isNotFound(PAGE_MISSING) },
  { path: '/404.html', status: 404, is: isNotFound(PAGE_MISSING) },
  { path: '/404/', status: 404, is: isNotFound(PAGE_MISSING) },
  { path: '/blog/404', status: 404, is: isNotFound(ARTICLE_MISSING) },
  { path: '/blog/404.html', status: 404, is: isNotFound(ARTICLE_MISSING) },

  { path: '/blog/nowhere', status: 404, is: isNotFound(ARTICLE_MISSING) },
  { path: '/Blog/Nowhere/', status: 404, is: isNotFound(ARTICLE_MISSING) },
  { path: `/blog/${category}/nowhere`, status: 404, is: isNotFound(ARTICLE_MISSING) },
  { path: '/blog/no-such-category/nowhere', status: 404, is: isNotFound(ARTICLE_MISSING) },
  { path: '/blog/no-such-category/seo-growth', status: 404, is: isNotFound(ARTICLE_MISSING) },
  { path: '/blog/no-such-category/local-to-global', status: 404, is: isNotFound(ARTICLE_MISSING) },

  { path: '/blog/page/1', status: 404, is: isNotFound(PAGE_MISSING) },
  { path: '/blog/page/99', status: 404, is: isNotFound(PAGE_MISSING) },
  { path: '/Blog/Page/1/', status: 404, is: isNotFound(PAGE_MISSING) },
  { path: `/blog/page/${article}`, status: 404, is: isNotFound(PAGE_MISSING) },
  { path: '/blog/seo-growth/page/99', status: 404, is: isNotFound(PAGE_MISSING) },
  { path: `/blog/${category}/page/99`, status: 404, is: isNotFound(PAGE_MISSING) },
]

const missingFiles: Check[] = [
  { path: '/assets/x.js', status: 404, is: isNoFile },
  { path: '/nowhere.txt', status: 404, is: isNoFile },
  { path: '/blog/nowhere.data', status: 404, is: isNoFile },
  { path: '/blog/x.html', status: 404, is: isNoFile },
  { path: `/blog/${category}/x.html`, status: 404, is: isNoFile },
  { path: '/pictures/nowhere.SVG', status: 404, is: isNoFile },
  { path: '/index.html.br', status: 404, is: isNoFile },
  { path: `${script}.gz`, status: 404, is: isNoFile },
  { path: '/vercel.json', status: 404, is: isNoFile },
  { path: '/__forms.html', status: 404, is: isNoFile },
  { path: '/_headers', status: 404 },
  { path: '/_redirects', status: 404 },
]

const methods: Check[] = [
  { path: '/about', method: 'HEAD', status: 200, is: ({ body }) => expect(body).toBe('') },
  { path: '/nowhere', method: 'HEAD', status: 404, is: ({ body }) => expect(body).toBe('') },
  ...['POST', 'PUT', 'DELETE'].map((method) => ({
    path: '/about',
    method,
    status: 405,
    is: ({ headers }: Answer) => expect(headers.allow).toBe('GET, HEAD'),
  })),
  { path: '/nowhere', method: 'POST', status: 405 },
]

/** Which address leads to what. */
export const addresses = [...pages, ...files, ...moved, ...missingPages, ...missingFiles, ...methods]
