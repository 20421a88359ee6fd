import type { Page } from '@playwright/test'

/** Does to a page what browsers' translators do: every text gives way to two nested elements that hold another text. */
export const translate = (page: Page) =>
  page.evaluate(() => {
    const texts: Text[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const text = walker.currentNode as Text
      if (text.data.trim() && !text.parentElement?.closest('script, style, template, textarea')) texts.push(text)
    }
    for (const text of texts) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.textContent = `«${text.data}»`
      outer.append(inner)
      text.replaceWith(outer)
    }
  })
