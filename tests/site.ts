import { test as base, expect, type Page } from '@playwright/test'

/** What the outside world answers in a test. Everything that is not named here is cut off. */
export type ThirdParties = {
  /** The geolocation lookup. */
  country: string | null
  /** The scheduling vendor's script: a working widget, or one of its failures. */
  scheduling: 'works' | 'blocked' | 'empty'
}

/** The vendor's script, as far as the site uses it. */
export const WIDGET = `window.Calendly={initInlineWidget({url,parentElement}){const f=document.createElement('iframe');f.src=url;f.title='Select a Date & Time';parentElement.append(f)}}`

/** Puts this thirdParties around a page: what it asks for beyond its own site is answered here. */
export async function mockThirdParties(page: Page, thirdParties: ThirdParties) {
  await page.context().route(
    (url) => !['localhost', '127.0.0.1'].includes(url.hostname),
    (route) => {
      const url = new URL(route.request().url())
      if (url.hostname === 'ipapi.co')
        return thirdParties.country === null
          ? route.abort()
          : route.fulfill({ json: { country_code: thirdParties.country } })
      if (url.hostname === 'assets.calendly.com') {
        if (thirdParties.scheduling === 'blocked') return route.abort()
        if (url.pathname.endsWith('.css')) return route.fulfill({ contentType: 'text/css', body: '' })
        return route.fulfill({
          contentType: 'text/javascript',
          body: thirdParties.scheduling === 'works' ? WIDGET : '',
        })
      }
      if (url.hostname === 'calendly.com')
        return route.fulfill({ contentType: 'text/html', body: '<title>Calendar</title><input aria-label="Slot">' })
      return route.abort()
    },
  )
}

/**
 * Playwright's test with the site's surroundings: third parties are played by the test, and an unexpected console
 * error, page error or unhandled rejection fails it.
 */
export const test = base.extend<{ thirdParties: ThirdParties; allowedErrors: RegExp[]; watched: undefined }>({
  thirdParties: [{ country: 'US', scheduling: 'works' }, { option: true }],
  /** Console errors that a test provokes on purpose. */
  allowedErrors: [[], { option: true }],
  watched: [
    async ({ page, thirdParties, allowedErrors }, use) => {
      const problems: string[] = []
      const note = (text: string) => {
        if (!allowedErrors.some((allowed) => allowed.test(text))) problems.push(text)
      }
      page.on('console', (message) => {
        if (message.type() === 'error') note(`${message.text()} (${message.location().url})`)
      })
      page.on('pageerror', (error) => note(error.message))
      await mockThirdParties(page, thirdParties)
      await use(undefined)
      expect(problems, 'errors in the console').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Opens a page and waits until its script runs. */
export async function visit(page: Page, path: string) {
  const response = await page.goto(path)
  await siteScriptReady(page)
  return response
}

/** The script of a page has run: it writes the state of the menus' buttons. */
export async function siteScriptReady(page: Page) {
  await page.locator('header [popovertarget][aria-expanded]').first().waitFor({ state: 'attached' })
}
