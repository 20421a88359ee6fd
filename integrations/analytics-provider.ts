import type { Data } from '../src/content/collections.ts'

/**
 * What a page needs to count visits with a provider.
 * - `script`: the address of its script, with `attributes` for the element
 * - `collectors`: the origins that counts are sent to, for the content policy
 */
export type AnalyticsProvider = {
  name: NonNullable<Data<'site'>['analytics']>['provider']
  script: string
  attributes: Record<string, string>
  collectors: string[]
}

type Setup = (site: string, script?: string, collector?: string) => Omit<AnalyticsProvider, 'name'>

/** Umami's cloud collects at another host than the one its script comes from. */
const UMAMI_CLOUD = 'https://cloud.umami.is/'
const UMAMI_CLOUD_COLLECTOR = 'https://api-gateway.umami.dev'

const setups: Record<AnalyticsProvider['name'], Setup> = {
  plausible: (site, script = 'https://plausible.io/js/script.js', collector) => ({
    script,
    attributes: { 'data-domain': site, ...(collector && { 'data-api': collector }) },
    collectors: [collector ?? script],
  }),
  umami: (site, script = `${UMAMI_CLOUD}script.js`, collector) => ({
    script,
    attributes: { 'data-website-id': site, ...(collector && { 'data-host-url': collector }) },
    collectors: [collector ?? script, ...(!collector && script.startsWith(UMAMI_CLOUD) ? [UMAMI_CLOUD_COLLECTOR] : [])],
  }),
  goatcounter: (site, script = 'https://gc.zgo.at/count.js', collector = `https://${site}.goatcounter.com/count`) => ({
    script,
    attributes: { 'data-goatcounter': collector },
    collectors: [collector],
  }),
}

/** @returns undefined where no provider is chosen */
export function analyticsProvider(chosen: Data<'site'>['analytics']): AnalyticsProvider | undefined {
  if (!chosen) return undefined
  const { provider: name, site, script, collector } = chosen
  const setup = setups[name](site, script, collector)
  return { name, ...setup, collectors: setup.collectors.map((address) => new URL(address).origin) }
}
