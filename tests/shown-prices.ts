import type { Page } from '@playwright/test'
import { expect } from './site.ts'

export const LOOKUP = 'https://ipapi.co/json/'

/** All prices of a page, in order; without the mark of `translate`. */
export const prices = async (page: Page) =>
  (await page.locator('[data-usd]').allTextContents()).map((price) => price.replaceAll('\u200b', ''))
/** Waits until the page shows these prices, in this order; it may show others between them. */
export const expectPrices = (page: Page, expected: string[]) =>
  expect
    .poll(async () => [...new Set(await prices(page))].filter((price) => expected.includes(price)))
    .toEqual(expected)
export const loadingPrices = (page: Page) => page.locator('[data-usd][aria-busy="true"]')

export const inDollars = ['$299', '$599', '$1,299']
export const inRupees = ['₹24,817', '₹49,717', '₹1,07,817']

/** Answers the lookup, each time as `answer` says then. */
export async function lookupAnswers(page: Page, answer: () => { status?: number; contentType?: string; body: string }) {
  await page.route(LOOKUP, (route) => route.fulfill({ contentType: 'application/json', ...answer() }))
}

export async function startNewVisit(page: Page) {
  await page.evaluate(() => sessionStorage.clear())
}
