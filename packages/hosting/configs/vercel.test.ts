import { expect, test } from 'vitest'
import { readSettings } from '../../../integrations/settings/read.ts'
import { vercelFile } from './vercel.ts'

test('Vercel redirects an article behind an unknown category, and no page that is there', () => {
  const site = { pages: ['/blog/a', '/blog/seo/a'], categories: ['seo'], articles: ['a'] }
  const { redirects } = JSON.parse(vercelFile(readSettings({}), site))
  expect(redirects).toHaveLength(1)
  const [{ source, destination, statusCode }] = redirects
  expect({ destination, statusCode }).toEqual({ destination: '/blog/a', statusCode: 301 })
  // What stands in brackets behind a name is its expression.
  const pattern = new RegExp(`^${source.replace(/:\w+\(/, '(')}$`)
  const redirected = (path: string) => pattern.test(path)
  expect(['/blog/other/a', '/blog/seo2/a'].every(redirected)).toBe(true)
  expect(['/blog/a', '/blog/seo/a', '/blog/page/a', '/blog/other/b', '/blog/x/y/a'].some(redirected)).toBe(false)
})
