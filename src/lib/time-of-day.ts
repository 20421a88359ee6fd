/** `09:30` as minutes after midnight. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** Minutes after midnight as `9:30 a.m.`, full hours as `7 p.m.` */
export function timeOfDay(minutes: number): string {
  const [hour, past] = [Math.floor(minutes / 60), minutes % 60]
  const clock = past === 0 ? '' : `:${String(past).padStart(2, '0')}`
  return `${hour % 12 || 12}${clock} ${hour < 12 ? 'a.m.' : 'p.m.'}`
}
