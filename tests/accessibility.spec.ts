import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { askInChat, openAllDetails } from './everything-open.ts'
import { missing, templates } from './pages.ts'
import { expect, hydrated, test, visit } from './site.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const PHONE = { width: 390, height: 844 }
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
            if (!/^rgba\(.*, 0\)$/.test(backgroundColor) || !of.parentElement) return backgroundColor
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
              const bordered = [control, control.parentElement ?? control].some((edge) => {
                const { borderTopWidth, borderTopStyle } = getComputedStyle(edge)
                return borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0
              })
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
