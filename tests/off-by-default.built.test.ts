import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const assets = resolve(import.meta.dirname, '..', process.env.BUILD_DIR ?? 'build', 'client/assets')

test('what is off by default is not in the browser’s files', () => {
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(10)
  const code = scripts.map((name) => readFileSync(join(assets, name), 'utf8')).join('\n')
  const analytics = ['goatcounter', 'plausible', 'umami', 'whatsapp clicked', 'demo opened']
  const delivery = ['Retry-After', 'not signed up', 'not sent', 'Try again', '-submission', 'Leave this']
  expect([...analytics, ...delivery].filter((word) => code.includes(word))).toEqual([])
})
