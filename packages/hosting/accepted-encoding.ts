import { negotiate } from '@fastify/accept-negotiator'

/** What the build packs text into, in the order in which it is preferred, with the end of the packed file's name. */
export const packings = { br: '.br', gzip: '.gz' } as const
export type Packing = keyof typeof packings

/**
 * What a visitor would have a file packed in.
 * @param accepted the header Accept-Encoding
 * @returns undefined for a file as it is
 */
export function acceptedEncoding(accepted = ''): Packing | undefined {
  // To `*` the library answers with the first packing, also where the same header refuses it. Without the star the file
  // goes as it is, which a star allows too.
  const named = accepted.toLowerCase().replaceAll('*', '')
  const chosen = negotiate(named, [...(Object.keys(packings) as Packing[]), 'identity'])
  return chosen === null || chosen === 'identity' ? undefined : chosen
}
