import { expect, test } from 'vitest'
import { LINKS } from '../menu.ts'
import { builtPage, builtPaths, words } from './built-page.ts'

const pages = builtPaths().map((path) => ({ path, page: builtPage(path) }))
const isBlog = (path: string) => path === '/blog' || path.startsWith('/blog/')

test('the header holds the same links on every page, and says which section the page is in', () => {
  for (const { path, page } of pages) {
    const links = [...page.querySelectorAll('nav[aria-label="Main"] > ul > li > a')]
    expect(links.map((link) => [words(link), link.getAttribute('href')])).toEqual([['Home', '/'], ...LINKS])
    const current = links.filter((link) => link.getAttribute('aria-current') === 'page').map((link) => words(link))
    const section = LINKS.find(([, to]) => path === to || path.startsWith(`${to}/`))?.[0]
    const expected = path === '/' ? ['Home'] : section ? [section] : []
    expect(current, path).toEqual(expected)
  }
})

test('every button for a dialog opens one of its page; Schedule opens the consultation on the blog and the test page, the demo elsewhere', () => {
  for (const { path, page } of pages) {
    const openers = [...page.querySelectorAll('[command="show-modal"]')]
    for (const opener of openers)
      expect(page.getElementById(opener.getAttribute('commandfor') ?? '')?.localName, path).toBe('dialog')
    const schedule = openers.filter((opener) => opener.closest('header'))
    expect(schedule.map((button) => words(button))).toEqual(['Schedule', 'Schedule Demo'])
    for (const button of schedule)
      expect(button.getAttribute('commandfor'), path).toBe(
        isBlog(path) || path === '/services/test' ? 'consultation-dialog' : 'demo-dialog',
      )
    expect(page.querySelectorAll('dialog[open]'), 'all are closed').toHaveLength(0)
  }
})

test('the calls to action open the dialog they are for', () => {
  for (const [path, name, dialog] of [
    ['/', 'Schedule', 'demo'],
    ['/packages', 'Get Started', 'demo'],
    ['/blog/seo-growth', 'Get SEO Audit', 'consultation'],
    ['/blog/social-media', 'Get Social Media Strategy', 'consultation'],
    ['/blog/digital-strategy', 'Get Strategy Consultation', 'consultation'],
    ['/blog/1', 'Schedule Free Consultation', 'consultation'],
    ['/blog/local-to-global', 'Schedule Free Consultation', 'consultation'],
  ] as const) {
    const buttons = [...builtPage(path).querySelectorAll('main button')].filter((button) => words(button) === name)
    expect(buttons.length, `${name} on ${path}`).toBeGreaterThan(0)
    for (const button of buttons)
      expect(button.getAttribute('commandfor'), `${name} on ${path}`).toBe(`${dialog}-dialog`)
  }
})

test('the region of the toasts stands empty in every page', () => {
  for (const { path, page } of pages) {
    const region = page.querySelector('section[aria-label="Notifications"]')
    expect(region?.childElementCount, path).toBe(0)
  }
})

test('the home page and the guides have a chat, and no other page', () => {
  const chatting = pages.filter(({ page }) => page.querySelector('button[data-floating]')).map(({ path }) => path)
  expect(chatting.toSorted()).toEqual([
    '/',
    '/blog/ai-in-marketing',
    '/blog/facebook-vs-instagram-2025',
    '/blog/free-digital-resources',
    '/blog/local-to-global',
  ])
})

test('WhatsApp is reached by digits only, with the greeting, in a new tab', () => {
  const link = builtPage('/').querySelector('a[aria-label="Chat on WhatsApp"]')
  const address = new URL(link?.getAttribute('href') ?? '')
  expect(address.origin).toBe('https://wa.me')
  expect(address.pathname).toMatch(/^\/[1-9]\d{6,14}$/)
  expect(address.searchParams.get('text')).toBeTruthy()
  expect(link?.getAttribute('target')).toBe('_blank')
  expect(link?.getAttribute('rel')).toMatch(/noopener/)
})
