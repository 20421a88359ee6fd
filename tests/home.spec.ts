import type { Page } from '@playwright/test'
import { expect, hydrated, test, visit } from './site.ts'

const WORDS = ['SEO/Google Ads', 'Social Media', 'Instagram', 'Web Designing']
const TYPE_MS = 100
const HOLD_MS = 2000
const DELETE_MS = 50
/** Every timing of the hero is a multiple of it. */
const STEP_MS = 50

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('the sections stand in order', async ({ page }) => {
  await visit(page, '/')
  const ids = await page.locator('main section[id]').evaluateAll((sections) => sections.map((section) => section.id))
  expect(ids).toEqual(['home', 'about', 'services', 'pricing', 'faq', 'contact'])
})

/** The typed word as the eye sees it, once React has answered the last timer. */
const typed = (page: Page) =>
  heading(page).evaluate(async (element) => {
    for (let turn = 0; turn < 3; turn++)
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = resolve
        port2.postMessage(null)
      })
    return element.querySelector('[aria-hidden="true"]')?.lastElementChild?.textContent ?? ''
  })

/** What stands in the hero after each change, and how long the text before it stood, from an empty line on. */
function* wholeCycle() {
  for (const word of ['Social Media', 'Instagram', 'Web Designing', 'SEO/Google Ads']) {
    for (let length = 1; length <= word.length; length++) yield { text: word.slice(0, length), after: TYPE_MS }
    for (let length = word.length - 1; length >= 0; length--)
      yield { text: word.slice(0, length), after: length === word.length - 1 ? HOLD_MS : DELETE_MS }
  }
}

test('the hero types 100 ms a character, holds 2 s, deletes 50 ms a character, and takes the next word', async ({
  page,
}) => {
  test.slow()
  await page.clock.install()
  await visit(page, '/')
  expect(await typed(page)).toBe(WORDS[0])
  await expect(heading(page)).toBeInViewport()
  await page.clock.pauseAt(Date.now() + 5000)

  const change = async () => {
    const before = await typed(page)
    for (let after = STEP_MS; after <= 2 * HOLD_MS; after += STEP_MS) {
      await page.clock.runFor(STEP_MS)
      const text = await typed(page)
      if (text !== before) return { text, after }
    }
    throw new Error(`"${before}" stood for more than ${2 * HOLD_MS} ms.`)
  }
  // To the end of the first word, wherever the pause met it.
  while ((await typed(page)) !== '') await change()
  const expected = [...wholeCycle()]
  const seen: typeof expected = []
  while (seen.length < expected.length) seen.push(await change())
  expect(seen).toEqual(expected)
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

test('the statistics stand in the hero', async ({ page }) => {
  await visit(page, '/')
  const hero = page.locator('#home')
  for (const [figure, label] of [
    ['500+', /happy clients/i],
    ['95%', /success rate/i],
    ['24/7', /support/i],
  ] as const) {
    await expect(hero.getByRole('definition').filter({ hasText: figure })).toBeVisible()
    await expect(hero.getByRole('term').filter({ hasText: label })).toBeVisible()
  }
})

test('Get Started Today scrolls to contact; Schedule opens the demo', async ({ page }) => {
  await visit(page, '/')
  const hero = page.locator('#home')
  await hero.getByRole('button', { name: 'Get Started Today' }).click()
  await expect(page.locator('#contact').getByRole('heading').first()).toBeInViewport({ ratio: 1 })
  await expect(page).toHaveURL(/\/(#contact)?$/)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await hero.getByRole('button', { name: 'Schedule' }).click()
  await expect(page.getByRole('dialog', { name: /demo/i })).toBeVisible()
})

const isDrawn = (picture: Element) =>
  picture.getBoundingClientRect().width > 20 && (!(picture instanceof HTMLImageElement) || picture.naturalWidth > 0)

test('eight services, each with a title, a description, a picture and a way on', async ({ page }) => {
  await visit(page, '/')
  const cards = page.locator('#services').getByRole('listitem')
  await expect(cards).toHaveCount(8)
  const goTo: (string | null)[] = []
  for (const card of await cards.all()) {
    await expect(card.getByRole('heading', { level: 3 })).not.toBeEmpty()
    await expect(card.getByRole('paragraph').first()).not.toBeEmpty()
    await card.scrollIntoViewIfNeeded()
    await expect.poll(() => card.locator('img, svg').first().evaluate(isDrawn)).toBe(true)
    goTo.push(await card.getByRole('link', { name: /^Learn More/ }).getAttribute('href'))
  }
  expect(goTo).toEqual(
    [
      'seo-optimization',
      'social-media-marketing',
      'instagram-growth',
      'website-design-development',
      'paid-growth-campaigns',
      'email-marketing',
      'content-writing',
      'affiliate-marketing',
    ].map((slug) => `/services/${slug}`),
  )
  await cards.nth(2).getByRole('link').click()
  await expect(page).toHaveURL('/services/instagram-growth')
})

for (const path of ['/', '/faqs'])
  test(`of the eight questions on ${path} at most one is open, and it can be closed`, async ({ page }) => {
    await visit(page, path)
    const questions = page.locator('main details')
    await expect(questions).toHaveCount(8)
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

test.describe('where details do not exclude each other', () => {
  test('at most one question is open all the same', async ({ page }) => {
    // An older browser does not know the shared name.
    await page.addInitScript(() => {
      delete (HTMLDetailsElement.prototype as Partial<HTMLDetailsElement>).name
      const names = new WeakMap<Element, string | null>()
      const read = Element.prototype.getAttribute
      Element.prototype.getAttribute = function (name) {
        return (name === 'name' && names.get(this)) || read.call(this, name)
      }
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          for (const node of addedNodes)
            if (node instanceof HTMLDetailsElement) {
              names.set(node, read.call(node, 'name'))
              node.removeAttribute('name')
            }
      }).observe(document, { childList: true, subtree: true })
    })
    await visit(page, '/faqs')
    const questions = page.locator('main details')
    await questions.nth(0).locator('summary').click()
    await questions.nth(1).locator('summary').click()
    await expect(questions.nth(1)).toHaveAttribute('open', '')
    await expect(questions.nth(0)).not.toHaveAttribute('open', '')
  })
})

test.describe('single sections as pages of their own', () => {
  for (const [path, holds] of [
    ['/about', 'main h2'],
    ['/packages', 'main :text("/month")'],
    ['/faqs', 'main details'],
    ['/contact', 'main form'],
  ] as const)
    test(`${path} shows its section under a heading and a title of its own`, async ({ page }) => {
      const response = await visit(page, path)
      expect(response?.status()).toBe(200)
      await expect(heading(page)).toHaveCount(1)
      await expect(page.locator(holds).first()).toBeVisible()
      const home = await page.request.get('/').then((answer) => answer.text())
      expect(home).not.toContain(`<title>${await page.title()}</title>`)
      expect(home).not.toContain(await page.locator('meta[name="description"]').getAttribute('content'))
    })

  test('/thank-you thanks and shows where else the agency is', async ({ page }) => {
    await visit(page, '/thank-you')
    await expect(heading(page)).toContainText(/thank/i)
    const social = page.getByRole('main').getByRole('listitem').getByRole('link')
    expect(await social.count()).toBeGreaterThan(0)
    for (const link of await social.all()) {
      expect(await link.getAttribute('href')).toMatch(/^https:\/\//)
      expect(await link.getAttribute('rel')).toContain('noopener')
    }
  })
})

test.describe('an address that does not exist', () => {
  test.use({ allowedErrors: [/status of 404/] })

  for (const path of ['/no-such-page', '/services/no-such-service', '/a/b/c'])
    test(`${path} answers 404 with a page that says so, leads home, and logs the path`, async ({ page }) => {
      const logged: string[] = []
      page.on('console', (message) => logged.push(message.text()))
      const response = await page.goto(path)
      await hydrated(page)
      expect(response?.status()).toBe(404)
      await expect(heading(page)).toHaveText('Oops! Page not found')
      await expect.poll(() => logged.some((text) => text.includes(path))).toBe(true)
      await page.getByRole('main').getByRole('link', { name: /home/i }).click()
      await expect(page).toHaveURL('/')
      await expect(page.locator('#home')).toBeVisible()
    })

  test('a link within the site to nowhere shows it too, and logs the path', async ({ page }) => {
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))
    await visit(page, '/about')
    await page.evaluate(() => {
      const router = (window as unknown as { __reactRouterDataRouter: { navigate: (to: string) => Promise<void> } })
        .__reactRouterDataRouter
      return router.navigate('/gone-for-good')
    })
    await expect(heading(page)).toHaveText('Oops! Page not found')
    await expect.poll(() => logged.some((text) => text.includes('/gone-for-good'))).toBe(true)
  })
})
