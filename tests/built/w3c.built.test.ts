import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { client } from './built-page.ts'

const CHECKER = ['-jar', 'node_modules/vnu-jar/build/dist/vnu.jar', '--errors-only', '--no-langdetect']
const FILTER = ['--skip-non-html', '--filterpattern', 'CSS: .*']
/** All services, and one page of each other template. */
const PAGES = ['services', 'index.html', '404.html', 'about.html', 'packages.html', 'faqs.html', 'contact.html']
const MORE_PAGES = ['thank-you', 'privacy', 'blog', 'blog/404', 'blog/1', 'blog/local-to-global', 'blog/seo-growth']
const files = [...PAGES, ...MORE_PAGES.map((page) => `${page}.html`)].map((file) => join(client, file))
const hasJava = spawnSync('java', ['-version']).status === 0

test.skipIf(!hasJava)('the W3C checker finds no error, where Java is', { timeout: 180_000 }, () => {
  expect(spawnSync('java', [...CHECKER, ...FILTER, ...files], { encoding: 'utf8' })).toMatchObject({
    stderr: '',
    status: 0,
  })
})
