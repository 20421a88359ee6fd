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

/**
 * Translates a page and goes on with it, as Google Translate does: every text goes into two nested `font` elements, now and
 * whenever one comes or changes. The words stay the same to a reader; a zero-width space tells them from the original.
 */
export const keepTranslating = (page: Page) =>
  page.evaluate(() => {
    const done = new WeakSet<Node>()
    const wrap = (text: Text) => {
      const parent = text.parentElement
      if (done.has(text) || !text.data.trim() || !parent || parent.closest('script, style, template, textarea')) return
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      const translated = document.createTextNode(`${text.data}\u200b`)
      done.add(translated)
      inner.append(translated)
      outer.append(inner)
      text.replaceWith(outer)
    }
    const walk = (root: Node) => {
      if (root instanceof Text) return wrap(root)
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      for (const text of texts) wrap(text)
    }
    walk(document.body)
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === 'characterData' && done.delete(target)) walk(target)
        for (const node of addedNodes) if (node.isConnected) walk(node)
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  })

/**
 * Does to a page what browser extensions do: an attribute, a box and an icon beside every field, now and as fields come; and
 * here and there an element that is taken away.
 */
export const actLikeAnExtension = (page: Page) =>
  page.evaluate(() => {
    const done = new WeakSet<Element>()
    const dress = () => {
      for (const field of document.querySelectorAll('input, textarea')) {
        if (done.has(field)) continue
        done.add(field)
        field.setAttribute('data-extension', 'on')
        field.setAttribute('style', 'background-image: url("data:,")')
        const icon = document.createElement('div')
        icon.innerHTML = '<span style="position: absolute"></span>'
        field.after(icon)
        field.parentElement?.prepend(document.createElement('extension-box'))
      }
    }
    dress()
    for (const form of document.querySelectorAll('form')) form.querySelector('label + span, p')?.remove()
    document.querySelector('main h2')?.remove()
    document.body.append(document.createElement('extension-root'))
    new MutationObserver(dress).observe(document.body, { childList: true, subtree: true })
  })
