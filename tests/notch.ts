import type { Page } from '@playwright/test'

/** A phone on its side, with its notch on one side and as much room left free on the other. */
export const SIDEWAYS = { width: 844, height: 390 }
export const INSETS = { top: 0, bottom: 21, left: 47, right: 47 }

export async function giveNotch(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets: INSETS })
}

/** Texts and controls under the notch. What scrolls sideways in a box of its own may pass there. */
export const underNotch = (page: Page, within: string) =>
  page.locator(within).evaluateAll((parts, { left, right }) => {
    const isControl = (one: Element) => one.matches('button, input, textarea, select')
    const hasText = (one: Element) => [...one.childNodes].some((node) => node instanceof Text && node.data.trim())
    const scrolls = (one: Element | null): boolean =>
      one !== null && (/auto|scroll/.test(getComputedStyle(one).overflowX) || scrolls(one.parentElement))
    const boxesOf = (one: Element) => {
      if (isControl(one)) return [one.getBoundingClientRect()]
      const range = document.createRange()
      range.selectNodeContents(one)
      return [...range.getClientRects()]
    }
    return parts
      .flatMap((part) => [part, ...part.querySelectorAll('*')])
      .filter((one) => isControl(one) || hasText(one))
      .filter((one) => one.checkVisibility() && getComputedStyle(one).clipPath !== 'inset(50%)')
      .filter((one) => !one.closest('svg') && !scrolls(one.closest('table, pre, ul')))
      .filter((one) => boxesOf(one).some((box) => box.width > 0 && (box.left < left || box.right > innerWidth - right)))
      .map((one) => one.outerHTML.slice(0, 140))
  }, INSETS)
