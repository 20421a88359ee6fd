import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { definitions } from './schema.ts'

const example = readFileSync('.env.example', 'utf8')

test('the example file holds every setting with its default, in the same order', () => {
  const defaults = Object.entries(definitions).map(([name, { fallback }]) => [name, fallback])
  expect(parseEnv(example)).toEqual(Object.fromEntries(defaults))
  expect([...example.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name)).toEqual(Object.keys(definitions))
})

test.each(Object.entries(definitions))('the example file says what %s takes', (name, { takes }) => {
  const paragraph = example.split('\n\n').find((part) => part.includes(`\n${name}=`)) ?? ''
  expect(paragraph.replaceAll('\n# ', ' ')).toContain(`# Takes ${takes}.`)
})
