import type { Page } from '@playwright/test'
import { readBrand } from '../src/content/brand-files.ts'
import { expect, test, visit } from './site.ts'

const inFooter = (page: Page) => page.getByRole('contentinfo').getByRole('group', { name: 'Appearance' })
const background = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
/** The color of the browser's own bar: of the metas whose media match. */
const barColor = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
      .filter(({ media }) => matchMedia(media).matches)
      .map(({ content }) => content),
  )
const { paper } = readBrand('.').colors
const rgb = (hex: string) =>
  `rgb(${hex
    .match(/[0-9a-f]{2}/g)
    ?.map((part) => Number.parseInt(part, 16))
    .join(', ')})`
const LIGHT = { background: rgb(paper.light), bar: [paper.light] }
const DARK = { background: rgb(paper.dark), bar: [paper.dark] }

async function looks(page: Page, expected: typeof LIGHT) {
  expect(await background(page)).toBe(expected.background)
  expect(await barColor(page)).toEqual(expected.bar)
}

test('a chosen theme is there before the page is painted, on every page, in both switches, after Back, and on paper light', async ({
  page,
}) => {
  // What the first frames of every page are painted in.
  await page.addInitScript(() => {
    const backgrounds = Object.assign(window, { backgrounds: [] as string[] }).backgrounds
    const note = () => {
      if (document.body) backgrounds.push(getComputedStyle(document.documentElement).backgroundColor)
      if (backgrounds.length < 5) requestAnimationFrame(note)
    }
    note()
  })
  await visit(page, '/about')
  await expect(inFooter(page).getByRole('radio', { name: 'System' })).toBeChecked()
  await looks(page, LIGHT)
  await page.emulateMedia({ colorScheme: 'dark' })
  await looks(page, DARK)

  await inFooter(page).getByRole('radio', { name: 'Light' }).check()
  await looks(page, LIGHT)
  await visit(page, '/packages')
  await page.waitForFunction(() => (window as unknown as { backgrounds: string[] }).backgrounds.length === 5)
  expect(await page.evaluate(() => [...new Set((window as unknown as { backgrounds: string[] }).backgrounds)])).toEqual(
    [LIGHT.background],
  )
  await looks(page, LIGHT)
  await expect(inFooter(page).getByRole('radio', { name: 'Light' })).toBeChecked()

  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('group', { name: 'Appearance' }).first().getByRole('radio', { name: 'Dark' }).check()
  await page.keyboard.press('Escape')
  await expect(inFooter(page).getByRole('radio', { name: 'Dark' })).toBeChecked()
  await page.emulateMedia({ colorScheme: 'light' })
  await looks(page, DARK)
  await page.emulateMedia({ colorScheme: 'light', media: 'print' })
  expect(await background(page)).toBe('rgb(255, 255, 255)')
  await page.emulateMedia({ media: 'screen' })

  await page.goBack()
  await expect(page).toHaveURL('/about')
  await expect.poll(() => background(page)).toBe(DARK.background)
  await inFooter(page).getByRole('radio', { name: 'System' }).check()
  await looks(page, LIGHT)
})

test('where storage is forbidden a choice holds for the page', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('forbidden', 'SecurityError')
        },
      })
  })
  await visit(page, '/about')
  await inFooter(page).getByRole('radio', { name: 'Dark' }).check()
  await looks(page, DARK)
})
