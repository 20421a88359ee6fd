import { z } from 'zod'
import type { Plan } from '../../app/data/plans.ts'
import { ContentError } from './problem.ts'
import { wrongField } from './wrong-field.ts'

const FILE = 'content/plans.json'
/** Services name the smallest plan they are part of, and the chat assistant quotes all three, by these ids. */
const ids = ['starter', 'professional', 'enterprise'] as const

const words = (most: number) => z.string().trim().min(1).max(most)
const quote = words(16).regex(/\d/, 'a price with a digit')

const planSchema = z.strictObject({
  id: z.enum(ids),
  name: words(24),
  usdPrice: z.int().min(1).max(100_000),
  period: words(12),
  summary: words(80),
  popular: z.boolean(),
  features: z
    .array(words(60))
    .min(1)
    .max(12)
    .refine((features) => new Set(features).size === features.length),
  chatPrice: z.strictObject({ inIndia: quote, elsewhere: quote }),
})

const takes: Record<string, string> = {
  id: `one of ${ids.join(', ')}`,
  name: 'the name of the plan, 1 to 24 characters',
  usdPrice: 'a whole number of US dollars from 1 to 100000, without quotes',
  period: 'what stands behind the price, such as /month, 1 to 12 characters',
  summary: 'one sentence, 1 to 80 characters',
  popular: 'true or false, without quotes',
  features: 'a list of 1 to 12 different lines, each 1 to 60 characters',
  chatPrice: 'two prices as the chat writes them, inIndia and elsewhere, each 1 to 16 characters with a digit',
}

function describe({ path, ...issue }: z.core.$ZodIssue, given: unknown[]): string {
  const [index, ...inside] = path
  const sentence = wrongField(
    { ...issue, path: inside } as z.core.$ZodIssue,
    given[Number(index)],
    [`plan ${Number(index) + 1}`],
    takes,
  )
  return `${FILE}: ${sentence}${issue.code === 'unrecognized_keys' ? ` A plan has ${Object.keys(takes).join(', ')}.` : ''}`
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new ContentError(
      `${FILE} is not JSON. ${error instanceof Error ? error.message : ''}. A comma too many or too few is the usual cause.`,
    )
  }
}

/**
 * Reads the plans: three, from the smallest to the largest, one of them marked as popular. Names, prices, features and
 * their number are free; the ids and their order are not.
 * @param text of `content/plans.json`
 * @throws ContentError with one line for each wrong field
 */
export function readPlans(text: string): Plan[] {
  const given = parse(text)
  if (!Array.isArray(given)) throw new ContentError(`${FILE}: the file takes a list of three plans in [ ].`)
  const result = z.array(planSchema).safeParse(given)
  if (!result.success) throw new ContentError(result.error.issues.map((issue) => describe(issue, given)).join('\n'))
  const plans = result.data
  const found = plans.map(({ id }) => id)
  if (found.join() !== ids.join())
    throw new ContentError(
      `${FILE}: the plans are ${found.join(', ') || 'none'}, but the site takes three with the ids ${ids.join(', ')}, in this order. Change the name of a plan and leave its id.`,
    )
  const popular = plans.filter((plan) => plan.popular)
  if (popular.length !== 1)
    throw new ContentError(`${FILE}: ${popular.length} plans are popular, but exactly one takes "popular": true.`)
  return plans
}
