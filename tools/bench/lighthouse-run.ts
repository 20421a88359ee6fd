import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { CHROMIUM_FLAGS } from '../chromium.ts'
import { browserPath } from './browser.ts'
import { playOutsideWorld } from './outside-world.ts'

export const SCORES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** One run on one page. Times in ms, scores from 0 to 100, sizes in bytes as they came over the line. */
export type Run = {
  firstPaint: number
  largestPaint: number
  blocked: number
  shift: number
  bytes: number
  scores: Record<(typeof SCORES)[number], number>
  /** Names of the audits that took something off a score. */
  faults: string[]
}

/** Lighthouse now and then loses the start of a trace and asks to be run again; a page that is broken stays so. */
const ATTEMPTS = 3

/** Opens a page in a fresh browser with Lighthouse's defaults: a slow phone, its network and processor simulated. */
export async function runLighthouse(address: string, attempt = 1): Promise<Run> {
  try {
    return await runOnce(address)
  } catch (error) {
    if (attempt === ATTEMPTS) throw error
    console.log(`${(error as Error).message} Once more.`)
    return runLighthouse(address, attempt + 1)
  }
}

async function runOnce(address: string): Promise<Run> {
  const chrome = await launch({ chromePath: browserPath(), chromeFlags: ['--headless=new', ...CHROMIUM_FLAGS] })
  try {
    const endWorld = await playOutsideWorld(chrome.port)
    const result = await lighthouse(address, { port: chrome.port, logLevel: 'error', output: 'json' })
    endWorld()
    if (!result || result.lhr.runtimeError) throw new Error(`${address}: ${result?.lhr.runtimeError?.message}`)
    const { audits, categories } = result.lhr
    const value = (audit: string) => {
      const number = audits[audit]?.numericValue
      if (number === undefined) throw new Error(`${address}: Lighthouse has no value for ${audit}.`)
      return number
    }
    const faults = Object.values(categories).flatMap(({ auditRefs }) =>
      auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1).map(({ id }) => id),
    )
    return {
      firstPaint: value('first-contentful-paint'),
      largestPaint: value('largest-contentful-paint'),
      blocked: value('total-blocking-time'),
      shift: value('cumulative-layout-shift'),
      bytes: value('total-byte-weight'),
      scores: Object.fromEntries(
        SCORES.map((score) => [score, Math.round((categories[score]?.score ?? 0) * 100)]),
      ) as Run['scores'],
      faults,
    }
  } finally {
    chrome.kill()
  }
}
