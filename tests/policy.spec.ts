import type { Page } from '@playwright/test'
import { VIDEO_HOST } from '../src/lib/third-parties.ts'
import { closeButton, dialogOf, open } from './dialog.ts'
import { expect, test, visit, WIDGET } from './site.ts'

type Watched = Window & { violations: string[]; ran: string[] }

/** Notes what the policy of a page refuses. */
async function watchViolations(page: Page) {
  await page.addInitScript(() => {
    const { violations } = Object.assign(window, { violations: [] as string[], ran: [] as string[] })
    addEventListener('securitypolicyviolation', (event) =>
      violations.push(`${event.effectiveDirective}: ${event.blockedURI}`),
    )
  })
  return () => page.evaluate(() => (window as unknown as Watched).violations)
}

test('the policy of a page lets modal, chat, prices, animations, form and video be', async ({ page }) => {
  const violations = await watchViolations(page)
  // As the vendor does it: a script that writes styles.
  await page.route('**/assets/external/widget.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `${WIDGET};document.head.append(Object.assign(document.createElement('style'),{textContent:'.calendly{color:red}'}))`,
    }),
  )
  await visit(page, '/')
  await open(page)
  await expect(dialogOf(page).locator('iframe')).toBeAttached()
  await closeButton(page).click()
  await page.getByRole('button', { name: 'Open chat assistant' }).click()
  await page.getByRole('log').focus()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('Please fill the Details')).toBeVisible()

  // Down the page, for everything that plays when it comes into view.
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 600) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise(requestAnimationFrame)
    }
  })
  // The video's host, whether or not a video is set.
  await page.evaluate(
    (src) =>
      new Promise((resolve) => {
        const frame = Object.assign(document.createElement('iframe'), { src, onload: resolve })
        document.body.append(frame)
      }),
    `${VIDEO_HOST}/embed/x`,
  )
  await page.evaluate((src) => fetch(src), 'https://ipapi.co/json/')
  expect(await violations()).toEqual([])
})

test.describe(() => {
  test.use({ allowedErrors: [/Content Security Policy/] })

  test('what is injected into a page does not run: an inline script, a handler, a script or a stylesheet from elsewhere', async ({
    page,
  }) => {
    const violations = await watchViolations(page)
    await visit(page, '/blog/1')
    await page.evaluate(() => {
      const script = document.createElement('script')
      script.textContent = 'ran.push("script")'
      document.body.append(script)
      document.body.insertAdjacentHTML(
        'beforeend',
        `<button onclick="ran.push('press')">x</button><img alt="" src="data:," onerror="ran.push('error')">`,
      )
      document.querySelector<HTMLElement>('body > button:last-of-type')?.click()
      document.head.append(
        Object.assign(document.createElement('script'), { src: 'https://elsewhere.example/x.js' }),
        Object.assign(document.createElement('link'), { rel: 'stylesheet', href: 'https://elsewhere.example/x.css' }),
      )
    })
    await expect
      .poll(async () => [...new Set(await violations())].toSorted())
      .toEqual([
        'script-src-attr: inline',
        'script-src-elem: https://elsewhere.example/x.js',
        'script-src-elem: inline',
        'style-src-elem: https://elsewhere.example/x.css',
      ])
    expect(await page.evaluate(() => (window as unknown as Watched).ran)).toEqual([])
  })
})
