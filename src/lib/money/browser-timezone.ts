/** The visitor's zone, or an empty string where the browser will not say. */
export function browserTimezone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone ?? ''
}
