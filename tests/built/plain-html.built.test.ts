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
    const isListed = !page.querySelector('meta[name="robots"][content*="noindex"]')
    expect(words(page.querySelector('main')).split(' ').length, path).toBeGreaterThan(isListed ? 120 : 10)
    // Without a size the page moves when the picture arrives.
    expect(page.querySelectorAll('img:not([width][height])'), path).toHaveLength(0)
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

test('without script a button that scrolls leads to the contact page, and the demo dialog links to the booking page', () => {
  for (const { path, page } of pages) {
    for (const button of page.querySelectorAll('button[data-scroll-to]')) {
      expect(button.getAttribute('type'), words(button)).toBe('submit')
      expect(page.getElementById(button.getAttribute('form') ?? '')?.getAttribute('action')).toBe('/contact')
    }
    const demo = page.getElementById('demo-dialog')
    expect(words(demo), path).toContain('The calendar needs JavaScript.')
    expect(demo?.querySelector('a[href^="https://calendly.com/"]'), path).not.toBeNull()
  }
})

test('the demo dialog says its hours in one sentence', () => {
  const lead = builtPage('/').querySelector('#demo-dialog p')
  expect(words(lead)).toMatch(/ from [\d:]+ [ap]\.m\. to [\d:]+ [ap]\.m\. [^.]+\)\.$/)
})

test('the contact page says how to reach people, and that the form needs JavaScript', () => {
  const main = builtPage('/contact').querySelector('main')
  expect(main?.querySelector('a[href^="mailto:"]')).not.toBeNull()
  expect(main?.querySelector('a[href^="tel:"]')).not.toBeNull()
  expect(words(main)).toContain('JavaScript')
})
