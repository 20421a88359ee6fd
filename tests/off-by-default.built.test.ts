import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readFiles } from '@packages/content-files/node'
import { expect, test } from 'vitest'
import { collections } from '../src/content/collections.ts'
import { contentRoot } from '../src/content/loader.ts'

const assets = resolve(import.meta.dirname, '..', process.env.BUILD_DIR ?? 'build', 'client/assets')

const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'))
const code = scripts.map((name) => readFileSync(join(assets, name), 'utf8')).join('\n')

test('of the site’s facts, the browser’s files hold those that a browser needs', () => {
  const [site] = readFiles(contentRoot, collections.site)
  expect(code).toContain(site?.data.email)
  expect(code).not.toContain(site?.data.phone)
  expect(code).not.toContain(site?.data.socialLinks[0]?.url)
})

test('analytics, which are off by default, are not in the browser’s files', () => {
  expect(scripts.length).toBeGreaterThan(10)
  const analytics = ['goatcounter', 'plausible', 'umami', 'whatsapp clicked', 'demo opened']
  expect(analytics.filter((word) => code.includes(word))).toEqual([])
})
