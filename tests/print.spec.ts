import type { Page } from '@playwright/test'
import { templates } from './pages.ts'
import { expect, test } from './site.ts'

/** Every text node with its place and whether it is on the sheet. Icons and the marks of links to headings are no text. */
const textsOf = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: { text: string; isInMain: boolean; isShown: boolean; isScreenReaderOnly: boolean }[] = []
    while (walker.nextNode()) {
      const { data, parentElement } = walker.currentNode as Text
      if (!data.trim() || !parentElement || parentElement.closest('script, template, noscript, .anchor')) continue
      const isShown = parentElement.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true })
      const isInMain = parentElement.closest('main') !== null
      texts.push({
        text: data.trim(),
        isInMain,
        isShown,
        isScreenReaderOnly: parentElement.closest('.sr-only') !== null,
      })
    }
    return texts
  })

/** Elements of main whose text would print too light. */
const tooLight = (page: Page) =>
  page.locator('main :is(h1, h2, p, li, dt)').evaluateAll((all) =>
    all
      .filter((one) => one.checkVisibility() && one.textContent?.trim())
      .filter((one) =>
        (getComputedStyle(one).color.match(/[\d.]+/g) ?? []).slice(0, 3).some((part) => Number(part) > 120),
      )
      .map((one) => one.outerHTML.slice(0, 120)),
  )

test.use({ colorScheme: 'dark', allowedErrors: [/status of 404/] })

test('print shows all visible text of main, answers expanded, dark on white, and nothing else; copied text has no words for screen readers', async ({
  page,
}) => {
  test.slow()
  for (const path of templates) {
    await page.goto(path)
    await expect(page.locator('[data-usd][aria-busy]')).toHaveCount(0)
    // The typed words stand still, so that both readings agree.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const openAll = await page.addStyleTag({ content: 'details::details-content { content-visibility: visible }' })
    const hidden = await page.locator('main .sr-only').allTextContents()
    const read = (await textsOf(page)).filter(({ isInMain, isShown }) => isInMain && isShown)
    const copied = await page.locator('main').evaluate((main) => {
      getSelection()?.selectAllChildren(main)
      return getSelection()?.toString() ?? ''
    })
    expect
      .soft(
        // Short ones may occur in the visible text too.
        hidden.filter((text) => text.length > 20 && copied.includes(text)),
        path,
      )
      .toEqual([])
    await openAll.evaluate((style) => (style as Element).remove())

    await page.emulateMedia({ media: 'print' })
    const printed = (await textsOf(page)).filter(({ isShown }) => isShown)
    expect
      .soft(
        printed.map(({ text }) => text),
        path,
      )
      .toEqual(read.filter(({ isScreenReaderOnly }) => !isScreenReaderOnly).map(({ text }) => text))
    expect.soft(await tooLight(page), path).toEqual([])
    await page.emulateMedia({ media: null })
  }
})

test('the report is one sheet, on A4 and on Letter', async ({ page }) => {
  await page.goto('/sample-report')
  for (const format of ['A4', 'Letter']) {
    const pdf = await page.pdf({ format, margin: { top: '14mm', right: '14mm', bottom: '14mm', left: '14mm' } })
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g), format).toHaveLength(1)
  }
})
