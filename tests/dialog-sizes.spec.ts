import { CLASSIC_SCROLLBARS, closeButton, dialogOf, dialogs, headerSchedule } from './dialog.ts'
import { expect, test, visit } from './site.ts'

test.use(CLASSIC_SCROLLBARS)

for (const [width, height] of [
  [320, 568],
  [667, 375],
  [1280, 600],
] as const)
  for (const { name, path, state } of [
    { ...dialogs[0], state: 'with its calendar' },
    { ...dialogs[0], state: 'without its calendar' },
    { ...dialogs[1], state: 'as it is' },
  ])
    test.describe(() => {
      test.use({
        viewport: { width, height },
        world: { country: 'US', scheduling: state === 'without its calendar' ? 'empty' : 'works' },
      })
      test(`at ${width} x ${height} the ${name} dialog, ${state}, fits, its X can be hit, one thing scrolls`, async ({
        page,
      }) => {
        await page.clock.install()
        await visit(page, path)
        if (width < 1024) {
          await page.getByRole('button', { name: 'Open menu' }).click()
          await page.getByRole('button', { name: 'Schedule Demo' }).click()
        } else await headerSchedule(page).click()
        await expect(dialogOf(page)).toBeVisible()
        await page.clock.runFor(6000)
        if (state === 'without its calendar') await expect(dialogOf(page).getByRole('link').first()).toBeAttached()

        const box = await dialogOf(page).boundingBox()
        expect(box?.x).toBeGreaterThanOrEqual(0)
        expect(box?.y).toBeGreaterThanOrEqual(0)
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height)

        const scrolling = await dialogOf(page).evaluate((dialog) =>
          [dialog, ...dialog.querySelectorAll('*')]
            .filter((element) => /auto|scroll/.test(getComputedStyle(element).overflowY))
            .filter((element) => element.scrollHeight > element.clientHeight + 1)
            .map((element) => element.outerHTML.slice(0, 100)),
        )
        expect(scrolling.length, scrolling.join('\n')).toBeLessThanOrEqual(1)
        // Everything in it can be reached: nothing lies above or beside what scrolls, and the last stop comes into view.
        const lost = await dialogOf(page).evaluate((dialog) => {
          const frame = dialog.getBoundingClientRect()
          const parts = [...dialog.querySelectorAll('a, button, p, h2, h3')].filter((part) => part.checkVisibility())
          return parts
            .filter((part) => {
              part.scrollIntoView({ block: 'nearest' })
              const { left, right, top, bottom } = part.getBoundingClientRect()
              return left < frame.left || right > frame.right || top < frame.top - 1 || bottom > frame.bottom + 1
            })
            .map((part) => part.outerHTML.slice(0, 100))
        })
        expect(lost).toEqual([])
        await closeButton(page).click()
        await expect(dialogOf(page)).toHaveCount(0)
      })
    })
