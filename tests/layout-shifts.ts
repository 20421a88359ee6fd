import type { Page } from '@playwright/test'

type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; sources?: { node?: Node }[] }
type Shift = { value: number; what: string }
type Watching = { takeShifts: () => Shift[] }

/** From now on every page that is opened notes what moves by itself. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let shifts: Shift[] = []
    const note = (entries: PerformanceEntryList) => {
      for (const { value, hadRecentInput, sources } of entries as Entry[])
        if (!hadRecentInput)
          shifts.push({
            value,
            what: sources?.map(({ node }) => node?.textContent?.trim().slice(0, 60)).join(' | ') ?? '',
          })
    }
    const observer = new PerformanceObserver((list) => note(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    const takeShifts = () => {
      note(observer.takeRecords())
      const taken = shifts
      shifts = []
      return taken
    }
    Object.assign(window, { takeShifts })
  })
}

/**
 * What has moved since the last call. The typed words push their cursor along, and a currency's sign may come late in a
 * font of its own: some thousandths, which is nothing.
 */
export const takeShifts = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    return (window as unknown as Watching).takeShifts().filter(({ value }) => value >= 0.002)
  })
