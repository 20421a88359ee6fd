import type { Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'
import { expect } from './site.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** What another color scheme can change. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block']

const light = { name: 'light', media: { colorScheme: 'light', forcedColors: 'none' } } as const
const schemes = [
  light,
  { name: 'dark', media: { colorScheme: 'dark', forcedColors: 'none' } },
  { name: 'forced colors', media: { colorScheme: 'dark', forcedColors: 'active' } },
] as const

/** Runs in the page. A page's own policy does not bind what Playwright evaluates. */
async function violations(page: Page, within: string, runOnly: RunOptions['runOnly']): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(
    async ([include, options]) => {
      // The vendor's calendar is not ours to mend.
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(
        { include: [include], exclude: ['iframe'] },
        options,
      )
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))
    },
    // `preload` would fetch the vendor's stylesheet, which the site's policy forbids.
    [within, { preload: false, iframes: false, resultTypes: ['violations'], runOnly }] satisfies [string, RunOptions],
  )
}

/**
 * axe finds nothing, best practices included.
 * @param within the part that is looked at, as a selector; with a modal dialog open nothing else can be
 * @param inAllColors also in dark and in forced colors, which are the same at every width
 */
export async function axeFindsNothing(page: Page, where: string, within = 'html', inAllColors = true) {
  for (const { name, media } of inAllColors ? schemes : [light]) {
    await page.emulateMedia({ ...media, reducedMotion: 'reduce' })
    const runOnly =
      name === 'light' ? { type: 'tag' as const, values: TAGS } : { type: 'rule' as const, values: OF_COLOUR }
    expect.soft(await violations(page, within, runOnly), `${where}, ${name}`).toEqual([])
  }
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none', reducedMotion: 'reduce' })
}
