import { countEvent, startCounting } from './analytics/counter.ts'

/** What is worth counting beside pages. */
export type AnalyticsEvent = 'demo opened' | 'contact sent' | 'newsletter' | 'chat opened' | 'whatsapp clicked'

/** Counts an event with the provider in settings. Without one it does nothing, and nothing of it is built. */
export function track(event: AnalyticsEvent): void {
  if (__COUNTS_VISITS__) countEvent(event)
}

/** Called by every page, which the provider counts by itself; the WhatsApp links, wherever they stand, are watched from here. */
export function startAnalytics(): void {
  if (__COUNTS_VISITS__)
    startCounting((target) => {
      if (target.closest('a[href^="https://wa.me/"]')) track('whatsapp clicked')
    })
}
