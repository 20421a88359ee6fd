const longFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** 2026-03-04 as March 4, 2026. */
export const longDate = (date: string): string => longFormat.format(new Date(date))

/**
 * A day as the moment that feeds and search engines ask for. At 10:00 UTC it is that day from Hawaii (UTC−10) to New
 * Zealand in summer (UTC+13); at midnight it would be the day before in all of America.
 * @param date YYYY-MM-DD
 */
export const isoTimestamp = (date: string) => `${date}T10:00:00Z`

/** Whether a day, as YYYY-MM-DD, is over everywhere. */
export const isOver = (day: string, now: Date) => now.getTime() > Date.parse(`${day}T23:59:59-12:00`)
