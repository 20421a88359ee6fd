import type { Data } from '../src/content/collections.ts'

/**
 * What a page needs to count visits with a provider.
 * - `script`: the address of its script, with `attributes` for the element
 * - `collectors`: the origins that counts are sent to, for the content policy
 */
export type AnalyticsProvider = {
  name: 'plausible' | 'umami' | 'goatcounter'
  script: string
  attributes: Record<string, string>
  collectors: string[]
}

/** Umami's cloud collects at another host than the one its script comes from. */
const UMAMI_CLOUD = 'https://cloud.umami.is'
const UMAMI_CLOUD_COLLECTOR = 'https://api-gateway.umami.dev'

/** @returns undefined where no provider is chosen */
export function analyticsProvider(chosen: Data<'site'>['analytics']): AnalyticsProvider | undefined {
  if (!chosen) return undefined
  const { site, collector } = chosen
  switch (chosen.provider) {
    case 'plausible': {
      const script = chosen.script ?? 'https://plausible.io/js/script.js'
      return {
        name: 'plausible',
        script,
        attributes: { 'data-domain': site, ...(collector && { 'data-api': collector }) },
        collectors: [new URL(collector ?? script).origin],
      }
    }
    case 'umami': {
      const script = chosen.script ?? `${UMAMI_CLOUD}/script.js`
      const own = new URL(script).origin
      return {
        name: 'umami',
        script,
        attributes: { 'data-website-id': site, ...(collector && { 'data-host-url': collector }) },
        collectors: collector
          ? [new URL(collector).origin]
          : own === UMAMI_CLOUD
            ? [own, UMAMI_CLOUD_COLLECTOR]
            : [own],
      }
    }
    case 'goatcounter': {
      const address = collector ?? `https://${site}.goatcounter.com/count`
      return {
        name: 'goatcounter',
        script: chosen.script ?? 'https://gc.zgo.at/count.js',
        attributes: { 'data-goatcounter': address },
        collectors: [new URL(address).origin],
      }
    }
  }
}
