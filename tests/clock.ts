import type { Page } from '@playwright/test'
import { siteScriptReady, visit } from './site.ts'

/** Opens a page and then stops its clock: from there on time passes in `page.clock.runFor` alone. */
export async function visitThenPauseClock(page: Page, path: string) {
  await page.clock.install()
  await visit(page, path)
  await page.clock.pauseAt(Date.now() + 60_000)
}

/** Opens a page whose clock stands still from the start, one second after the epoch. */
export async function visitWithClockPaused(page: Page, path: string) {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  await page.goto(path)
  await siteScriptReady(page)
}
