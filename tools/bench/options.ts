import { parseArgs } from 'node:util'
import { MEASURED_PAGES } from './pages.ts'
import { SIZES } from './scale.ts'

export const PARTS = ['pages', 'interaction', 'scale'] as const
export type Part = (typeof PARTS)[number]

/** Of so many runs the median stands in the documentation. */
const RUNS = 5

export type Options = {
  parts: Part[]
  runs: number
  pages: string[]
  sizes: number[]
  /** Whether the results are a whole measure and not a try, and so belong into the documentation. */
  whole: boolean
}

const isPart = (name: string): name is Part => (PARTS as readonly string[]).includes(name)
const isCount = (number: number) => Number.isInteger(number) && number > 0

/**
 * Reads the command's options: `--runs=1`, `--only=pages,scale`, `--pages=/,/blog`, `--sizes=100`.
 * @throws Error with a sentence that names the option and what it takes
 */
export function readOptions(args: string[]): Options {
  const text = { type: 'string' } as const
  const { values } = parseArgs({ args, options: { runs: text, only: text, pages: text, sizes: text } })
  const list = (given: string | undefined) => given?.split(',').filter(Boolean)
  const runs = Number(values.runs ?? RUNS)
  if (!isCount(runs)) throw new Error(`--runs is "${values.runs}", but takes a whole number from 1.`)
  const parts = list(values.only) ?? [...PARTS]
  if (!parts.every(isPart)) throw new Error(`--only is "${values.only}", but takes some of ${PARTS.join(', ')}.`)
  const pages = list(values.pages) ?? MEASURED_PAGES
  if (!pages.every((page) => page.startsWith('/')))
    throw new Error(`--pages is "${values.pages}", but takes paths such as /blog.`)
  const sizes = list(values.sizes)?.map(Number) ?? SIZES
  if (!sizes.every(isCount)) throw new Error(`--sizes is "${values.sizes}", but takes numbers of articles such as 100.`)
  const whole = runs >= RUNS && values.pages === undefined && values.sizes === undefined
  return { parts, runs, pages, sizes: sizes.sort((a, b) => a - b), whole }
}
