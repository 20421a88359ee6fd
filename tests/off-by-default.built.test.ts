import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const assets = resolve(import.meta.dirname, '..', process.env.BUILD_DIR ?? 'build', 'client/assets')

test('analytics, which are off by default, are not in the browser’s files', () => {
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(10)
  const code = scripts.map((name) => readFileSync(join(assets, name), 'utf8')).join('\n')
  const analytics = ['goatcounter', 'plausible', 'umami', 'whatsapp clicked', 'demo opened']
  expect(analytics.filter((word) => code.includes(word))).toEqual([])
})
