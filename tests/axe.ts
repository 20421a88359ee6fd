import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './site.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** What another colour scheme can change. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block']

const light = { name: 'light', media: { colorScheme: 'light', forcedColors: 'none' } } as const
const schemes = [
  light,
  { name: 'dark', media: { colorScheme: 'dark', forcedColors: 'none' } },
  { name: 'forced colours', media: { colorScheme: 'dark', forcedColors: 'active' } },
] as const

async function violations(page: Page, within: string, runOnly: { type: 'tag' | 'rule'; values: string[] }) {
  // Half a megabyte, once a page is enough.
  const isThere = await page.evaluate(() => 'axe' in window)
  // The legacy mode takes no further page, and there is no frame of ours to look into.
  const found = await new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) })
    .setLegacyMode()
    // `preload` would fetch the vendor's stylesheet, which the site's policy forbids.
    .options({ preload: false, resultTypes: ['violations'], runOnly })
    .include(within)
    // The vendor's calendar is not ours to mend.
    .exclude('iframe')
    .analyze()
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))
}

/**
 * axe finds nothing, best practices included.
 * @param within the part that is looked at, as a selector; with a modal dialog open nothing else can be
 * @param inAllColours also in dark and in forced colours, which are the same at every width
 */
export async function axeFindsNothing(page: Page, where: string, within = 'html', inAllColours = true) {
  for (const { name, media } of inAllColours ? schemes : [light]) {
    await page.emulateMedia({ ...media, reducedMotion: 'reduce' })
    const runOnly =
      name === 'light' ? { type: 'tag' as const, values: TAGS } : { type: 'rule' as const, values: OF_COLOUR }
    expect.soft(await violations(page, within, runOnly), `${where}, ${name}`).toEqual([])
  }
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none', reducedMotion: 'reduce' })
}
