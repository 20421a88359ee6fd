import { entries } from '../content/entries.server.ts'
import { ContentError } from '../content/problem.ts'

/**
 * The worked cases, or those of one service.
 * @throws ContentError for a service that is not there
 */
export async function casesOf(service?: string) {
  const [cases, services] = await Promise.all([entries('cases'), entries('services')])
  const ids = services.map(({ id }) => id)
  for (const { file, data } of cases) {
    const unknown = data.services.find((id) => !ids.includes(id))
    if (unknown) throw new ContentError(`${file}: services holds "${unknown}", but takes one of ${ids.join(', ')}.`)
  }
  return cases.map(({ data }) => data).filter(({ services: of }) => service === undefined || of.includes(service))
}
