import type { Page } from '@playwright/test'

/**
 * Drawings and controls that can hardly be seen where the visitor forces colors: strokes with less than 3:1 to their background, and
 * buttons and fields without border, text or icon. Left out are a drawing's grid, and what is drawn on its own
 * filled shapes in the color of the page.
 */
export async function faintInForcedColors(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark', reducedMotion: 'reduce' })
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
    const background = (of: Element): string => {
      const { backgroundColor } = getComputedStyle(of)
      if (!/^rgba\(.*, 0\)$/.test(backgroundColor) || !of.parentElement) return backgroundColor
      return background(of.parentElement)
    }
    const strokes = [...document.querySelectorAll('svg path, svg circle')]
      .filter((shape) => shape.checkVisibility())
      .filter((shape) => !/line|surface/.test(`${shape.getAttribute('stroke')} ${shape.getAttribute('class')}`))
      .filter((shape) => {
        const { stroke } = getComputedStyle(shape)
        return stroke !== 'none' && contrast(stroke, background(shape)) < 3
      })
      .map((shape) => shape.outerHTML.slice(0, 120))
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
    const blank = [...document.querySelectorAll<HTMLElement>('body *')]
      .filter(
        (one) => one.checkVisibility() && [...one.childNodes].some((node) => node instanceof Text && node.data.trim()),
      )
      .filter((one) => {
        const { color, forcedColorAdjust } = getComputedStyle(one) as CSSStyleDeclaration & {
          forcedColorAdjust: string
        }
        return forcedColorAdjust !== 'none' && color === getComputedStyle(document.documentElement).backgroundColor
      })
      .map((one) => `text on a plate of its color: ${one.outerHTML.slice(0, 120)}`)
    return [...strokes, ...edges, ...blank]
  })
  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light', reducedMotion: 'reduce' })
  return faint
}

/** Controls whose focus a visitor with a keyboard would not see, neither on them nor on the box around them. */
export async function unseenFocus(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' })
  return page.evaluate(() => {
    const controls = [...document.querySelectorAll<HTMLElement>('a[href], button, input, textarea, select, summary')]
    return controls
      .filter((control) => control.checkVisibility())
      .filter((control) => {
        control.focus({ focusVisible: true, preventScroll: true } as FocusOptions)
        const isRinged = [control, control.parentElement ?? control].some((edge) => {
          const { outlineStyle, outlineWidth } = getComputedStyle(edge)
          return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0
        })
        return document.activeElement === control && !isRinged
      })
      .map((control) => control.outerHTML.slice(0, 120))
  })
}
