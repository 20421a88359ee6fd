import type { Page } from '@playwright/test'
import { expect, hydrated, test, visit } from './site.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test.describe('one agreed address comes to life without a hydration error', () => {
  for (const [address, agreed] of [
    ['/about', '/about'],
    ['/About', '/about'],
    ['/ABOUT/', '/about'],
    ['/about?utm=1', '/about'],
    ['/?utm_source=mail', '/'],
    ['/Blog', '/blog'],
    ['/blog/SEO/Seo-1?utm=1', '/blog/seo-1'],
  ] as const)
    test(address, async ({ page }) => {
      // A production build says little of a mismatch, but it draws the document anew: the heading would be another one.
      await page.addInitScript(() => {
        addEventListener('DOMContentLoaded', () => Object.assign(window, { first: document.querySelector('h1') }))
      })
      const response = await visit(page, address)
      expect(response?.status()).toBe(200)
      const kept = () =>
        page.evaluate(() => (window as unknown as { first: Element }).first === document.querySelector('h1'))
      expect(await kept()).toBe(true)
      const canonical = await page.locator('link[rel="canonical"]').getAttribute('href')
      expect(new URL(canonical ?? '').pathname).toBe(agreed)
      expect(new URL(canonical ?? '').search).toBe('')
      await page.getByRole('banner').getByRole('button', { name: 'Schedule' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    })
})

test.describe('scripts that come 2 s late', () => {
  test.beforeEach(async ({ page }) => {
    const arrival = Date.now() + 2000
    await page.route(/localhost:\d+\/assets\/.*\.js/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, arrival - Date.now()))
      await route.continue()
    })
  })

  test('an early press of a button is kept and answered', async ({ page, context }) => {
    await page.goto('/about', { waitUntil: 'commit' })
    await page.getByRole('banner').getByRole('button', { name: 'Schedule' }).click()
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 10_000 })
    await expect(page.getByRole('dialog')).toHaveCount(1)
    expect(context.pages(), 'no booking page opened as well').toHaveLength(1)
  })

  test('the menu, a question and a link work meanwhile by themselves', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/faqs', { waitUntil: 'commit' })
    const question = page.locator('main details').first()
    await question.locator('summary').click()
    await expect(question.getByRole('paragraph')).toBeVisible()
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(page.getByRole('navigation', { name: 'Mobile' })).toBeVisible()
    await hydrated(page)
    await expect(page.getByRole('navigation', { name: 'Mobile' })).toBeVisible()
    await expect(question).toHaveAttribute('open', '')
    await page.getByRole('button', { name: 'Close menu' }).click()
    await expect(page.getByRole('navigation', { name: 'Mobile' })).toBeHidden()
  })

  test('what was typed early stays in the field', async ({ page }) => {
    await page.goto('/contact', { waitUntil: 'commit' })
    await page.getByLabel('First Name').fill('Asha')
    await hydrated(page)
    await expect(page.getByLabel('First Name')).toHaveValue('Asha')
  })
})

test('scripts that come after the page was given up take over quietly', async ({ page }) => {
  let release = () => {}
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/assets\/entry.*\.js/, async (route) => {
    await gate
    await route.continue()
  })
  await page.clock.install()
  await page.goto('/contact', { waitUntil: 'commit' })
  await expect(heading(page)).toBeVisible()
  await page.clock.runFor(10_500)
  await expect(page.getByRole('textbox', { name: 'First Name' })).toBeHidden()
  release()
  await expect(async () => {
    await page.clock.runFor(2500)
    await expect(page.getByRole('textbox', { name: 'First Name' })).toBeVisible({ timeout: 500 })
  }).toPass()
})

test.describe('a browser that forbids storage', () => {
  test('pages, dialogs and navigation work', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['sessionStorage', 'localStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('The operation is insecure.', 'SecurityError')
          },
        })
    })
    await visit(page, '/')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Packages' }).click()
    await expect(page).toHaveURL('/packages')
    await page.getByRole('banner').getByRole('button', { name: 'Schedule' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })
})

test.describe('after a new release', () => {
  // A cross-fade that a page load cuts short is reported as well.
  test.use({
    allowedErrors: [/Transition was aborted|status of 404|dynamically imported module|Error loading route module|ERR_/],
  })

  const vanish = (page: Page, chunk: RegExp) =>
    page.route(chunk, (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'gone' }))

  test('an old tab that asks for a vanished chunk loads the page once and shows it', async ({ page }) => {
    await visit(page, '/')
    await vanish(page, /\/assets\/packages-.*\.js/)
    const documents: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
    })
    // The new document finds its code under another name.
    await page.route('/packages', async (route) => {
      await page.unroute(/\/assets\/packages-.*\.js/)
      await route.continue()
    })
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Packages' }).click()
    await expect(page).toHaveURL('/packages')
    await expect(page.getByText('$299')).toBeVisible()
    await hydrated(page)
    expect(documents).toEqual(['/packages'])
    await page.goBack()
    await expect(page).toHaveURL('/')
    await expect(page.locator('#home')).toBeVisible()
  })

  test('where the new page has no code either it is shown as HTML, and nothing reloads again', async ({ page }) => {
    await visit(page, '/')
    await vanish(page, /\/assets\/packages-.*\.js/)
    const documents: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
    })
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Packages' }).click()
    await expect(page).toHaveURL('/packages')
    await expect(page.getByText('$299')).toBeVisible()
    await page.waitForTimeout(1500)
    expect(documents).toEqual(['/packages'])
  })

  test('the footer, Home and a hash link follow too', async ({ page }) => {
    await visit(page, '/faqs')
    await vanish(page, /\/assets\/home-.*\.js/)
    await page.getByRole('navigation', { name: 'Quick Links' }).getByRole('link', { name: 'Contact' }).click()
    await expect(page).toHaveURL('/#contact')
    await expect(page.locator('#contact').getByRole('heading').first()).toBeInViewport()
  })

  test('Back to a page whose chunk has vanished shows it', async ({ page }) => {
    await visit(page, '/packages')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click()
    await expect(page).toHaveURL('/blog')
    await page.reload()
    await hydrated(page)
    await vanish(page, /\/assets\/packages-.*\.js/)
    await page.goBack()
    await expect(page).toHaveURL('/packages')
    await expect(page.getByText('$299')).toBeVisible()
  })

  test('a page that is gone with the release shows the not-found page', async ({ page }) => {
    await visit(page, '/')
    await page.route(/\/services\/google-ads/, (route) =>
      route.request().isNavigationRequest()
        ? page.request.get('/services/not-there').then((response) => route.fulfill({ response }))
        : route.fulfill({ status: 404, contentType: 'text/plain', body: 'gone' }),
    )
    await page.getByRole('contentinfo').getByRole('link', { name: 'Google Ads' }).click()
    await expect(heading(page)).toHaveText('Oops! Page not found')
  })

  test('where the line is at fault the page stays, and says what to do', async ({ page, context }) => {
    await visit(page, '/')
    await context.setOffline(true)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Packages' }).click()
    await expect(page.getByRole('alert').filter({ hasText: /connection/ })).toBeVisible()
    await expect(page.locator('#home')).toBeVisible()
    await context.setOffline(false)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About Us' }).click()
    await expect(page).toHaveURL('/about')
  })
})

test.describe('a browser without popovers', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the menu opens, closes on Escape, on a press elsewhere, and with a choice', async ({ page }) => {
    await page.addInitScript(() => {
      delete (HTMLElement.prototype as { popover?: unknown }).popover
      // A browser that does not know the attribute would leave it alone, and so does this page.
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          for (const node of addedNodes)
            if (node instanceof HTMLElement && node.hasAttribute('popover')) {
              node.removeAttribute('popover')
              node.style.display = 'none'
              new MutationObserver(() => {
                node.style.display = node.hasAttribute('data-open') ? 'block' : 'none'
                node.style.position = 'fixed'
              }).observe(node, { attributeFilter: ['data-open'] })
            }
      }).observe(document, { childList: true, subtree: true })
    })
    await visit(page, '/about')
    const menu = page.getByRole('navigation', { name: 'Mobile' })
    await expect(menu).toBeHidden()
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(menu).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused()
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.mouse.click(200, 30)
    await expect(menu).toBeHidden()
    await page.getByRole('button', { name: 'Open menu' }).click()
    await menu.getByRole('link', { name: 'Packages' }).click()
    await expect(page).toHaveURL('/packages')
    await expect(menu).toBeHidden()
  })
})
