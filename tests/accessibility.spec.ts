import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { missing, sitemapPaths, templates } from './pages.ts'
import { expect, hydrated, test, visit } from './site.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const PHONE = { width: 390, height: 844 }
/** What a 1280 px wide window is at 400% zoom. */
const ZOOMED = { width: 320, height: 256 }

async function findsNothing(page: Page, where: string) {
  // The vendor's calendar is not ours to mend.
  const { violations } = await new AxeBuilder({ page })
    // `preload` would fetch the vendor's stylesheet, which the site's policy forbids.
    .options({ preload: false, runOnly: { type: 'tag', values: TAGS } })
    .exclude('iframe')
    .analyze()
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))
  expect(found, where).toEqual([])
}

async function inBothSchemes(page: Page, where: string) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await findsNothing(page, `${where}, ${colorScheme}`)
  }
}

/** How far the page can be scrolled sideways, and what sticks out. */
const sideways = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    return [...document.querySelectorAll('body *')]
      .filter((one) => one.getBoundingClientRect().right > clientWidth + 1)
      .slice(-3)
      .map((one) => `${scrollWidth} px wide: ${one.outerHTML.slice(0, 160)}`)
  })

/** Text that a box with hidden overflow cuts off. */
const cutOff = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((one) => one.checkVisibility() && one.textContent?.trim() && !one.closest('svg, .sr-only'))
      .filter((one) => {
        const { overflowX, overflowY } = getComputedStyle(one)
        return (
          (/hidden|clip/.test(overflowX) && one.scrollWidth > one.clientWidth + 2) ||
          (/hidden|clip/.test(overflowY) && one.scrollHeight > one.clientHeight + 2)
        )
      })
      .map((one) => one.outerHTML.slice(0, 160)),
  )

const openAllDetails = (page: Page) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) {
      details.removeAttribute('name')
      details.open = true
    }
  })

/** The contact form has a message of its own, so the chat is told apart by its region. */
async function askInChat(page: Page) {
  const chat = page.getByRole('region').filter({ has: page.getByRole('log') })
  await chat.getByRole('textbox', { name: 'Message' }).fill('price')
  await chat.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('log')).toContainText('price')
}

test.describe('axe, best practices included, finds nothing', () => {
  test.use({ allowedErrors: [/status of 404/] })

  for (const path of [...templates, ...missing])
    test(`on ${path}, in light and dark`, async ({ page }) => {
      await page.goto(path)
      await hydrated(page)
      await inBothSchemes(page, path)
    })

  test('on pages for a phone', async ({ page }) => {
    test.slow()
    await page.setViewportSize(PHONE)
    for (const path of ['/', '/services/seo-optimization', '/blog', '/blog/featured']) {
      await visit(page, path)
      await findsNothing(page, path)
    }
  })

  test('with every question open', async ({ page }) => {
    await visit(page, '/faqs')
    await openAllDetails(page)
    await inBothSchemes(page, 'open questions')
  })

  test('with the dropdown open', async ({ page }) => {
    await visit(page, '/about')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Services' }).click()
    await page.getByRole('link', { name: /Instagram Growth Engaging/ }).hover()
    await inBothSchemes(page, 'dropdown')
  })

  test('with the mobile menu and its list open', async ({ page }) => {
    await page.setViewportSize(PHONE)
    await visit(page, '/about')
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('navigation', { name: 'Mobile' }).getByRole('button', { name: 'Services' }).click()
    await inBothSchemes(page, 'mobile menu')
  })

  for (const [name, path] of [
    ['demo dialog', '/about'],
    ['consultation dialog', '/blog'],
  ] as const)
    test(`with the ${name} open`, async ({ page }) => {
      await visit(page, path)
      await page.getByRole('banner').getByRole('button', { name: 'Schedule' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await inBothSchemes(page, name)
    })

  for (const [path, launcher] of [
    ['/', 'Open chat assistant'],
    ['/blog/local-to-global', 'Open chat'],
  ] as const)
    test(`with the chat open on ${path}`, async ({ page }) => {
      await visit(page, path)
      await page.getByRole('button', { name: launcher, exact: true }).click()
      await askInChat(page)
      await inBothSchemes(page, 'chat')
    })

  test('with the contact form refused', async ({ page }) => {
    await visit(page, '/contact')
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page.getByRole('textbox', { name: 'First Name' })).toHaveAttribute('aria-invalid', 'true')
    await inBothSchemes(page, 'refused form')
  })
})

test.describe('in forced colours', () => {
  for (const colorScheme of ['light', 'dark'] as const)
    test(`drawings and controls stay visible on a ${colorScheme} page`, async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme })
      for (const path of ['/', '/packages', '/blog', '/contact', '/services/test']) {
        await visit(page, path)
        const faint = await page.evaluate(() => {
          const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
          const luminance = (color: string) => {
            if (!canvas) return 0
            canvas.clearRect(0, 0, 1, 1)
            canvas.fillStyle = color
            canvas.fillRect(0, 0, 1, 1)
            const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((value) => {
              const share = value / 255
              return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
            })
            return 0.2126 * red + 0.7152 * green + 0.0722 * blue
          }
          const contrast = (one: string, other: string) => {
            const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
            return (light + 0.05) / (dark + 0.05)
          }
          const ground = (of: Element): string => {
            const { backgroundColor } = getComputedStyle(of)
            if (!/, 0\)$|transparent/.test(backgroundColor) || !of.parentElement) return backgroundColor
            return ground(of.parentElement)
          }
          const strokes = [...document.querySelectorAll('svg path, svg circle')]
            .filter((shape) => shape.checkVisibility())
            .map((shape) => ({ shape, stroke: getComputedStyle(shape).stroke, at: shape.getAttribute('stroke') ?? '' }))
            .filter(({ stroke, at }) => stroke !== 'none' && !at.includes('line') && !at.includes('surface'))
            .filter(({ stroke, shape }) => contrast(stroke, ground(shape)) < 3)
            .map(({ shape }) => shape.outerHTML.slice(0, 120))
          const edges = [...document.querySelectorAll('button, input, textarea')]
            .filter((control) => control.checkVisibility())
            .filter((control) => {
              const { borderTopWidth, borderTopStyle } = getComputedStyle(control)
              const bordered = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0
              return !bordered && !control.textContent?.trim() && !control.querySelector('svg')
            })
            .map((control) => control.outerHTML.slice(0, 120))
          return [...strokes, ...edges]
        })
        expect(faint, path).toEqual([])
      }
    })

  test('the focus is seen', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await visit(page, '/contact')
    for (let stop = 0; stop < 30; stop++) {
      await page.keyboard.press('Tab')
      const outline = await page.evaluate(() => {
        const focused = document.activeElement
        if (!focused || focused === document.body || focused.localName === 'iframe') return '3px solid'
        const { outlineStyle, outlineWidth } = getComputedStyle(focused)
        return `${outlineWidth} ${outlineStyle}`
      })
      expect(outline).not.toMatch(/none|^0px/)
    }
  })

  test('axe finds nothing', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    for (const path of ['/', '/contact']) {
      await visit(page, path)
      await findsNothing(page, path)
    }
  })
})

test('no page scrolls sideways at 320 px', async ({ page }) => {
  test.setTimeout(180_000)
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of [...sitemapPaths(), '/thank-you', '/services/test']) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await openAllDetails(page)
    expect(await sideways(page), path).toEqual([])
  }
})

test.describe('at 400% zoom', () => {
  test.use({ viewport: ZOOMED, deviceScaleFactor: 4 })

  test('nothing scrolls sideways or is cut off, and the header leaves room to read', async ({ page }) => {
    test.slow()
    for (const path of templates) {
      await visit(page, path)
      expect(await sideways(page), path).toEqual([])
      expect(await cutOff(page), path).toEqual([])
      await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
      const header = await page.getByRole('banner').boundingBox()
      const covered = Math.max(0, (header?.y ?? 0) + (header?.height ?? 0))
      expect(covered, `the header on ${path}`).toBeLessThanOrEqual(ZOOMED.height / 4)
    }
  })

  test('menu, dialog and chat can be used', async ({ page }) => {
    await visit(page, '/')
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('button', { name: 'Schedule Demo' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 })
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.getByRole('button', { name: 'Open chat assistant' }).click()
    await askInChat(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('log')).toBeHidden()
  })
})

test.describe('with a visitor’s own text spacing', () => {
  for (const width of [320, 1024, 1280])
    test(`no text is lost at ${width} px`, async ({ page }) => {
      test.slow()
      await page.setViewportSize({ width, height: 800 })
      for (const path of templates) {
        await visit(page, path)
        // The values of WCAG 2.2, 1.4.12.
        await page.addStyleTag({
          content:
            '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}',
        })
        await openAllDetails(page)
        expect(await sideways(page), path).toEqual([])
        expect(await cutOff(page), path).toEqual([])
      }
    })
})

test.describe('by keyboard alone', () => {
  test('the first stop is the skip link, and it leads past the header', async ({ page }) => {
    for (const path of ['/', '/blog/featured']) {
      await visit(page, path)
      await page.keyboard.press('Tab')
      const skip = page.getByRole('link', { name: 'Skip to content' })
      await expect(skip).toBeFocused()
      await expect(skip).toBeInViewport({ ratio: 1 })
      await page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => Boolean(document.activeElement?.closest('main')))).toBe(true)
    }
  })

  test('after a client-side navigation the new page is announced, and the focus is at its start', async ({ page }) => {
    await visit(page, '/')
    const about = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About Us' })
    await about.focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/about')
    await expect(page.getByRole('main')).toBeFocused()
    await expect(page.locator('[aria-live="polite"]').filter({ hasText: await page.title() })).toHaveCount(1)
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => Boolean(document.activeElement?.closest('main, footer')))).toBe(true)
    await page.goBack()
    await expect(page).toHaveURL('/')
    await expect(page.locator('[aria-live="polite"]').filter({ hasText: await page.title() })).toHaveCount(1)
  })

  for (const [path, viewport] of [
    ['/', { width: 1280, height: 800 }],
    ['/contact', ZOOMED],
    ['/blog/local-to-global', PHONE],
  ] as const)
    test(`every stop on ${path} at ${viewport.width} px is seen and not covered`, async ({ page }) => {
      test.slow()
      await page.setViewportSize(viewport)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await visit(page, path)
      const stops = new Set<string>()
      for (let count = 0; count < 150; count++) {
        await page.keyboard.press('Tab')
        const stop = await page.evaluate(() => {
          const focused = document.activeElement
          if (!focused || focused === document.body) return undefined
          const { left, top, right, bottom } = focused.getBoundingClientRect()
          const points = [0.1, 0.5, 0.9].flatMap((x) =>
            [0.1, 0.5, 0.9].map((y) => document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y)),
          )
          const { outlineStyle } = getComputedStyle(focused)
          return {
            name: focused.outerHTML.slice(0, 140),
            seen: points.some((hit) => hit && (focused.contains(hit) || hit.contains(focused))),
            ring: outlineStyle !== 'none' || focused.localName === 'iframe',
          }
        })
        if (!stop) break
        expect(stop.seen, `covered: ${stop.name}`).toBe(true)
        expect(stop.ring, `no focus ring: ${stop.name}`).toBe(true)
        stops.add(stop.name)
      }
      expect(stops.size).toBeGreaterThan(15)
    })
})

test('no two ids on a page are alike', async ({ page }) => {
  test.slow()
  for (const path of templates) {
    await visit(page, path)
    const twice = await page.locator('[id]').evaluateAll((all) => {
      const ids = all.map(({ id }) => id)
      return ids.filter((id, at) => ids.indexOf(id) !== at)
    })
    expect(twice, path).toEqual([])
  }
})
