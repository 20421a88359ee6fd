import type { Page } from '@playwright/test'
import { DELETE_MS, HOLD_MS, TYPE_MS } from '../src/browser/typed-words.ts'
import { expect, test, visit } from './site.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** What stands in the hero after each change, and how long the text before it stood. */
function* wholeCycle(first: string, words: string[]) {
  for (const word of [...words, first]) {
    for (let length = 1; length <= word.length; length++) yield { text: word.slice(0, length), after: TYPE_MS }
    for (let length = word.length - 1; length >= 0; length--)
      yield { text: word.slice(0, length), after: length === word.length - 1 ? HOLD_MS : DELETE_MS }
  }
}

test('the hero types 100 ms a character, holds 2 s, deletes 50 ms a character, and takes the next word', async ({
  page,
}) => {
  expect([TYPE_MS, HOLD_MS, DELETE_MS]).toEqual([100, 2000, 50])
  await page.clock.install()
  await visit(page, '/')
  await expect(heading(page)).toBeInViewport()
  await page.clock.pauseAt(Date.now() + 5000)
  await heading(page).evaluate((element) => {
    const seen: { text: string; after: number }[] = []
    Object.assign(window, { seen })
    let last = Date.now()
    const typed = element.querySelector('[aria-hidden="true"]')?.lastElementChild
    if (!typed) throw new Error('Nothing is typed.')
    new MutationObserver(() => {
      seen.push({ text: typed.textContent ?? '', after: Date.now() - last })
      last = Date.now()
    }).observe(typed, { childList: true, subtree: true, characterData: true })
  })
  await page.clock.runFor(32_000)
  const seen = await page.evaluate(() => (window as unknown as { seen: { text: string; after: number }[] }).seen)
  const expected = [...wholeCycle('SEO/Google Ads', ['Social Media', 'Instagram', 'Web Designing'])]
  // From the end of the first word, wherever the pause met it.
  const begin = seen.findIndex(({ text }) => text === '') + 1
  expect(begin).toBeGreaterThan(0)
  expect(seen.slice(begin, begin + expected.length)).toEqual(expected)
})

test('the cursor after the word blinks every 500 ms', async ({ page }) => {
  await visit(page, '/')
  const opacity = await heading(page).evaluate(async (element) => {
    let blinking: Animation | undefined
    while (!blinking) {
      await new Promise(requestAnimationFrame)
      blinking = element.getAnimations({ subtree: true })[0]
    }
    blinking.pause()
    const { target } = blinking.effect as KeyframeEffect
    return [0, 499, 501, 999, 1001, 1499, 1501].map((at) => {
      blinking.currentTime = at
      return target && getComputedStyle(target).opacity
    })
  })
  expect(opacity).toEqual(['1', '1', '0', '0', '1', '1', '0'])
})

test('Get Started Today scrolls to contact; Schedule opens the demo; of the questions at most one is open, and it can be closed', async ({
  page,
}) => {
  await visit(page, '/')
  const hero = page.locator('#home')
  await hero.getByRole('button', { name: 'Get Started Today' }).click()
  await expect(page.locator('#contact').getByRole('heading').first()).toBeInViewport({ ratio: 1 })
  await expect(page).toHaveURL(/\/(#contact)?$/)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await hero.getByRole('button', { name: 'Schedule' }).click()
  await expect(page.getByRole('dialog', { name: /demo/i })).toBeVisible()
  await page.keyboard.press('Escape')

  const questions = page.locator('#faq details')
  const open = () =>
    questions.evaluateAll((all) => all.flatMap((one, at) => ((one as HTMLDetailsElement).open ? [at] : [])))
  expect(await open()).toEqual([])
  await questions.nth(1).locator('summary').click()
  expect(await open()).toEqual([1])
  await questions.nth(6).locator('summary').focus()
  await page.keyboard.press('Enter')
  expect(await open()).toEqual([6])
  await expect(questions.nth(6).getByRole('paragraph')).toBeVisible()
  await expect(questions.nth(1).getByRole('paragraph')).toBeHidden()
  await page.keyboard.press('Space')
  expect(await open()).toEqual([])
})
