import { readdirSync, readFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { stills } from '../animation/animation.tsx'
import { type AnimationName, animations, fileOf } from './animations.ts'

const MOST_BYTES = 15_000
const LOOP_SECONDS = 4

type Shape = { ty: string; cl?: string; it?: Shape[] }
type Lottie = { w: number; h: number; fr: number; ip: number; op: number; layers: { shapes: Shape[] }[] }

const names = Object.keys(animations) as AnimationName[]
const read = (name: AnimationName) => readFileSync(`public${fileOf(name)}`, 'utf8')
const flat = (shapes: Shape[]): Shape[] => shapes.flatMap((shape) => [shape, ...flat(shape.it ?? [])])
const paints = ({ layers }: Lottie) =>
  layers.flatMap(({ shapes }) => flat(shapes)).filter(({ ty }) => ['fl', 'st', 'gf', 'gs'].includes(ty))

it('registers exactly the files that are served', () => {
  expect(names.map((name) => `${name}.json`).sort()).toEqual(readdirSync('public/animations').sort())
})

describe.each(names)('%s', (name) => {
  const { width, height, stillFrame } = animations[name]
  const lottie: Lottie = JSON.parse(read(name))

  it('is small, of the registered shape, and loops in four seconds', () => {
    expect(Buffer.byteLength(read(name))).toBeLessThan(MOST_BYTES)
    expect([lottie.w, lottie.h]).toEqual([width, height])
    expect((lottie.op - lottie.ip) / lottie.fr).toBe(LOOP_SECONDS)
    expect(stillFrame).toBeGreaterThanOrEqual(lottie.ip)
    expect(stillFrame).toBeLessThan(lottie.op)
  })

  it('takes every color from a class that its still drawing wears too', () => {
    const worn = new Set(
      [...renderToStaticMarkup(createElement(stills[name])).matchAll(/class="([^"]*)"/g)].flatMap(([, value = '']) =>
        value.split(' '),
      ),
    )
    for (const { ty, cl } of paints(lottie)) {
      expect(cl).toMatch(ty === 'st' ? /^stroke-/ : /^fill-/)
      expect(worn).toContain(cl)
    }
  })
})
