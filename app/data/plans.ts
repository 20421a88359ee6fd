export type PlanId = 'starter' | 'professional' | 'enterprise'
