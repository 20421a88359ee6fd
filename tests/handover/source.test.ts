import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readBrand } from '../../src/content/brand-files.ts'
import { tracesIn } from './traces.ts'

/** Where the defaults are set and explained, and where tests and papers speak of them. */
const MAY_NAME_THE_BUSINESS =
  /^(content\/site\.yaml|LICENSE|README\.md|CONTRIBUTING\.md|docs\/.*|tests\/.*|.*\.test\.tsx?)$/
const TEXT = /\.(tsx?|css|json|md|svg|html|txt|ya?ml|webmanifest|d\.ts)$|^[^.]+$/

const files = () =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => TEXT.test(file) && existsSync(file) && !file.startsWith('node_modules'))

test('a trace is found however it is written', () => {
  expect(tracesIn('Call 020 7946-0958 or write to hello@KITEBRIDGE.example')).toHaveLength(4)
  expect(tracesIn('A bridge, a kite, 7946')).toEqual([])
})

test('nothing of the business is written outside its settings', () => {
  const looked = files().filter((file) => !MAY_NAME_THE_BUSINESS.test(file))
  expect(looked.length).toBeGreaterThan(150)
  const found = looked.flatMap((file) => tracesIn(readFileSync(file, 'utf8')).map((trace) => `${file}, ${trace}`))
  expect(found).toEqual([])
})

test('no color of the brand is written outside its file', () => {
  const { colors } = readBrand('.')
  const own = Object.values(colors).flatMap(({ light, dark }) => [light, dark])
  const looked = files().filter((file) => !/^(content\/brand\.yaml|docs\/.*|tests\/.*|.*\.test\.tsx?)$/.test(file))
  const found = looked.flatMap((file) => {
    const text = readFileSync(file, 'utf8').toLowerCase()
    return own.filter((color) => color !== '#ffffff' && text.includes(color)).map((color) => `${file}, ${color}`)
  })
  expect(found).toEqual([])
})

test('every file is checked out as it is written, whatever git makes of line endings', () => {
  const list = execFileSync('git', ['ls-files', '--eol'], { encoding: 'utf8' }).trimEnd().split('\n')
  // Such as `i/lf    w/lf    attr/text=auto eol=lf   package.json`; a file in work may be anything.
  const wrong = list.filter((line) => !/^i\/(lf|none) .*attr\/text=auto eol=lf|^i\/-text .*attr\/-text/.test(line))
  expect(list.length).toBeGreaterThan(200)
  expect(wrong).toEqual([])
})
