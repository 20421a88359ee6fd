import list from '../../content/plans.json'

export type PlanId = 'starter' | 'professional' | 'enterprise'

export type Plan = {
  id: PlanId
  name: string
  /** US dollars a period. */
  usdPrice: number
  period: string
  summary: string
  features: string[]
  popular: boolean
  /** What the chat assistant quotes, by the visitor's timezone. */
  chatPrice: { inIndia: string; elsewhere: string }
}

/** Edited in `content/plans.json`, checked by `lib/content/read-plans.ts`. */
export const plans = list as Plan[]

export function planById(id: PlanId): Plan {
  const plan = plans.find((candidate) => candidate.id === id)
  if (!plan) throw new Error(`There is no plan "${id}" in content/plans.json.`)
  return plan
}
