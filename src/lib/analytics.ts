import { countEvent, countPage, startCounting } from './analytics/counter.ts'

/** What is worth counting beside pages. */
export type AnalyticsEvent = 'demo opened' | 'contact sent' | 'newsletter' | 'chat opened' | 'whatsapp clicked'

/** Counts an event with the provider in settings. Without one it does nothing, and nothing of it is built. */
export function track(event: AnalyticsEvent): void {
  if (__COUNTS_VISITS__) countEvent(event)
}

/** Counts a page. */
export function trackPage(path: string): void {
  if (__COUNTS_VISITS__) countPage(path)
}

/** Called by the root; the WhatsApp links, wherever they stand, are watched from here. */
export function startAnalytics(): void {
  if (__COUNTS_VISITS__)
    startCounting((target) => {
      if (target.closest('a[href^="https://wa.me/"]')) track('whatsapp clicked')
    })
}
