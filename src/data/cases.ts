import { entries } from '../content/entries.ts'

/** The worked cases, or those of one service. */
export async function casesOf(service?: string) {
  const cases = await entries('cases')
  return cases.map(({ data }) => data).filter(({ services }) => service === undefined || services.includes(service))
}
