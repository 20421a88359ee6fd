import { expect, test } from 'vitest'
import { builtPage, builtPaths, words } from './built-page.ts'

/** What a visitor has whom no script ever reached. Text in a `<template>` is not among it. */
const pages = builtPaths().map((path) => ({ path, page: builtPage(path) }))

test('every page has its heading, its text, its title and the ways to reach the agency', () => {
  for (const { path, page } of pages) {
    const headings = [...page.querySelectorAll('h1')].filter((heading) => !heading.closest('template, [hidden]'))
    expect(headings, path).toHaveLength(1)
    expect(words(headings[0]), path).not.toBe('')
    expect(page.title, path).not.toBe('')
    expect(words(page.querySelector('main')).length, path).toBeGreaterThan(80)
    const footer = [...page.querySelectorAll('footer a')].map((link) => link.getAttribute('href') ?? '')
    for (const way of [/^mailto:/, /^tel:/, /^https:\/\/wa\.me\//])
      expect(
        footer.some((address) => way.test(address)),
        `${way} on ${path}`,
      ).toBe(true)
  }
})

test('prices stand in US dollars', () => {
  for (const { path, page } of pages)
    for (const price of page.querySelectorAll('[data-usd]')) {
      const dollars = Number(price.getAttribute('data-usd'))
      expect(words(price), path).toBe(`$${dollars.toLocaleString('en-US')}`)
      expect(price.hasAttribute('aria-busy')).toBe(false)
    }
})

test('a button leads where it can without script: to the booking page or to the contact page', () => {
  for (const { path, page } of pages)
    for (const button of page.querySelectorAll('button[data-dialog]:not(dialog *), button[data-scroll-to]')) {
      const action = page.getElementById(button.getAttribute('form') ?? '')?.getAttribute('action') ?? ''
      expect(button.getAttribute('type'), words(button)).toBe('submit')
      if (button.hasAttribute('data-scroll-to')) expect(action).toBe('/contact')
      else expect(action, `${words(button)} on ${path}`).toMatch(/^https:\/\/calendly\.com\//)
    }
})

test('the contact page says how to reach people, and that the form needs JavaScript', () => {
  const main = builtPage('/contact').querySelector('main')
  expect(main?.querySelector('a[href^="mailto:"]')).not.toBeNull()
  expect(main?.querySelector('a[href^="tel:"]')).not.toBeNull()
  expect(words(main)).toContain('JavaScript')
})
